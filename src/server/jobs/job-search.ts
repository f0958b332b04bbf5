/** Finds a page of jobs (spec §7 GET /job/get): filters, keyword, order. */
import { type Expression, type SqlBool } from 'kysely';
import { type JobListItem, type JobsQuery } from '#contract/jobs.ts';
import { pageSize } from '#contract/limits.ts';
import { type Sort } from '#contract/options.ts';
import { type Db } from '#server/database/connect.ts';
import { searchCondition } from '#server/search/search-condition.ts';
import { filtersOf, type JobFilter } from './job-filters.ts';
import { listColumns, noFlags, toListItem } from './job-rows.ts';

/** Every order ends at the id, so that pages never repeat or skip a job. */
const orders = {
  Date: ['jobs.date_added', 'jobs.id'],
  Salary: ['jobs.salary_number', 'jobs.id'],
} as const satisfies Record<Sort, readonly string[]>;

/** A page of the jobs that meet all conditions: the ids are found in an index first, then only their rows are read. */
async function readPage(
  db: Db,
  conditions: readonly JobFilter[],
  sort: Sort,
  page: number,
): Promise<JobListItem[]> {
  const [first, then] = orders[sort];
  const ids = db
    .selectFrom('jobs')
    .select('jobs.id')
    .where((eb) => eb.and(conditions.map((condition) => condition(eb))))
    .orderBy(first, (order) => order.desc().nullsLast())
    .orderBy(then, 'desc')
    .limit(pageSize)
    .offset(page * pageSize);
  const rows = await db
    .selectFrom(ids.as('page'))
    .innerJoin('jobs', 'jobs.id', 'page.id')
    .select(listColumns)
    .orderBy(first, (order) => order.desc().nullsLast())
    .orderBy(then, 'desc')
    .execute();
  return rows.map((row) => toListItem(row, noFlags));
}

const always =
  (condition: Expression<SqlBool>): JobFilter =>
  () =>
    condition;

/** The jobs of one page as a guest sees them; a page past the end is empty. */
export async function findJobs(db: Db, query: JobsQuery): Promise<JobListItem[]> {
  const { keyword, sort, page } = query;
  const filters = filtersOf(query);
  if (filters === 'nothing') return [];
  const byWords = searchCondition(keyword);
  if (byWords === undefined) return readPage(db, filters, sort, page);

  const conditions = [...filters, always(byWords)];
  const found = await readPage(db, conditions, sort, page);
  const byClusters = searchCondition(keyword, 'clusters');
  if (found.length > 0 || byClusters === undefined) return found;
  // A later page may be empty because it is past the end: then the words did find something before.
  const isPastTheEnd = page > 0 && (await readPage(db, conditions, sort, 0)).length > 0;
  return isPastTheEnd ? [] : readPage(db, [...filters, always(byClusters)], sort, page);
}
