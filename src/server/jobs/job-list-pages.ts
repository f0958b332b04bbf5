/** Lists of jobs that go on after a cursor (product 7.40), such as a company's: the newest first, as guests see them. */
import { sql, type SqlBool } from 'kysely';
import * as z from 'zod/mini';
import { jobsQuery } from '#contract/job-requests.ts';
import { type JobListItem, type JobsQuery, listJobs } from '#contract/jobs.ts';
import { pageSize } from '#contract/limits.ts';
import { firstPage, type ListPage } from '#contract/list-pages.ts';
import { type Db } from '#server/database/connect.ts';
import { isAfter, microsecondsOf } from '#server/http/api/cursor.ts';
import { readCursor, rowsToRead, toPage } from '#server/http/api/cursor.ts';
import { Failure } from '#server/http/api/failures.ts';
import { SerializedReply } from '#server/http/api/serialized-reply.ts';
import { filtersOf, passing } from './job-filters.ts';
import { orders } from './job-pages.ts';
import { readCards } from './job-search.ts';

/** The name that cursors of these lists have. */
const list = 'jobs';

/**
 * A page of the jobs that pass the filters. Throws `invalid` for another order, and where words or verified companies
 * are sought, which no index has in the order of time.
 */
export async function pageJobs(
  db: Db,
  { after, ...query }: JobsQuery & { readonly after: string },
): Promise<ListPage<JobListItem>> {
  const place = readCursor(list, after);
  if (query.sort !== 'Date' || query.verified || query.keyword.trim() !== '')
    throw new Failure('invalid', { fields: { after: 'wrong_type' } });
  const filters = filtersOf(query);
  if (filters === 'nothing') return { items: [], next: null };
  const found = await db
    .selectFrom('jobs')
    .select(['jobs.id', microsecondsOf('jobs.date_added').as('at')])
    .where(passing(filters))
    .where(isAfter('jobs.date_added', 'jobs.id', place))
    .orderBy(orders.Date)
    .limit(sql.lit(rowsToRead(pageSize)))
    .execute();
  const { items: ids, next } = toPage(list, found, {
    place: (row) => row,
    item: ({ id }) => id,
    size: pageSize,
  });
  // What was hidden between the two looks is not shown.
  const these = sql<SqlBool>`(jobs.id = any(${ids}::bigint[]) and ${passing([])})`;
  const { json } = await readCards(db, these, orders.Date);
  return { items: new SerializedReply(json).read(listJobs), next };
}

/** The first page of a company's open jobs. */
export const pageOpenJobsOf = (db: Db, companyId: number): Promise<ListPage<JobListItem>> =>
  pageJobs(db, {
    ...z.parse(jobsQuery, { company: String(companyId), status: 'Hiring' }),
    after: firstPage,
  });
