/** The orders in which jobs are listed, and what a page of any list is asked for by. */
import { type OrderByItemBuilder, sql } from 'kysely';
import { pageSize } from '#contract/limits.ts';
import { type Sort } from '#contract/options.ts';
import { builder } from '#server/database/statements.ts';
import { type Search } from '#server/search/search-condition.ts';
import { type JobFilter, passing } from './job-filters.ts';

/** The order of an index, nulls included: in any other one PostgreSQL sorts the whole table for each page. */
export const orders = {
  Date: { by: 'jobs.date_added', direction: (order: OrderByItemBuilder) => order.desc() },
  Salary: { by: 'jobs.salary_number', direction: (order: OrderByItemBuilder) => order.desc().nullsLast() },
} as const satisfies Record<Sort, object>;

/** Written into the statement: where a limit is a parameter, PostgreSQL plans every call anew. */
export const aPage = sql.lit(pageSize);

export type Wanted = {
  readonly filters: readonly JobFilter[];
  readonly sort: Sort;
  readonly page: number;
  readonly search?: Search;
};

export const filtered = ({ filters }: Wanted) => builder.selectFrom('jobs').where(passing(filters));
