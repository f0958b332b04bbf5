/** How people reach an employer about a job (product 3.24, 7.24), and which seekers did. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type JobContact } from '#contract/job-fields.ts';
import { type JobCall, type NewContact } from '#contract/job-contact.ts';
import { callsShown } from '#contract/limits.ts';
import { isBlocked } from '#server/applications/block-store.ts';
import { isVerified } from '#server/companies/company-store.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { type Tables } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { dayMs } from '#server/http/clock.ts';
import { enforceDailyCap } from '#server/http/limits/daily-caps.ts';
import { statusOf } from '#server/jobs/job-end-store.ts';
import { goneOf, isHidden } from '#server/jobs/job-visibility-store.ts';

type Trx = Transaction<Tables>;

/** A job's contact as JSON, as everyone but the owner sees it: without the number and the name. */
export const contactOf = (table: string): RawBuilder<JobContact> =>
  sql.raw(`(select case when ${table}.walk_in is not null or job_contacts.job_id is not null then json_build_object(
    'walk_in', ${table}.walk_in,
    'by', array_to_json(array_remove(array[
      case when phone is not null and can_be_given then 'phone' end,
      case when telegram is not null and can_be_given then 'telegram' end], null)),
    'phone', null, 'telegram', null) end
  from (select 1) as one left join job_contacts on job_contacts.job_id = ${table}.id
  cross join lateral (select approved_at is not null or exists (
    select from companies where companies.user_id = ${table}.employer_id and verification = 'verified'
  ) as can_be_given) as given)`);

/** What only the owner reads; undefined for anyone else, and without a number or name. */
export const readOwnContact = (db: Db, jobId: number, ownerId: number) =>
  db
    .selectFrom('job_contacts')
    .innerJoin('jobs', 'jobs.id', 'job_contacts.job_id')
    .select(['job_contacts.phone', 'job_contacts.telegram'])
    .where('job_id', '=', jobId)
    .where('jobs.employer_id', '=', ownerId)
    .executeTakeFirst();

/** By job; for operators. */
export async function readNumbers(db: Db, jobIds: readonly number[]): Promise<ReadonlyMap<number, Numbers>> {
  const { rows } = await sql<Numbers & { job_id: number }>`
    select job_id, phone, telegram from job_contacts where job_id = any(${[...jobIds]}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map(({ job_id, ...numbers }) => [job_id, numbers]));
}

/** Call this in the transaction that stores the job. An operator's approval holds only for what was approved. */
export async function saveContact(trx: Db, jobId: number, contact: NewContact): Promise<void> {
  const { phone = null, telegram = null } = contact ?? {};
  if (phone === null && telegram === null) {
    await trx.deleteFrom('job_contacts').where('job_id', '=', jobId).execute();
    return;
  }
  await trx
    .insertInto('job_contacts')
    .values({ job_id: jobId, phone, telegram })
    .onConflict((conflict) =>
      conflict.column('job_id').doUpdateSet({
        phone,
        telegram,
        approved_at: sql<Date | null>`case
          when (job_contacts.phone, job_contacts.telegram) is not distinct from (excluded.phone, excluded.telegram)
          then job_contacts.approved_at end`,
      }),
    )
    .execute();
}

/** Call this when an operator approves the posting. */
export async function approveContact(trx: Db, jobId: number, now: Date): Promise<void> {
  await trx.updateTable('job_contacts').set({ approved_at: now }).where('job_id', '=', jobId).execute();
}

/** Whether the seeker was given this job's contact in the last 24 hours: asking again costs nothing. */
export async function hasCalledToday(db: Db, userId: number, jobId: number, now: Date): Promise<boolean> {
  const call = await db
    .selectFrom('contact_calls')
    .select('job_id')
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .where('called_at', '>', dayBefore(now))
    .executeTakeFirst();
  return call !== undefined;
}

const dayBefore = (now: Date): Date => new Date(now.getTime() - dayMs);

type Calling = {
  readonly userId: number;
  readonly jobId: number;
  readonly now: Date;
  /** Different jobs in 24 hours; undefined if limits are off. */
  readonly cap: number | undefined;
};
type Numbers = { readonly phone: string | null; readonly telegram: string | null };

/**
 * The employer's phone number and Telegram name; records the call. Throws `not_found`, `job_closed`, `not_verified` if
 * neither the company is verified nor an operator approved the posting, and `daily_limit`.
 */
export async function contactEmployer(trx: Trx, { userId, jobId, now, cap }: Calling): Promise<Numbers> {
  const employerId = await requireCallable(trx, jobId);
  const contact = await trx
    .selectFrom('job_contacts')
    .select(['phone', 'telegram', 'approved_at'])
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  if (contact === undefined) return { phone: null, telegram: null };
  const { approved_at, ...numbers } = contact;
  if (approved_at === null && !(await isVerified(trx, employerId))) throw new Failure('not_verified');
  // As if there were no number: blocks stay secret.
  if (await isBlocked(trx, userId, employerId)) return { phone: null, telegram: null };
  // Of two calls at once for the last job of the day the second finds the first.
  await lockAccount(trx, userId);
  if (!(await hasCalledToday(trx, userId, jobId, now))) {
    await enforceDailyCap(trx, callsOf(trx, userId), { userId, now, rule: 'contacts', cap });
    await recordCall(trx, { userId, jobId, now });
  }
  return numbers;
}

/** The employer of a visible job that is hiring. The share lock prevents closing, removing and editing it meanwhile. */
async function requireCallable(trx: Trx, jobId: number): Promise<number> {
  const job = await trx
    .selectFrom('jobs')
    .select(['employer_id', statusOf('jobs').as('status')])
    .where('id', '=', jobId)
    .forShare()
    .executeTakeFirst();
  if (job === undefined || job.employer_id === null || (await isHidden(trx, jobId)))
    throw new Failure('not_found');
  if (job.status === 'Closed') throw new Failure('job_closed');
  return job.employer_id;
}

const callsOf = (trx: Trx, userId: number) =>
  trx
    .selectFrom('contact_calls')
    .select('called_at as date_added')
    .where('user_id', '=', userId)
    .orderBy('called_at', 'desc');

async function recordCall(trx: Trx, { userId, jobId, now }: Omit<Calling, 'cap'>): Promise<void> {
  await trx
    .insertInto('contact_calls')
    .values({ user_id: userId, job_id: jobId, called_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'job_id']).doUpdateSet({ called_at: now }))
    .execute();
}

/** The seeker's calls, newest first. */
export async function listCalls(db: Db, userId: number): Promise<JobCall[]> {
  const rows = await db
    .selectFrom('contact_calls')
    .innerJoin('jobs', 'jobs.id', 'contact_calls.job_id')
    .select(['contact_calls.job_id', 'jobs.name as job_name', 'called_at', goneOf().as('job_gone')])
    .where('contact_calls.user_id', '=', userId)
    .orderBy('called_at', 'desc')
    .orderBy('contact_calls.job_id', 'desc')
    .limit(callsShown)
    .execute();
  return rows.map(({ called_at, ...call }) => ({ ...call, called_at: called_at.toISOString() }));
}
