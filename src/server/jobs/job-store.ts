/** The employer's own jobs (product 7.6). */
import { sql, type Transaction } from 'kysely';
import { wholeList } from '#contract/limits.ts';
import { type ListPage } from '#contract/list-pages.ts';
import { type MyJob } from '#contract/my-jobs.ts';
import { insistOnAccount } from '#server/accounts/account-store.ts';
import { type Db } from '#server/database/connect.ts';
import { isAfter, microsecondsOf } from '#server/database/moments.ts';
import { type Tables } from '#server/database/tables.ts';
import { readCursor, rowsToRead, toPage } from '#server/http/api/cursor.ts';
import { type ChangedJob } from '#server/http/services.ts';
import { Failure } from '#server/http/api/failures.ts';
import { announce, closingEvent } from '#server/notices/announcement-store.ts';
import { closedBecauseOf } from './job-end-store.ts';
import { cardColumns, flagColumns, toJob } from './job-rows.ts';
import { isHidden, reviewOf, stopRemoved } from './job-visibility-store.ts';

type Trx = Transaction<Tables>;

/** The employer's jobs, newest first, with how many applied and how they were answered; of more than a whole list the newest. */
export async function readMyJobs(db: Db, employerId: number): Promise<MyJob[]> {
  return (await jobsOf(db, employerId).limit(wholeList).execute()).map(toMyJob);
}

/** The name that cursors of this list have. */
const list = 'mine';

/** A page of them. */
export async function pageMyJobs(db: Db, employerId: number, after: string): Promise<ListPage<MyJob>> {
  const rows = await jobsOf(db, employerId)
    .select(microsecondsOf('jobs.date_added').as('at'))
    .where(isAfter('jobs.date_added', 'jobs.id', readCursor(list, after)))
    .limit(rowsToRead())
    .execute();
  return toPage(list, rows, {
    place: ({ at, id }) => ({ at, id }),
    item: ({ at: _place, ...row }) => toMyJob(row),
  });
}

const jobsOf = (db: Db, employerId: number) =>
  db
    .selectFrom('jobs')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('applications')
          .whereRef('applications.job_id', '=', 'jobs.id')
          .select(({ fn }) => [
            fn.countAll<number>().as('appCount'),
            fn.countAll<number>().filterWhere('applications.status', '=', 'accepted').as('accepted'),
            fn.countAll<number>().filterWhere('applications.status', '=', 'rejected').as('rejected'),
          ])
          .as('counts'),
      (join) => join.onTrue(),
    )
    .select(cardColumns)
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

const changed = ['industry', 'category', 'level', 'job_type', 'location', 'province'] as const;

/**
 * Closes hiring and tells who waits for an answer, once however often it is asked; one that had ended stays so.
 * Throws `not_found`, or `forbidden` for somebody else's job.
 * @returns what was closed
 */
export async function stopJob(trx: Trx, id: number, employerId: number): Promise<ChangedJob> {
  await insistOnAccount(trx, employerId);
  const job = await trx
    .selectFrom('jobs')
    .select([...changed, 'name', 'employer_id', 'status'])
    .where('id', '=', id)
    // Nobody takes it down or puts it back meanwhile.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (job === undefined) throw new Failure('not_found');
  const { employer_id, status, name: job_name, ...stopped } = job;
  if (employer_id !== employerId) throw new Failure((await isHidden(trx, id)) ? 'not_found' : 'forbidden');
  if (status === 'Hiring') {
    await trx
      .updateTable('jobs')
      .set({ status: 'Closed', closed_because: sql`coalesce(${closedBecauseOf('jobs')}, 'stopped')` })
      .where('id', '=', id)
      .execute();
    await announce(trx, { event: `${closingEvent}${id}`, kind: 'job_closed', job_id: id, job_name });
  } else await stopRemoved(trx, id);
  return stopped;
}
