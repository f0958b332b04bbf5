/** One job in full with related ones, saved jobs, and the employer's own (spec §7 /job). */
import { sql } from 'kysely';
import { type JobDetail, type JobListItem, type MyJob } from '#contract/jobs.ts';
import { relatedJobs } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { Failure } from '#server/http/failures.ts';
import { detailColumns, flagColumns, listColumns, noFlags, toListItem } from './job-rows.ts';

/** A job as it is found, before anybody's flags are known. */
export type FullJob = JobListItem & Omit<JobDetail, 'isFavorite'>;

/** The job as a guest sees it. Throws `not_found`. */
export async function readJob(db: Db, id: number): Promise<FullJob> {
  const row = await db.selectFrom('jobs').select(detailColumns).where('jobs.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Failure('not_found');
  return { ...toListItem(row, noFlags), moreJobs: await readRelated(db, row) };
}

type Related = { id: number; category: string; industry: string };

/**
 * Jobs of the same category or industry, Hiring before Closed, then newest first, without the job itself.
 * Each branch is read in the order of an index and stops early, so this takes no longer among a million jobs.
 */
async function readRelated(db: Db, { id, category, industry }: Related): Promise<JobListItem[]> {
  const limit = sql.lit(relatedJobs);
  const branch = (column: 'category' | 'industry', value: string) => sql`
    (select id from jobs where ${sql.ref(column)} = ${value} and id <> ${id}
     order by status desc, date_added desc, id desc limit ${limit})`;
  const ids = sql<number>`(${branch('category', category)} union ${branch('industry', industry)})`;
  const rows = await db
    .selectFrom('jobs')
    .select(listColumns)
    .where('jobs.id', 'in', ids)
    .orderBy('jobs.status', 'desc')
    .orderBy('jobs.date_added', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => toListItem(row, noFlags));
}

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
    .select(listColumns)
    .select(flagColumns(employerId))
    .select(['counts.appCount', 'counts.accepted', 'counts.rejected'])
    .where('jobs.employer_id', '=', employerId)
    .orderBy('jobs.date_added', 'desc')
    .orderBy('jobs.id', 'desc')
    .execute();
  return rows.map(({ favorite, applied, appCount, accepted, rejected, ...row }) => ({
    ...toListItem(row, { favorite, applied }),
    appCount: appCount ?? 0,
    accepted: accepted ?? 0,
    rejected: rejected ?? 0,
  }));
}

/** Closes hiring, however often it is asked. Throws `not_found`, or `forbidden` for somebody else's job. */
export async function stopJob(db: Db, id: number, employerId: number): Promise<void> {
  const stopped = await db
    .updateTable('jobs')
    .set({ status: 'Closed' })
    .where('id', '=', id)
    .where('employer_id', '=', employerId)
    .returning('id')
    .executeTakeFirst();
  if (stopped) return;
  const exists = await db.selectFrom('jobs').select('id').where('id', '=', id).executeTakeFirst();
  throw new Failure(exists ? 'forbidden' : 'not_found');
}
