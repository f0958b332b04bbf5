/** The page of a list by how well its jobs answer the keyword (product 7.3). */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { type LooseSearch, matching, matchingNear } from '#server/search/search-condition.ts';
import { nearScoreOf, scoreOf } from '#server/search/search-score.ts';
import { isHiring } from './job-end-store.ts';
import { fulfilling, type JobFilter, onlyBy, passing } from './job-filters.ts';
import { type Ids, orders, type Page } from './job-pages.ts';
import { isShown } from './job-visibility-store.ts';
import { findSought } from './sought-jobs.ts';

/** Matches that are weighed at most: the newest. Older ones follow, newest first. */
const mostWeighed = 100;
/** What many jobs have is soon met among the newest; what few have the index finds. */
const newestLooked = 700;
/** Fewer among the newest, and it is the index that finds them: it takes the longer, the more there are. */
const fewestMet = 4;

type Ranking = Omit<Page, 'sort'> & {
  readonly search: LooseSearch;
  /** Further conditions. */
  readonly further: RawBuilder<SqlBool>;
};

type Cut = { readonly added: string; readonly id: number };
type Ranked = {
  readonly ids: number[];
  readonly count: number;
  /** Of the oldest job that was weighed or looked at, where there may be more behind it and the page is not full. */
  readonly end: Cut | null;
};

/** The ids of the page in their order: what was asked for, and then what is near, if anything was found. */
export async function findRanked(db: Db, page: Ranking): Promise<number[]> {
  const { search, further } = page;
  const asked = sql<SqlBool>`(${matching(search)} and ${further})`;
  const newest = await amongNewest(db, page, asked);
  const isRare = newest.count < fewestMet && newest.end !== null;
  const { ids, count, end, near } = isRare ? await amongAll(db, page, asked) : { ...newest, near: undefined };
  const rest = { skipped: Math.max(0, page.skipped - count), size: page.size - ids.length };
  if (rest.size === 0) return ids;
  if (end !== null) return [...ids, ...(await olderThan(db, page, asked, { cut: end, ...rest }))];
  if (count === 0 && !search.isNearShownAlone) return ids;
  return [...ids, ...(near ?? (await nearOnes(db, { ...page, ...rest })))].slice(0, page.size);
}

/** What finding and weighing ask of a job: read once, with the match. */
const weighed = sql`jobs.id, jobs.date_added, jobs.employer_id, jobs.status, jobs.expires_on, jobs.search`;

/** Whether they are shown is asked of those alone that match. */
const newestOf = ({ filters }: Ranking): RawBuilder<unknown> => sql`(
  select ${weighed} from jobs where ${fulfilling(filters)}
  order by ${orders.Date} limit ${sql.lit(newestLooked)}
) as jobs`;

/** Two tables: the newest of the jobs, and the same with what their score is reckoned from. */
function matches(name: string, jobs: RawBuilder<unknown>): RawBuilder<unknown> {
  const matched = sql.ref(`${name}_matched`);
  return sql`${matched} as materialized (
    select ${weighed} from ${jobs} order by ${orders.Date} limit ${sql.lit(mostWeighed)}
  ), ${sql.ref(name)} as materialized (
    select id, date_added, ${isHiring} as hiring,
      ts_filter(search, '{a,b,c,d}') as search, ts_filter(search, '{a,b,c}') as top
    from ${matched} as jobs
  )`;
}

/** By the index it would take longer than all before it. */
const nearOf = (page: Ranking, isWanted: RawBuilder<unknown>): RawBuilder<unknown> =>
  matches(
    'near',
    sql`${newestOf(page)} where ${isWanted} and ${matchingNear(page.search)} and ${page.further} and ${isShown()}`,
  );

const pageOf = (name: string, score: RawBuilder<number>, cut: RawBuilder<unknown>): RawBuilder<number[]> =>
  sql`array(
    select id from ${sql.ref(name)} order by ${score} desc, hiring desc, date_added desc, id desc ${cut}
  )`;
const foundPage = ({ search, skipped, size }: Ranking): RawBuilder<number[]> =>
  pageOf('found', scoreOf(search, 'found'), sql`limit ${sql.lit(size)} offset ${skipped}::int`);

const count = sql<number>`(select count(*) from found)`;
const place = sql`json_build_object('added', date_added::text, 'id', id)`;
const isFull = sql`${count} >= ${sql.lit(mostWeighed)}`;
const oldestWeighed = sql`(select ${place} from found order by date_added, id limit 1)`;

/** Of several filters the index is asked once, which may take longer than all that follows. */
const byKeys = sql`(select ${weighed} from jobs where id = any(array(select id from newest_keys))) as jobs`;

async function amongNewest(db: Db, page: Ranking, asked: RawBuilder<SqlBool>): Promise<Ranked> {
  const newest = page.filters.length > 1 ? byKeys : newestOf(page);
  const { rows } = await sql<Ranked>`
    with newest_keys as materialized (
      select id, date_added from jobs where ${fulfilling(page.filters)}
      order by ${orders.Date} limit ${sql.lit(newestLooked)}
    ), ${matches('found', sql`${newest} where ${asked} and ${isShown()}`)}
    select ${count} as count, ${foundPage(page)} as ids, case
      when ${isFull} then ${oldestWeighed}
      when ${count} < ${page.skipped + page.size}::int then (
        select ${place} from newest_keys as jobs order by ${orders.Date} offset ${sql.lit(newestLooked - 1)}
      )
    end as end`.execute(db);
  return rows[0] ?? { ids: [], count: 0, end: null };
}

/** All that the index finds, and behind them what is near. */
async function amongAll(
  db: Db,
  page: Ranking,
  asked: RawBuilder<SqlBool>,
): Promise<Ranked & { readonly near: number[] }> {
  const { filters, search, skipped, size } = page;
  // Else a word that few have would be looked for in the order of the list.
  const all = sql`(select ${weighed} from jobs where ${passing(filters)} and ${asked} offset 0) as jobs`;
  const isWanted = sql`${count} < ${Math.min(skipped + size, mostWeighed)}::int
    and (${count} > 0 or ${sql.lit(search.isNearShownAlone)})`;
  const behind = sql`limit ${sql.lit(size)} offset greatest(0, ${skipped}::int - ${count})`;
  const { rows } = await sql<Ranked & { near: number[] }>`
    with ${matches('found', all)}, ${nearOf(page, isWanted)}
    select ${count} as count, ${foundPage(page)} as ids, case when ${isFull} then ${oldestWeighed} end as end,
      ${pageOf('near', nearScoreOf(search, 'near'), behind)} as near`.execute(db);
  return rows[0] ?? { ids: [], count: 0, end: null, near: [] };
}

async function nearOnes(db: Db, page: Ranking): Promise<number[]> {
  const { search, skipped, size } = page;
  const cut = sql`limit ${sql.lit(size)} offset ${skipped}::int`;
  const { rows } = await sql<{ ids: number[] }>`
    with ${nearOf(page, sql`true`)}
    select ${pageOf('near', nearScoreOf(search, 'near'), cut)} as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

type Rest = Pick<Page, 'skipped' | 'size'> & { readonly cut: Cut };
async function olderThan(
  db: Db,
  { filters }: Ranking,
  sought: RawBuilder<SqlBool>,
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
