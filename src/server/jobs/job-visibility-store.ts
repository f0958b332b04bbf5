/** Which jobs are visible to others than their owners (product 4.17). */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type ClosingReason, type Review } from '#contract/job-fields.ts';
import { type JobHiddenReason } from '#contract/applications.ts';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { dayAt } from './job-end-store.ts';

/** `table` is the name or alias of the jobs. */
export const isShown = (table = 'jobs'): RawBuilder<SqlBool> =>
  sql.raw(`not exists (select from hidden_jobs where hidden_jobs.job_id = ${table}.id)`);

/** The review state that the owner sees. */
export const reviewOf = (table = 'jobs'): RawBuilder<Review> =>
  sql.raw(`(select 'waiting' from hidden_jobs
    where hidden_jobs.job_id = ${table}.id and waiting_since is not null and removed_at is null)`);

/** Call this after locking the job's row: only a new statement sees changes committed meanwhile. */
export async function isHidden(trx: Db, jobId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('hidden_jobs')
    .select('job_id')
    .where('job_id', '=', jobId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Hides the job until an operator has reviewed it. A job that waits already stays at its position in the queue. */
export async function hideForReview(trx: Db, jobId: number, now: Date): Promise<void> {
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

/** Makes a removed job Closed for the case that it is restored, because its owner stopped it. */
export async function stopRemoved(trx: Db, jobId: number): Promise<void> {
  await trx
    .updateTable('hidden_jobs')
    .set({ status_before: 'Closed', closed_because_before: sql<ClosingReason>`(${reasonToday})` })
    .where('job_id', '=', jobId)
    .where('removed_at', 'is not', null)
    .where('status_before', '=', 'Hiring')
    .execute();
}

/** Why an applicant can't see the job (product 2.10, 4.17); null while it is shown. */
export const goneOf = (table = 'jobs'): RawBuilder<JobHiddenReason | null> =>
  sql.raw(`(select case when removed_at is null then 'hidden' else 'removed' end
    from hidden_jobs where hidden_jobs.job_id = ${table}.id and ${table}.employer_id is not null)`);

/** Changes get their id before they are committed, so later ids may be visible first: at most this many. */
const newest = 100;

/** A hash that changes when a job or an account is hidden or shown again, from rows that triggers on `hidden_jobs` and `users` insert. */
export async function readHiddenMark(db: Db): Promise<string> {
  const { rows } = await sql<{ mark: string | null }>`
    select md5(string_agg(id::text, ',' order by id)) as mark
    from (select id from hidden_changes order by id desc limit ${sql.lit(newest)}) changes`.execute(db);
  return rows[0]?.mark ?? '';
}

/** Rows per statement. */
const batch = 1_000;

/** Deletes all but the newest and a margin. */
export const deleteOldHiddenChanges = (db: Db): Promise<void> =>
  inBatches(async () => {
    const { rows } = await sql`
      delete from hidden_changes where id = any(array(
        select id from hidden_changes order by id desc offset ${sql.lit(10 * newest)} limit ${sql.lit(batch)}
      )) returning id`.execute(db);
    return rows.length === batch;
  });
