/** Finds which jobs are on a page of a list: in order, or by what is sought (words, a verified company), fast for common and for rare. */
import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { type Sort } from '#contract/options.ts';
import { type Db } from '#server/database/connect.ts';
import { type JobFilter, passing } from './job-filters.ts';

/** The order of an index, nulls included: in any other one PostgreSQL sorts the whole table for each page. */
export const orders: Record<Sort, RawBuilder<unknown>> = {
  Date: sql`jobs.date_added desc, jobs.id desc`,
  Salary: sql`jobs.salary_number desc nulls last, jobs.id desc`,
};

export type Page = {
  readonly filters: readonly JobFilter[];
  readonly sort: Sort;
  /** How many jobs come before it, and how many it has. */
  readonly skipped: number;
  readonly size: number;
};
/** A query for the ids of the page's jobs. */
export type Ids = SelectQueryBuilder<never, never, { id: number }>;

const sortColumns = ['jobs.id', 'jobs.date_added', 'jobs.salary_number'] as const;
const filtered = (db: Db, { filters }: Pick<Page, 'filters'>) =>
  db.selectFrom('jobs').where(passing(filters));

/**
 * The page in its order. Its length is written into the statement, and nothing is skipped where nothing must be: with
 * parameters in their place PostgreSQL plans each call anew, which takes longer than reading the page.
 */
const cut =
  ({ sort, skipped, size }: Page) =>
  <Tables, Table extends keyof Tables>(
    query: SelectQueryBuilder<Tables, Table, { id: number }>,
  ): SelectQueryBuilder<Tables, Table, { id: number }> => {
    const first = query.orderBy(orders[sort]).limit(sql.lit(size));
    return skipped === 0 ? first : first.offset(skipped);
  };

/** The jobs that pass the filters. Only the index is read for the pages before this one. */
export const inOrder = (db: Db, page: Page): Ids => filtered(db, page).select('jobs.id').$call(cut(page));

/** The matches among the first `depth` jobs in order: the page is complete when it is full. */
export const amongFirst = (db: Db, page: Page, sought: RawBuilder<SqlBool>, depth: number): Ids =>
  db
    .selectFrom(
      filtered(db, page)
        .select([...sortColumns, 'jobs.employer_id', 'jobs.search'])
        .orderBy(orders[page.sort])
        .limit(sql.lit(depth))
        .as('jobs'),
    )
    .select('jobs.id')
    .where(sought)
    .$call(cut(page));

/** The matches by an index of what is sought, which finds all of them before they can be put in order. */
export const amongAll = (db: Db, page: Page, sought: RawBuilder<SqlBool>): Ids =>
  db
    .with(
      (cte) => cte('found').materialized(),
      () => filtered(db, page).where(sought).select(sortColumns),
    )
    .selectFrom('found as jobs')
    .select('jobs.id')
    .$call(cut(page));
