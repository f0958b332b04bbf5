/** Which jobs others than their owners see (product 4.17): all that nothing hides. */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Review } from '#contract/review.ts';
import { type Db } from '#server/database/connect.ts';

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
    .values({ job_id: jobId, waiting_since: now })
    .onConflict((conflict) =>
      conflict.column('job_id').doUpdateSet({
        waiting_since: sql<Date>`coalesce(hidden_jobs.waiting_since, excluded.waiting_since)`,
      }),
    )
    .execute();
}
