/** Searches jobs (product 7.3), a page at a time: by page number, or after a cursor (product 7.40). */
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import * as z from 'zod/mini';
import { type JobListItem, type JobsQuery, listJobs } from '#contract/jobs.ts';
import { lastPage, pageSize } from '#contract/limits.ts';
import { hasVerifiedCompany } from '#server/companies/company-store.ts';
import { type Db } from '#server/database/connect.ts';
import { isMatch, queryForKeyword, relevanceQuery } from '#server/search/search-query.ts';
import { withStatementTimeout } from '#server/search/statement-timeout.ts';
import { jobsQuery } from '#contract/job-requests.ts';
import { firstPage, type ListPage } from '#contract/list-pages.ts';
import { isAfter, microsecondsOf, readCursor, rowsToRead, toPage } from '#server/http/api/cursor.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { type Services } from '#server/http/services.ts';
import { SerializedReply } from '#server/http/api/serialized-reply.ts';
import { filtersOf, type JobFilter, passing } from './job-filters.ts';
import { findMatchingPage, type Ids, inOrder, orders, type Page } from './page-ids.ts';
import { cardFields } from '../job-rows.ts';
import { findRanked } from './ranked-jobs.ts';

/** Cards as a JSON array, and their number. */
type Cards = { readonly count: number; readonly json: string };
const noCards: Cards = { count: 0, json: '[]' };

/**
 * One page of jobs as a guest sees them. Pages after `lastPage` are empty.
 * @param demo whether the site is a demonstration
 * @param further filters in addition to those of the query
 */
export async function findJobs(
  db: Db,
  query: JobsQuery,
  demo: boolean,
  further: readonly JobFilter[] = [],
): Promise<Cards> {
  const ofQuery = filtersOf(query);
  if (ofQuery === 'nothing' || query.page > lastPage) return noCards;
  const filters = [...ofQuery, ...further];
  // A generic plan would read all jobs with the value that it takes for the rarer one, several times.
  const isPlannedByValues = filters.length > 1;
  return query.keyword.trim() === ''
    ? find(db, query, { filters, demo })
    : withStatementTimeout(db, (trx) => find(trx, query, { filters, demo }), { isPlannedByValues });
}

type Finding = { readonly filters: readonly JobFilter[]; readonly demo: boolean };

async function find(db: Db, query: JobsQuery, { filters, demo }: Finding): Promise<Cards> {
  const { keyword, page, verified = false } = query;
  const search = await queryForKeyword(db, keyword);
  if (search === 'nothing') return noCards;
  const isRanked = query.sort === 'Relevance';
  const sort = query.sort === 'Relevance' ? 'Date' : query.sort;
  const requested: Page = {
    filters,
    sort,
    skipped: page * pageSize,
    size: pageSize,
  };
  const read = (condition: Expression<SqlBool>) => readCards(db, demo, condition, orders[sort]);
  if (search === undefined && !verified)
    // Finding the ids first skips the rows of earlier pages by the index. The first page takes half the time without it.
    return read(page > 0 ? isAmong(inOrder(db, requested)) : passing(requested.filters));
  const only = verified ? hasVerifiedCompany : sql<SqlBool>`true`;
  if (search === undefined || !isRanked) {
    const condition = search === undefined ? only : sql<SqlBool>`(${isMatch(search)} and ${only})`;
    return findMatchingPage(db, requested, { condition, read: (ids) => read(isAmong(ids)) });
  }
  const ids = await findRanked(db, { ...requested, query: relevanceQuery(search), condition: only });
  const given = sql`${ids}::bigint[]`;
  return readCards(db, demo, sql`jobs.id = any(${given})`, sql`array_position(${given}, jobs.id)`);
}

const isAmong = (ids: Ids): Expression<SqlBool> => sql<SqlBool>`jobs.id = any(array(${ids}))`;

/** The first jobs that match the condition, at most a page. */
async function readCards(
  db: Db,
  demo: boolean,
  condition: Expression<SqlBool>,
  order: RawBuilder<unknown>,
): Promise<Cards> {
  const { rows } = await sql<Cards>`
    select count(*) as count, coalesce(json_agg(card), '[]')::text as json from (
      select ${cardFields(demo)} from jobs where ${condition} order by ${order} limit ${sql.lit(pageSize)}
    ) as card`.execute(db);
  return rows[0] ?? noCards;
}

/** The list's name in cursors. */
const list = 'jobs';

/**
 * A page of the jobs that match the filters, newest first. Throws `invalid` for another order, a keyword or `verified`:
 * no index has those matches in the order of time.
 */
export async function pageJobs(
  db: Db,
  { after, ...query }: JobsQuery & { readonly after: string },
  demo: boolean,
  further: readonly JobFilter[] = [],
): Promise<ListPage<JobListItem>> {
  const cursor = readCursor(list, after);
  if (query.sort !== 'Date' || query.verified || query.keyword.trim() !== '')
    throw new Failure('invalid', { fields: { after: 'wrong_type' } });
  const ofQuery = filtersOf(query);
  if (ofQuery === 'nothing') return { items: [], next: null };
  const filters = [...ofQuery, ...further];
  const found = await db
    .selectFrom('jobs')
    .select(['jobs.id', microsecondsOf('jobs.date_added').as('at')])
    .where(passing(filters))
    .where(isAfter('jobs.date_added', 'jobs.id', cursor))
    .orderBy(orders.Date)
    .limit(sql.lit(rowsToRead(pageSize)))
    .execute();
  const { items: ids, next } = toPage(list, found, {
    place: (row) => row,
    item: ({ id }) => id,
    size: pageSize,
  });
  // A job may have been hidden since the first statement.
  const these = sql<SqlBool>`(jobs.id = any(${ids}::bigint[]) and ${passing([])})`;
  const { json } = await readCards(db, demo, these, orders.Date);
  return { items: new SerializedReply(json).read(listJobs), next };
}

/** The first page of a company's open jobs. */
export const pageOpenJobsOf = (
  { guestDb, demo }: Pick<Services, 'guestDb' | 'demo'>,
  companyId: number,
): Promise<ListPage<JobListItem>> => {
  const query = z.parse(jobsQuery, { company: String(companyId), status: 'Hiring' });
  return pageJobs(guestDb, { ...query, after: firstPage }, demo);
};
