/** Saved jobs (product 7.5): who saved what, and when. */
import { type JobListItem } from '#contract/jobs.ts';
import { type Db } from '#server/database/connect.ts';
import { isForeignKeyViolation } from '#server/database/database-error.ts';
import { type Clock } from '#server/http/clock.ts';
import { Failure } from '#server/http/api/failures.ts';
import { cardColumns, flagColumns, toJob } from './job-rows.ts';
import { isShown } from './job-visibility-store.ts';

/** Saves the job; saving it again changes nothing. Throws `not_found`, for one that is hidden too. */
export async function addFavourite(db: Db, clock: Clock, userId: number, jobId: number): Promise<void> {
  await insistOnShown(db, jobId);
  try {
    await db
      .insertInto('favourites')
      .values({ user_id: userId, job_id: jobId, saved_at: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } catch (error) {
    throw isForeignKeyViolation(error) ? new Failure('not_found') : error;
  }
}

/** Takes the job off the saved ones, whether it was there or not. Throws `not_found` for a job that does not exist, or is hidden. */
export async function removeFavourite(db: Db, userId: number, jobId: number): Promise<void> {
  const removed = await db
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .returning('job_id')
    .executeTakeFirst();
  if (removed) return;
  await insistOnShown(db, jobId);
}

async function insistOnShown(db: Db, jobId: number): Promise<void> {
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where(isShown())
    .executeTakeFirst();
  if (job === undefined) throw new Failure('not_found');
}

/** The saved jobs, newest saved first. */
export async function readFavourites(db: Db, userId: number): Promise<JobListItem[]> {
  const rows = await db
    .selectFrom('favourites as saved')
    .innerJoin('jobs', 'jobs.id', 'saved.job_id')
    .select(cardColumns)
    .select((eb) => flagColumns(userId)(eb))
    .where('saved.user_id', '=', userId)
    .where(isShown())
    .orderBy('saved.saved_at', 'desc')
    .orderBy('saved.job_id', 'desc')
    .execute();
  return rows.map(toJob);
}

/** The same jobs with what the person saved and applied for, in one query. */
export async function withFlags<Job extends JobListItem>(
  db: Db,
  userId: number,
  jobs: readonly Job[],
): Promise<Job[]> {
  const ids = jobs.map((job) => job.job_id);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('favourites')
    .select(['job_id', (eb) => eb.lit(true).$castTo<boolean>().as('isSaved')])
    .where('user_id', '=', userId)
    .where('job_id', 'in', ids)
    .unionAll(
      db
        .selectFrom('applications')
        .select(['job_id', (eb) => eb.lit(false).$castTo<boolean>().as('isSaved')])
        .where('user_id', '=', userId)
        .where('job_id', 'in', ids),
    )
    .execute();
  const idsWhere = (isSaved: boolean) =>
    new Set(rows.filter((row) => row.isSaved === isSaved).map((row) => row.job_id));
  const [saved, applied] = [idsWhere(true), idsWhere(false)];
  return jobs.map((job) => ({ ...job, favorite: saved.has(job.job_id), applied: applied.has(job.job_id) }));
}
