/** One page of a list by relevance (product 7.3). */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { isMatch, isOnlyRelated, type RelevanceQuery } from '#server/search/search-query.ts';
import { relatedScoreOf, scoreOf } from '#server/search/search-score.ts';
import { isHiring } from '../job-end-store.ts';
import { fulfilling, type JobFilter, onlyBy, passing } from './job-filters.ts';
import { findMatchingPage, type Ids, orders, type Page } from './page-ids.ts';
import { isShown } from '../job-visibility-store.ts';

/** Only the newest matches are scored; older ones follow, newest first. */
const maxScored = 100;
/** Common words are found fast among the newest jobs, rare ones by the index. */
const newestScanned = 700;
/** With fewer matches among the newest, the index is used: its time grows with the number of matches. */
const minNewestMatches = 4;

type RankedPage = Omit<Page, 'sort'> & {
  readonly query: RelevanceQuery;
  /** A further condition. */
  readonly condition: RawBuilder<SqlBool>;
};

type Position = { readonly added: string; readonly id: number };
type Ranked = {
  readonly ids: number[];
  readonly count: number;
  /** The oldest job that was scored or scanned; null if no older one can match, or the page is full. */
  readonly end: Position | null;
};

/** The ids of a page in order: matches, then related jobs. */
export async function findRanked(db: Db, page: RankedPage): Promise<number[]> {
  const { query } = page;
  const condition = sql<SqlBool>`(${isMatch(query)} and ${page.condition})`;
  const newest = await amongNewest(db, page, condition);
  const isRare = newest.count < minNewestMatches && newest.end !== null;
  const found = isRare ? await amongAll(db, page, condition) : { ...newest, related: undefined };
  const { ids, count, end, related } = found;
  const rest = { skipped: Math.max(0, page.skipped - count), size: page.size - ids.length };
  if (rest.size === 0) return ids;
  if (end !== null) return [...ids, ...(await olderThan(db, page, condition, { cut: end, ...rest }))];
  if (count === 0 && !query.showsRelatedAlone) return ids;
  return [...ids, ...(related ?? (await findRelated(db, { ...page, ...rest })))].slice(0, page.size);
}

/** The columns that matching and scoring need, read once. */
const scoredColumns = sql`jobs.id, jobs.date_added, jobs.employer_id, jobs.status, jobs.expires_on, jobs.search`;

/** Visibility is checked later, only for matches. */
const newestOf = ({ filters }: RankedPage): RawBuilder<unknown> => sql`(
  select ${scoredColumns} from jobs where ${fulfilling(filters)}
  order by ${orders.Date} limit ${sql.lit(newestScanned)}
) as jobs`;

/** Two CTEs: the newest of the jobs, and the same with the columns that scoring needs. */
function matches(name: string, jobs: RawBuilder<unknown>): RawBuilder<unknown> {
  const matched = sql.ref(`${name}_matched`);
  return sql`${matched} as materialized (
    select ${scoredColumns} from ${jobs} order by ${orders.Date} limit ${sql.lit(maxScored)}
  ), ${sql.ref(name)} as materialized (
    select id, date_added, ${isHiring} as hiring,
      ts_filter(search, '{a,b,c,d}') as search, ts_filter(search, '{a,b,c}') as top
    from ${matched} as jobs
  )`;
}

/** Only among the newest: by the index this would take longer than the rest of the search. */
const relatedOf = (page: RankedPage, isWanted: RawBuilder<unknown>): RawBuilder<unknown> =>
  matches(
    'related',
    sql`${newestOf(page)} where ${isWanted} and ${isOnlyRelated(page.query)} and ${page.condition} and ${isShown()}`,
  );

const pageOf = (name: string, score: RawBuilder<number>, cut: RawBuilder<unknown>): RawBuilder<number[]> =>
  sql`array(
    select id from ${sql.ref(name)} order by ${score} desc, hiring desc, date_added desc, id desc ${cut}
  )`;
const foundPage = ({ query, skipped, size }: RankedPage): RawBuilder<number[]> =>
  pageOf('found', scoreOf(query, 'found'), sql`limit ${sql.lit(size)} offset ${skipped}::int`);

const count = sql<number>`(select count(*) from found)`;
const cutOf = sql`json_build_object('added', date_added::text, 'id', id)`;
const isFull = sql`${count} >= ${sql.lit(maxScored)}`;
const oldestScored = sql`(select ${cutOf} from found order by date_added, id limit 1)`;

/** With several filters the newest are selected by their ids, so that the filters' index is read only once. */
const byKeys = sql`(select ${scoredColumns} from jobs where id = any(array(select id from newest_keys))) as jobs`;

async function amongNewest(db: Db, page: RankedPage, condition: RawBuilder<SqlBool>): Promise<Ranked> {
  const newest = page.filters.length > 1 ? byKeys : newestOf(page);
  const { rows } = await sql<Ranked>`
    with newest_keys as materialized (
      select id, date_added from jobs where ${fulfilling(page.filters)}
      order by ${orders.Date} limit ${sql.lit(newestScanned)}
    ), ${matches('found', sql`${newest} where ${condition} and ${isShown()}`)}
    select ${count} as count, ${foundPage(page)} as ids, case
      when ${isFull} then ${oldestScored}
      when ${count} < ${page.skipped + page.size}::int then (
        select ${cutOf} from newest_keys as jobs order by ${orders.Date} offset ${sql.lit(newestScanned - 1)}
      )
    end as end`.execute(db);
  return rows[0] ?? { ids: [], count: 0, end: null };
}

/** All matches by the index, and the related jobs after them. */
async function amongAll(
  db: Db,
  page: RankedPage,
  condition: RawBuilder<SqlBool>,
): Promise<Ranked & { readonly related: number[] }> {
  const { filters, query, skipped, size } = page;
  // `offset 0` keeps PostgreSQL from scanning in the order of the list, which is slow for a rare word.
  const all = sql`(select ${scoredColumns} from jobs where ${passing(filters)} and ${condition} offset 0) as jobs`;
  const isWanted = sql`${count} < ${Math.min(skipped + size, maxScored)}::int
    and (${count} > 0 or ${sql.lit(query.showsRelatedAlone)})`;
  const behind = sql`limit ${sql.lit(size)} offset greatest(0, ${skipped}::int - ${count})`;
  const { rows } = await sql<Ranked & { related: number[] }>`
    with ${matches('found', all)}, ${relatedOf(page, isWanted)}
    select ${count} as count, ${foundPage(page)} as ids, case when ${isFull} then ${oldestScored} end as end,
      ${pageOf('related', relatedScoreOf(query, 'related'), behind)} as related`.execute(db);
  return rows[0] ?? { ids: [], count: 0, end: null, related: [] };
}

async function findRelated(db: Db, page: RankedPage): Promise<number[]> {
  const { query, skipped, size } = page;
  const cut = sql`limit ${sql.lit(size)} offset ${skipped}::int`;
  const { rows } = await sql<{ ids: number[] }>`
    with ${relatedOf(page, sql`true`)}
    select ${pageOf('related', relatedScoreOf(query, 'related'), cut)} as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

type Rest = Pick<Page, 'skipped' | 'size'> & { readonly cut: Position };
async function olderThan(
  db: Db,
  { filters }: RankedPage,
  condition: RawBuilder<SqlBool>,
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
  return (await findMatchingPage(db, page, { condition, read })).ids;
}
