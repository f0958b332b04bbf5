/** The page of a list by how well its jobs answer the keyword (product 7.3). */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { type LooseSearch, matching, matchingNear } from '#server/search/search-condition.ts';
import { nearScoreOf, scoreOf } from '#server/search/search-score.ts';
import { isHiring } from './job-end-store.ts';
import { type JobFilter, onlyBy, passing } from './job-filters.ts';
import { type Ids, orders, type Page } from './job-pages.ts';
import { findSought } from './sought-jobs.ts';

/** Matches that are weighed at most: the newest. Older ones follow, newest first. */
const mostWeighed = 100;
/** What many jobs have is soon met among the newest; what few have the index finds. */
const newestLooked = 1_000;
/** Fewer among the newest, and it is the index that finds them: it takes the longer, the more there are. */
const fewestMet = 6;

type Ranking = Omit<Page, 'sort'> & {
  readonly search: LooseSearch;
  /** Further conditions. */
  readonly further: RawBuilder<SqlBool>;
};
/** What weighing asks of a job: read once, with the match. */
const weighed = sql`jobs.id, jobs.date_added, jobs.status, jobs.expires_on, jobs.search`;

type Cut = { readonly added: string; readonly id: number };
type Ranked = {
  readonly ids: number[];
  readonly count: number;
  /** Of the oldest job that was weighed, where there may be more. */
  readonly cut: Cut | null;
};

/** The ids of the page in their order: what was asked for, and then what is near, if anything was found. */
export async function findRanked(db: Db, page: Ranking): Promise<number[]> {
  const { search, further } = page;
  const asked = sql<SqlBool>`(${matching(search)} and ${further})`;
  const newest = await weigh(db, page, asked, { among: 'newest', score: scoreOf });
  const isFull = newest.ids.length === page.size || newest.cut !== null;
  const oldest = isFull ? null : await oldestLooked(db, page);
  const isRare = newest.count < fewestMet && oldest !== null;
  const { ids, count, cut } = isRare
    ? await weigh(db, page, asked, { among: 'all', score: scoreOf })
    : newest;
  if (ids.length === page.size || (count === 0 && !search.isNearShownAlone)) return ids;
  const skipped = Math.max(0, page.skipped - count);
  const size = page.size - ids.length;
  const end = cut ?? (isRare ? null : oldest);
  if (end !== null) return [...ids, ...(await olderThan(db, page, asked, { cut: end, skipped, size }))];
  const near = sql<SqlBool>`(${matchingNear(search)} and ${further})`;
  // By the index it would take longer than all before it.
  const behind = await weigh(db, { ...page, skipped, size }, near, { among: 'newest', score: nearScoreOf });
  return [...ids, ...behind.ids];
}

async function weigh(
  db: Db,
  { filters, search, skipped, size }: Ranking,
  sought: RawBuilder<SqlBool>,
  { among, score }: { readonly among: 'newest' | 'all'; readonly score: typeof scoreOf },
): Promise<Ranked> {
  const matches =
    among === 'newest'
      ? sql`(
          select ${weighed} from jobs where ${passing(filters)}
          order by ${orders.Date} limit ${sql.lit(newestLooked)}
        ) as jobs where ${sought}`
      : // Else a word that few have would be looked for in the order of the list.
        sql`(select ${weighed} from jobs where ${passing(filters)} and ${sought} offset 0) as jobs`;
  const { rows } = await sql<Ranked>`
    with matched as materialized (
      select ${weighed} from ${matches} order by ${orders.Date} limit ${sql.lit(mostWeighed)}
    ), found as materialized (
      select id, date_added, ${isHiring} as hiring,
        ts_filter(search, '{a,b,c,d}') as search, ts_filter(search, '{a,b,c}') as top
      from matched as jobs
    )
    select (select count(*) from matched) as count,
      (select json_build_object('added', date_added::text, 'id', id) from matched as jobs
        order by ${orders.Date} offset ${sql.lit(mostWeighed - 1)}) as cut,
      array(select id from found order by ${score(search, 'found')} desc, hiring desc, date_added desc, id desc
        limit ${sql.lit(size)} offset ${skipped}::int) as ids`.execute(db);
  return rows[0] ?? { ids: [], count: 0, cut: null };
}

/** Null where all jobs were looked at. */
async function oldestLooked(db: Db, { filters }: Ranking): Promise<Cut | null> {
  const { rows } = await sql<Cut>`
    select date_added::text as added, id from jobs where ${passing(filters)}
    order by ${orders.Date} offset ${sql.lit(newestLooked - 1)} limit 1`.execute(db);
  return rows[0] ?? null;
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
