/** The employer's own jobs (product 7.6). */
import { sql } from 'kysely';
import { type MyJob } from '#contract/jobs.ts';
import { type Db } from '#server/database/connect.ts';
import { type ChangedJob } from '#server/http/services.ts';
import { Failure } from '#server/http/api/failures.ts';
import { closedBecauseOf } from './job-end-store.ts';
import { cardColumns, flagColumns, toJob } from './job-rows.ts';
import { isShown, reviewOf } from './job-visibility-store.ts';

/** The employer's jobs, newest first, with how many applied and how they were answered. */
export async function readMyJobs(db: Db, employerId: number): Promise<MyJob[]> {
  const rows = await db
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
    .orderBy('jobs.id', 'desc')
    .execute();
  return rows.map(({ appCount, accepted, rejected, ...row }) => ({
    ...toJob(row),
    appCount: appCount ?? 0,
    accepted: accepted ?? 0,
    rejected: rejected ?? 0,
  }));
}

/** Closes hiring, however often it is asked, and tells what was closed; one that had ended stays so. Throws `not_found`, or `forbidden` for somebody else's job. */
export async function stopJob(db: Db, id: number, employerId: number): Promise<ChangedJob> {
  const stopped = await db
    .updateTable('jobs')
    .set({ status: 'Closed', closed_because: sql`coalesce(${closedBecauseOf('jobs')}, 'stopped')` })
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .returning(['industry', 'category', 'level', 'job_type', 'location', 'province'])
    .executeTakeFirst();
  if (stopped) return stopped;
  const exists = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', id)
    .where(isShown())
    .executeTakeFirst();
  throw new Failure(exists ? 'forbidden' : 'not_found');
}
