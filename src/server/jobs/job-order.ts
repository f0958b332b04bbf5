/** The orders in which jobs are listed, and what a page of any list is asked for by. */
import { type OrderByItemBuilder, sql } from 'kysely';
import { type JobListItem } from '#contract/jobs.ts';
import { pageSize } from '#contract/limits.ts';
import { type Sort } from '#contract/options.ts';
import { type Db } from '#server/database/connect.ts';
import { type JobFilter } from './job-filters.ts';
import { type ListRow, noFlags, toListItem } from './job-rows.ts';

/** The order of an index, nulls included: in any other one PostgreSQL sorts the whole table for each page. */
export const orders = {
  Date: { by: 'jobs.date_added', direction: (order: OrderByItemBuilder) => order.desc() },
  Salary: { by: 'jobs.salary_number', direction: (order: OrderByItemBuilder) => order.desc().nullsLast() },
} as const satisfies Record<Sort, object>;

/** Written into the statement: where a limit is a parameter, PostgreSQL plans every call anew. */
export const aPage = sql.lit(pageSize);

export type Wanted = { readonly filters: readonly JobFilter[]; readonly sort: Sort; readonly page: number };

export const filtered = (db: Db, filters: readonly JobFilter[]) =>
  db.selectFrom('jobs').where((eb) => eb.and(filters.map((filter) => filter(eb))));

export const toItems = (rows: readonly ListRow[]): JobListItem[] =>
  rows.map((row) => toListItem(row, noFlags));
