/** Saved jobs (product 7.5). */
import { sql, type SqlBool } from 'kysely';
import { type JobListItem } from '#contract/jobs.ts';
import { type ListPage } from '#contract/list-pages.ts';
import { isNotBlocking } from '#server/applications/block-store.ts';
import { type Db } from '#server/database/connect.ts';
import { isForeignKeyViolation } from '#server/database/database-error.ts';
import { isAfter, microsecondsOf } from '#server/http/api/cursor.ts';
import { readCursor, rowsToRead, toPage } from '#server/http/api/cursor.ts';
import { type Clock } from '#server/http/clock.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { cardColumns, flagColumns, toJob } from './job-rows.ts';
import { isShown } from './job-visibility-store.ts';

/** Saving a job again changes nothing. Throws `not_found`, also for a hidden job. */
export async function addFavourite(db: Db, clock: Clock, userId: number, jobId: number): Promise<void> {
  await requireShown(db, jobId);
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

/** Does nothing if the job is not saved. Throws `not_found` for a missing or hidden job that is not saved. */
export async function removeFavourite(db: Db, userId: number, jobId: number): Promise<void> {
  const removed = await db
    .deleteFrom('favourites')
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .returning('job_id')
    .executeTakeFirst();
  if (removed) return;
  await requireShown(db, jobId);
}

async function requireShown(db: Db, jobId: number): Promise<void> {
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where(isShown())
    .executeTakeFirst();
  if (job === undefined) throw new Failure('not_found');
}

/** The ids of the saved jobs, last saved first. */
export async function listFavouriteIds(db: Db, userId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favourites as saved')
    .innerJoin('jobs', 'jobs.id', 'saved.job_id')
    .select('saved.job_id')
    .where('saved.user_id', '=', userId)
    .where(isShown())
    .where(isNotBlocking('saved.user_id', 'jobs.employer_id'))
    .orderBy('saved.saved_at', 'desc')
    .orderBy('saved.job_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ job_id }) => job_id);
}

/** Reads those of the jobs that the user saved, last saved first. */
export async function readFavourites(
  db: Db,
  userId: number,
  ids: readonly number[],
  demo: boolean,
): Promise<JobListItem[]> {
  const rows = await savedBy(db, userId, demo)
    .where(sql<SqlBool>`saved.job_id = any(${ids}::bigint[])`)
    .execute();
  return rows.map(toJob);
}

/** The list's name in cursors. */
const list = 'saved';

/** A page of the saved jobs. */
export async function pageFavourites(
  db: Db,
  userId: number,
  after: string,
  demo: boolean,
): Promise<ListPage<JobListItem>> {
  const cursor = readCursor(list, after);
  const rows = await savedBy(db, userId, demo)
    .select(microsecondsOf('saved.saved_at').as('at'))
    .where(isAfter('saved.saved_at', 'saved.job_id', cursor))
    .limit(rowsToRead())
    .execute();
  return toPage(list, rows, {
    place: ({ at, id }) => ({ at, id }),
    item: ({ at: _place, ...row }) => toJob(row),
  });
}

const savedBy = (db: Db, userId: number, demo: boolean) =>
  db
    .selectFrom('favourites as saved')
    .innerJoin('jobs', 'jobs.id', 'saved.job_id')
    .select(cardColumns(demo))
    .select((eb) => flagColumns(userId)(eb))
    .where('saved.user_id', '=', userId)
    .where(isShown())
    .where(isNotBlocking('saved.user_id', 'jobs.employer_id'))
    .orderBy('saved.saved_at', 'desc')
    .orderBy('saved.job_id', 'desc');

type Flags = { readonly favorite: boolean; readonly applied: boolean };

/** Which of the jobs the person saved and applied for; both false for missing jobs. */
export async function readFlags(
  db: Db,
  userId: number,
  ids: readonly number[],
): Promise<(jobId: number) => Flags> {
  if (ids.length === 0) return () => ({ favorite: false, applied: false });
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
  return (jobId) => ({ favorite: saved.has(jobId), applied: applied.has(jobId) });
}

/** Sets the person's flags in the jobs. */
export async function withFlags<Job extends JobListItem>(
  db: Db,
  userId: number,
  jobs: readonly Job[],
): Promise<Job[]> {
  const flagsOf = await readFlags(
    db,
    userId,
    jobs.map(({ job_id }) => job_id),
  );
  return jobs.map((job) => ({ ...job, ...flagsOf(job.job_id) }));
}
