/** An employer's own jobs, newest first, with counts of applications (product 7.6, 7.40). */
import { sql, type SqlBool } from 'kysely';
import { scannedRows, soonDays } from '#contract/limits.ts';
import { type ListPage } from '#contract/list-pages.ts';
import { type MyJob, type MyJobsView } from '#contract/my-jobs.ts';
import { normalise } from '#search/normalise.ts';
import { isDelivered } from '#server/applications/block-store.ts';
import { type Db } from '#server/database/connect.ts';
import { isAfter, microsecondsOf } from '#server/http/api/cursor.ts';
import { readCursor, rowsToRead, toPage } from '#server/http/api/cursor.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { dayAt, isHiring } from './job-end-store.ts';
import { cardColumns, flagColumns, toJob } from './job-rows.ts';
import { reviewOf } from './job-visibility-store.ts';

/** Newest first. */
export async function listMyJobIds(db: Db, employerId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', '=', employerId)
    .orderBy('date_added', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Reads those of the jobs that belong to the employer, newest first. */
export async function readMyJobs(
  db: Db,
  employerId: number,
  ids: readonly number[],
  demo: boolean,
): Promise<MyJob[]> {
  const rows = await jobsOf(db, employerId, demo)
    .where(sql<SqlBool>`jobs.id = any(${ids}::bigint[])`)
    .execute();
  return rows.map(toMyJob);
}

/** Throws `not_found`, also for someone else's job. */
export async function readMyJob(db: Db, employerId: number, id: number, demo: boolean): Promise<MyJob> {
  const row = await jobsOf(db, employerId, demo).where('jobs.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Failure('not_found');
  return toMyJob(row);
}

const inView: Readonly<Record<MyJobsView, ReturnType<typeof sql<SqlBool>>>> = {
  hiring: isHiring,
  ending: sql<SqlBool>`(jobs.status = 'Hiring'
    and jobs.expires_on between ${sql.raw(dayAt('now()'))} and ${sql.raw(dayAt(`(now() + interval '${soonDays} days')`))})`,
  closed: sql<SqlBool>`not coalesce(${isHiring}, false)`,
};

/** The list's name in cursors. */
const list = 'mine';

type PageRequest = { readonly after: string; readonly view: MyJobsView | null; readonly name: string };

/** A page of the jobs in a view whose names contain a text. */
export async function pageMyJobs(
  db: Db,
  employerId: number,
  { after, view, name }: PageRequest,
  demo: boolean,
): Promise<ListPage<MyJob>> {
  const ids = await idsNamed(db, employerId, name);
  const rows = await jobsOf(db, employerId, demo)
    .select(microsecondsOf('jobs.date_added').as('at'))
    .where(isAfter('jobs.date_added', 'jobs.id', readCursor(list, after)))
    .$if(view !== null, (some) => some.where(inView[view ?? 'hiring']))
    .$if(ids !== undefined, (some) => some.where(sql<SqlBool>`jobs.id = any(${ids}::bigint[])`))
    .limit(rowsToRead())
    .execute();
  return toPage(list, rows, {
    place: ({ at, id }) => ({ at, id }),
    item: ({ at: _place, ...row }) => toMyJob(row),
  });
}

/** Compares names here, because the database can't normalise spellings like the client does. Only the newest jobs are searched. */
async function idsNamed(db: Db, employerId: number, name: string): Promise<number[] | undefined> {
  const wanted = normalise(name.trim());
  if (wanted === '') return undefined;
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'name'])
    .where('employer_id', '=', employerId)
    .orderBy('date_added', 'desc')
    .orderBy('id', 'desc')
    .limit(scannedRows)
    .execute();
  return rows.filter((job) => normalise(job.name).includes(wanted)).map(({ id }) => id);
}

const jobsOf = (db: Db, employerId: number, demo: boolean) =>
  db
    .selectFrom('jobs')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('applications')
          .whereRef('applications.job_id', '=', 'jobs.id')
          .where(isDelivered)
          .select(({ fn }) => [
            fn.countAll<number>().as('appCount'),
            fn.countAll<number>().filterWhere('applications.status', '=', 'accepted').as('accepted'),
            fn.countAll<number>().filterWhere('applications.status', '=', 'rejected').as('rejected'),
          ])
          .as('counts'),
      (join) => join.onTrue(),
    )
    .select(cardColumns(demo))
    .select(flagColumns(employerId))
    .select(reviewOf().as('review'))
    .select(['counts.appCount', 'counts.accepted', 'counts.rejected'])
    .where('jobs.employer_id', '=', employerId)
    .orderBy('jobs.date_added', 'desc')
    .orderBy('jobs.id', 'desc');

type MyRow = Awaited<ReturnType<ReturnType<typeof jobsOf>['execute']>>[number];

const toMyJob = ({ appCount, accepted, rejected, ...row }: MyRow): MyJob => ({
  ...toJob(row),
  appCount: appCount ?? 0,
  accepted: accepted ?? 0,
  rejected: rejected ?? 0,
});
