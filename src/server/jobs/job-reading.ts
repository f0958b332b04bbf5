/** One job in full with related ones (spec §7 GET /job/get/{id}), as a guest sees it. */
import { sql } from 'kysely';
import { type JobDetail, type JobListItem } from '#contract/jobs.ts';
import { relatedJobs } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { type JobRow } from '#server/database/tables.ts';
import { Failure } from '#server/http/api/failures.ts';
import { cardColumns, detailColumns, toGuestCard, toJob } from './job-rows.ts';

/** Throws `not_found`. */
export async function readJob(db: Db, id: number): Promise<JobDetail> {
  const job = await db.selectFrom('jobs').select(detailColumns).where('id', '=', id).executeTakeFirst();
  if (job === undefined) throw new Failure('not_found');
  return { ...toJob(job), applied: false, isFavorite: false, moreJobs: await readRelated(db, job) };
}

/** The order of an index, which stops early: this takes no longer among a million jobs. */
const order = sql`status desc, date_added desc, id desc`;

/** Jobs of the same category or industry, Hiring before Closed, then newest first, without the job itself. */
async function readRelated(
  db: Db,
  job: Pick<JobRow, 'id' | 'category' | 'industry'>,
): Promise<JobListItem[]> {
  const alikeBy = (column: 'category' | 'industry') =>
    db
      .selectFrom(
        db
          .selectFrom('jobs')
          .select(['id', 'status', 'date_added'])
          .where(column, '=', job[column])
          .where('id', '<>', job.id)
          .orderBy(order)
          .limit(relatedJobs)
          .as('alike'),
      )
      .selectAll();
  const page = alikeBy('category').union(alikeBy('industry')).orderBy(order).limit(relatedJobs);
  const rows = await db
    .selectFrom(page.as('page'))
    .innerJoin('jobs', 'jobs.id', 'page.id')
    .select(cardColumns)
    .orderBy(['jobs.status desc', 'jobs.date_added desc', 'jobs.id desc'])
    .execute();
  return rows.map(toGuestCard);
}
