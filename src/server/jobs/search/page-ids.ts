/** Queries for the ids of one page of a list: by filters in order, or by a further condition, whether common or rare. */
import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { type Sort } from '#contract/options.ts';
import { type Db } from '#server/database/connect.ts';
import { type JobFilter, passing } from './job-filters.ts';

/** The orders of the indexes, nulls included. Any other order would make PostgreSQL sort the whole table for each page. */
export const orders: Record<Sort, RawBuilder<unknown>> = {
  Date: sql`jobs.date_added desc, jobs.id desc`,
  Salary: sql`jobs.salary_number desc nulls last, jobs.id desc`,
};

export type Page = {
  readonly filters: readonly JobFilter[];
  readonly sort: Sort;
  /** Jobs on earlier pages. */
  readonly skipped: number;
  readonly size: number;
};
/** A query for the ids of a page. */
export type Ids = SelectQueryBuilder<never, never, { id: number }>;

const sortColumns = ['jobs.id', 'jobs.date_added', 'jobs.salary_number'] as const;
const filtered = (db: Db, { filters }: Pick<Page, 'filters'>) =>
  db.selectFrom('jobs').where(passing(filters));

/**
 * Orders and limits. The limit is a literal and there is no `offset 0`: with parameters PostgreSQL would plan each call
 * again, which takes longer than reading the page.
 */
const cut =
  ({ sort, skipped, size }: Page) =>
  <Tables, Table extends keyof Tables>(
    query: SelectQueryBuilder<Tables, Table, { id: number }>,
  ): SelectQueryBuilder<Tables, Table, { id: number }> => {
    const first = query.orderBy(orders[sort]).limit(sql.lit(size));
    return skipped === 0 ? first : first.offset(skipped);
  };

/** Matches of the filters. Only the index is read for earlier pages. */
export const inOrder = (db: Db, page: Page): Ids => filtered(db, page).select('jobs.id').$call(cut(page));

/** The matches among the first `depth` jobs in order. If they fill the page, it is complete. */
const amongFirst = (db: Db, page: Page, condition: RawBuilder<SqlBool>, depth: number): Ids =>
  db
    .selectFrom(
      filtered(db, page)
        .select([...sortColumns, 'jobs.employer_id', 'jobs.search'])
        .orderBy(orders[page.sort])
        .limit(sql.lit(depth))
        .as('jobs'),
    )
    .select('jobs.id')
    .where(condition)
    .$call(cut(page));

/** The matches by an index of the condition, which finds all of them before they are sorted. */
const amongAll = (db: Db, page: Page, condition: RawBuilder<SqlBool>): Ids =>
  db
    .with(
      (cte) => cte('found').materialized(),
      () => filtered(db, page).where(condition).select(sortColumns),
    )
    .selectFrom('found as jobs')
    .select('jobs.id')
    .$call(cut(page));

/** Numbers of jobs that are scanned in order. The second scan runs only if the first finds something. */
const depths = [500, 8_000];

type Matching<Result> = {
  readonly condition: RawBuilder<SqlBool>;
  readonly read: (ids: Ids) => Promise<Result>;
};

/**
 * Scans a little in order, then uses the index. A common word is found fast by the scan, a rare one by the index, and
 * each way is slow for the other. PostgreSQL can't know how common a prefix is, so it would scan a million jobs for one
 * that no job has. The same goes for verified companies, which may have a tenth of all jobs, or none.
 */
export async function findMatchingPage<Result extends { readonly count: number }>(
  db: Db,
  page: Page,
  { condition, read }: Matching<Result>,
): Promise<Result> {
  for (const depth of depths) {
    const result = await read(amongFirst(db, page, condition, depth));
    if (result.count === page.size) return result;
    if (result.count === 0) break;
  }
  return read(amongAll(db, page, condition));
}
