/** Finds a page of jobs (spec §7 GET /job/get): filters, keyword, order. */
import { type Expression, type OrderByItemBuilder, sql, type SqlBool } from 'kysely';
import { type JobListItem, type JobsQuery } from '#contract/jobs.ts';
import { pageSize } from '#contract/limits.ts';
import { type Sort } from '#contract/options.ts';
import { type Db } from '#server/database/connect.ts';
import { searchCondition } from '#server/search/search-condition.ts';
import { filtersOf, type JobFilter } from './job-filters.ts';
import { listColumns, noFlags, toListItem } from './job-rows.ts';

/** The order of an index, nulls included: in any other one PostgreSQL sorts the whole table for each page. */
const orders = {
  Date: { by: 'jobs.date_added', direction: (order: OrderByItemBuilder) => order.desc() },
  Salary: { by: 'jobs.salary_number', direction: (order: OrderByItemBuilder) => order.desc().nullsLast() },
} as const satisfies Record<Sort, object>;

/** Written into the statement: where a limit is a parameter, PostgreSQL plans every call anew. */
const aPage = sql.lit(pageSize);

/**
 * A page of the jobs that meet all conditions. Every order ends at the id, so that pages never repeat or skip a job.
 * For later pages the ids are found in an index first, so that the rows before them are never read.
 */
async function readPage(
  db: Db,
  conditions: readonly JobFilter[],
  sort: Sort,
  page: number,
): Promise<JobListItem[]> {
  const { by, direction } = orders[sort];
  const wanted = db
    .selectFrom('jobs')
    .where((eb) => eb.and(conditions.map((condition) => condition(eb))))
    .orderBy(by, direction)
    .orderBy('jobs.id', 'desc')
    .limit(aPage);
  const rows =
    page === 0
      ? await wanted.select(listColumns).execute()
      : await db
          .selectFrom(
            wanted
              .select('jobs.id')
              .offset(page * pageSize)
              .as('page'),
          )
          .innerJoin('jobs', 'jobs.id', 'page.id')
          .select(listColumns)
          .orderBy(by, direction)
          .orderBy('jobs.id', 'desc')
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
