/** Posts jobs for companies without an account: one, or a batch of an import (product 7.47). */
import { sql, type Transaction } from 'kysely';
import { dayInCambodia } from '#contract/days.ts';
import { maximumDaysOnBehalf } from '#contract/limits.ts';
import { type JobOnBehalf } from '#contract/on-behalf.ts';
import { newJob, type NewJob } from '#contract/postings.ts';
import { type Tables } from '#server/database/tables.ts';
import { approveContact, saveContact } from '#server/contact/contact-store.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { newJobTask } from '#server/jobs/new-job-store.ts';
import { toJobRow } from '#server/jobs/posting-store.ts';
import { addWords } from '#server/search/word-store.ts';
import { addTasks } from '#server/tasks/task-store.ts';

export type OnBehalf = {
  readonly job: JobOnBehalf;
  readonly companyId: number;
};

/** It ends after 30 days at most. */
const endingSoon = (expires_on: string | null): string => {
  const last = dayInCambodia(maximumDaysOnBehalf);
  return expires_on === null || expires_on > last ? last : expires_on;
};

const jobFields = Object.keys(newJob.shape);
const postedOf = (job: JobOnBehalf): NewJob => {
  const fields = Object.entries(job).filter(([field]) => jobFields.includes(field));
  // The compiler cannot see that only the company and the source are left out.
  return { ...(Object.fromEntries(fields) as NewJob), expires_on: endingSoon(job.expires_on) };
};

/** The operator who posts the number approves it. */
async function addContact(
  trx: Transaction<Tables>,
  jobId: number,
  { contact }: JobOnBehalf,
  now: Date,
): Promise<void> {
  if (!contact?.phone && !contact?.telegram) return;
  await saveContact(trx, jobId, contact);
  await approveContact(trx, jobId, now);
}

/** Call this after locking the companies. Returns the ids in the same order. */
export async function postOnBehalf(
  trx: Transaction<Tables>,
  posts: readonly OnBehalf[],
  now: Date,
): Promise<number[]> {
  if (posts.length === 0) return [];
  await addWords(
    trx,
    posts.map(({ job }) => job),
  );
  const added = await trx
    .insertInto('jobs')
    .values(posts.map(({ job, companyId }) => toJobRow(postedOf(job), companyId, now)))
    .returning('id')
    .execute();
  // Ids are given out in the order of the rows.
  const ids = added.map(({ id }) => id).sort((one, other) => one - other);
  await trx
    .insertInto('job_sources')
    .values(
      posts.map(({ job: { source, ref } }, at) => ({
        job_id: ids[at] ?? 0,
        name: source.name,
        url: source.url,
        day: source.date,
        ref,
      })),
    )
    .execute();
  for (const [at, { job }] of posts.entries()) await addContact(trx, ids[at] ?? 0, job, now);
  await addTasks(
    trx,
    ids.map((job_id) => ({ kind: newJobTask, payload: { job_id }, rank: 2 as const })),
  );
  return ids;
}

/** Any number that nothing else uses. */
const lockId = 7_126_010;

/** Two calls at a time could post the same ref twice. Call this before locking a company. */
export const lockRefs = (trx: Transaction<Tables>): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(trx);

/** The company's job with the ref, if it was posted before. Throws `invalid` if the ref is of another company's job. */
export async function findByRef(
  trx: Transaction<Tables>,
  ref: string,
  companyId: number,
): Promise<number | undefined> {
  const found = await trx
    .selectFrom('job_sources')
    .innerJoin('jobs', 'jobs.id', 'job_sources.job_id')
    .select(['job_id', 'employer_id'])
    .where('ref', '=', ref)
    .executeTakeFirst();
  if (found !== undefined && found.employer_id !== companyId)
    throw new Failure('invalid', { fields: { ref: 'wrong_type' } });
  return found?.job_id;
}
