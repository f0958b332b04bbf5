/** Which jobs others than their owners see (product 4.17): all that nothing hides. */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type ClosingReason, type Review } from '#contract/job-fields.ts';
import { type JobHiddenReason } from '#contract/applications.ts';
import { type Db } from '#server/database/connect.ts';
import { dayAt } from './job-end-store.ts';

/** Of a table that is called so. */
export const isShown = (table = 'jobs'): RawBuilder<SqlBool> =>
  sql.raw(`not exists (select from hidden_jobs where hidden_jobs.job_id = ${table}.id)`);

/** What its owner is told of a job's waiting. */
export const reviewOf = (table = 'jobs'): RawBuilder<Review> =>
  sql.raw(`(select 'waiting' from hidden_jobs
    where hidden_jobs.job_id = ${table}.id and waiting_since is not null and removed_at is null)`);

/** For whoever has locked the job's row, after which only a statement of its own sees what was hidden before. */
export async function isHidden(trx: Db, jobId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('hidden_jobs')
    .select('job_id')
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Hides the job until an operator has looked at it; one that waits already keeps its place. */
export async function letWait(trx: Db, jobId: number, now: Date): Promise<void> {
  await trx
    .insertInto('hidden_jobs')
    .values({ job_id: jobId, waiting_since: now, hidden_since: now })
    .onConflict((conflict) =>
      conflict.column('job_id').doUpdateSet({
        waiting_since: sql<Date>`coalesce(hidden_jobs.waiting_since, excluded.waiting_since)`,
      }),
    )
    .execute();
}

const reasonToday = sql.raw(`select case when expires_on < ${dayAt('now()')} then 'expired' else 'stopped' end
  from jobs where jobs.id = hidden_jobs.job_id`);

/** A removed job that its owner stops is a stopped one when it is put back, unless its last day was over already. */
export async function stopRemoved(trx: Db, jobId: number): Promise<void> {
  await trx
    .updateTable('hidden_jobs')
    .set({ status_before: 'Closed', closed_because_before: sql<ClosingReason>`(${reasonToday})` })
    .where('job_id', '=', jobId)
    .where('removed_at', 'is not', null)
    .where('status_before', '=', 'Hiring')
    .execute();
}

/** What an applicant is told of a job that only its owner sees (product 2.10, 4.17); null while it is shown. */
export const goneOf = (table = 'jobs'): RawBuilder<JobHiddenReason | null> =>
  sql.raw(`(select case when removed_at is null then 'hidden' else 'removed' end
    from hidden_jobs where hidden_jobs.job_id = ${table}.id and ${table}.employer_id is not null)`);
