/** Calls for reaching an employer about a job, its poster, and how it ended (product 7.24). */
import { type FastifyInstance } from 'fastify';
import { contactEmployer, getPoster, listCalls } from '#contract/job-contact.ts';
import { answerOutcome } from '#contract/outcomes.ts';
import { type Poster, type PosterJob } from '#contract/poster.ts';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { companyOfJob } from '#server/companies/company-store.ts';
import { type Db } from '#server/database/connect.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { FileReply } from '#server/http/api/call.ts';
import { mount } from '#server/http/api/mount.ts';
import {
  countByAddress,
  isCountedByAddress,
  limit,
  limitByAddress,
  type RateLimits,
} from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import * as contacts from './contact-store.ts';
import { saveOutcome } from './outcome-store.ts';

type Context = Services & {
  readonly texts: ServerTexts | undefined;
  readonly publicUrl?: string | undefined;
  readonly pdf: { readonly draw: (asker: string, drawing: { poster: Poster }) => Promise<Uint8Array> };
};

type From = { readonly address: string; readonly device: string | null };

/**
 * A point for each job that is new to the caller's network or device, so that it doesn't matter with how many accounts
 * they ask.
 */
async function limitNewJobs(limits: RateLimits, { address, device }: From, jobId: number): Promise<void> {
  const who = `job ${jobId}`;
  const { contactOfJob, contactByDevice } = limits;
  // Only what was not refused counts as known: otherwise a second try would get the number.
  if (!(await isCountedByAddress(contactOfJob, address, who))) {
    await limitByAddress(limits, 'contactByAddress', address);
    await countByAddress(contactOfJob, address, { who });
  }
  // Clients that name no device are limited by network only.
  if (device === null || (await contactOfJob.get(`device ${device} ${who}`)) !== null) return;
  await limit(contactByDevice, `device ${device}`);
  await contactOfJob.penalty(`device ${device} ${who}`, 1);
}

/** What the job's poster shows (product 2.66). Throws `not_found`, also for someone else's job. */
async function readPosterJob(db: Db, jobId: number, ownerId: number): Promise<PosterJob> {
  const job = await db
    .selectFrom('jobs')
    .select(['id as job_id', 'name', 'location', 'province', 'district', 'conditions', 'walk_in'])
    .select(['salary', 'salary_min', 'salary_max', 'salary_currency', 'salary_period'])
    .select(companyOfJob.as('company'))
    .where('id', '=', jobId)
    .where('employer_id', '=', ownerId)
    .executeTakeFirst();
  if (job === undefined) throw new Failure('not_found');
  return job;
}

export function contactRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock, limits, dailyCaps, texts, publicUrl, pdf } = context;

  mount(
    app,
    contactEmployer,
    async ({ params: { id: jobId }, caller: { user_id: userId }, body, address }) => {
      const calling = { userId, jobId, now: clock(), cap: dailyCaps?.contacts };
      // Outside the transaction, because limits may be counted in the database, which may have one connection.
      if (!(await contacts.hasCalledToday(db, userId, jobId, calling.now)))
        await limitNewJobs(limits, { address, device: body.device }, jobId);
      return db.transaction().execute((trx) => contacts.contactEmployer(trx, calling));
    },
  );

  mount(app, listCalls, ({ caller }) => contacts.listCalls(db, caller.user_id));

  mount(app, answerOutcome, async ({ caller, body }) => {
    const now = clock();
    await db.transaction().execute((trx) => saveOutcome(trx, { ...body, caller, now }));
    return body;
  });

  mount(app, getPoster, async ({ caller: { user_id: userId }, params, query }) => {
    await limit(limits.cvPdf, userId);
    const job = await readPosterJob(db, params.id, userId);
    const site = publicUrl ?? query.site;
    // Texts and labels are part of the built client.
    if (texts === undefined || !site) throw new Failure('not_found');
    const poster = texts.poster(job, site);
    const file = await pdf.draw(`account ${userId}`, { poster });
    return new FileReply(`poster-${params.id}.pdf`, 'application/pdf', file);
  });
}
