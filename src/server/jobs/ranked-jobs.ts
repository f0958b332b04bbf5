/** The page of a list by how well its jobs answer the keyword (product 7.3). */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { type Search, shareOf } from '#server/search/search-condition.ts';
import { scoreOf } from '#server/search/search-score.ts';
import { readTokenShares } from '#server/search/token-shares.ts';
import { isHiring } from './job-end-store.ts';
import { type JobFilter, onlyBy, passing } from './job-filters.ts';
import { type Ids, orders, type Page } from './job-pages.ts';
import { findSought } from './sought-jobs.ts';

/** Matches that are weighed at most: the newest. Older ones follow, newest first. */
const mostWeighed = 2_000;
/** Of words that so large a share of the jobs has the matches are looked for among the newest jobs only. */
const commonShare = 0.01;
const newestLooked = 4_000;

type Ranking = Omit<Page, 'sort'> & { readonly search: Search; readonly sought: RawBuilder<SqlBool> };
type Ranked = {
  readonly ids: number[];
  readonly count: number;
  /** Of the oldest job that was looked at, where there may be more. */
  readonly cut: { readonly added: string; readonly id: number } | null;
};

/** The ids of the page in their order. */
export async function findRanked(db: Db, page: Ranking): Promise<number[]> {
  const { ids, count, cut } = await rank(db, page);
  if (ids.length === page.size || cut === null) return ids;
  const rest = { cut, skipped: Math.max(0, page.skipped - count), size: page.size - ids.length };
  return [...ids, ...(await olderThan(db, page, rest))];
}

async function rank(db: Db, { filters, search, sought, skipped, size }: Ranking): Promise<Ranked> {
  const isCommon = shareOf(search, await readTokenShares(db)) > commonShare;
  // What few jobs have the index finds, what many have is met among the newest.
  const most = isCommon ? newestLooked : mostWeighed;
  const looked = isCommon
    ? sql`looked as materialized (
      select id, date_added from jobs where ${passing(filters)} order by ${orders.Date} limit ${sql.lit(most)}
    )`
    : sql`all_found as materialized (select id, date_added from jobs where ${passing(filters)} and ${sought}),
    looked as materialized (select * from all_found as jobs order by ${orders.Date} limit ${sql.lit(most)})`;
  const { rows } = await sql<Ranked>`
    with ${looked}, found as materialized (
      select jobs.id, jobs.date_added, ${isHiring} as hiring, search, ts_filter(search, '{a,b}') as top
      from looked join jobs on jobs.id = looked.id where ${isCommon ? sought : sql`true`}
    )
    select (select count(*) from found) as count,
      (select json_build_object('added', date_added::text, 'id', id) from looked as jobs
        order by ${orders.Date} offset ${sql.lit(most - 1)}) as cut,
      array(select id from found order by ${scoreOf(search, 'found')} desc, hiring desc, date_added desc, id desc
        limit ${sql.lit(size)} offset ${skipped}::int) as ids`.execute(db);
  return rows[0] ?? { ids: [], count: 0, cut: null };
}

type Rest = Pick<Page, 'skipped' | 'size'> & {
  readonly cut: { readonly added: string; readonly id: number };
};

async function olderThan(
  db: Db,
  { filters, sought }: Ranking,
  { cut, skipped, size }: Rest,
): Promise<number[]> {
  const isOlder: JobFilter = onlyBy(
    sql`(jobs.date_added, jobs.id) < (${cut.added}::timestamptz, ${cut.id}::bigint)`,
  );
  const page: Page = { filters: [...filters, isOlder], sort: 'Date', skipped, size };
  const read = async (found: Ids) => {
    const rows = await found.execute();
    return { count: rows.length, ids: rows.map(({ id }) => id) };
  };
  return (await findSought(db, page, { sought, read })).ids;
}
