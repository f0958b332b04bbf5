/** Finds the jobs that match a keyword, fast for common and for rare words. */
import { type Expression, type SqlBool, sql } from 'kysely';
import { type JobListItem } from '#contract/jobs.ts';
import { pageSize } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { aPage, filtered, orders, toItems, type Wanted } from './job-order.ts';
import { listColumns } from './job-rows.ts';

type Matching = Wanted & { readonly matches: Expression<SqlBool> };

/** The page as far as the first `depth` jobs in order tell: complete when it is full. */
async function readAmongFirst(
  db: Db,
  { filters, sort, page, matches }: Matching,
  depth: number,
): Promise<JobListItem[]> {
  const { by, direction } = orders[sort];
  const first = filtered(db, filters)
    .select([...listColumns, 'jobs.salary_number', 'jobs.search', 'jobs.search_clusters'])
    .orderBy(by, direction)
    .orderBy('jobs.id', 'desc')
    .limit(sql.lit(depth));
  const rows = await db
    .selectFrom(first.as('jobs'))
    .select(listColumns)
    .where(matches)
    .orderBy(by, direction)
    .orderBy('jobs.id', 'desc')
    .limit(aPage)
    .offset(page * pageSize)
    .execute();
  return toItems(rows);
}

/** The page by the index of words, which finds all that match before they can be put in order. */
async function readAmongFound(db: Db, { filters, sort, page, matches }: Matching): Promise<JobListItem[]> {
  const { by, direction } = orders[sort];
  const rows = await db
    .with(
      (name) => name('found').materialized(),
      () => filtered(db, filters).where(matches).select(['jobs.id', 'jobs.date_added', 'jobs.salary_number']),
    )
    .selectFrom((eb) =>
      eb
        .selectFrom('found as jobs')
        .select('jobs.id')
        .orderBy(by, direction)
        .orderBy('jobs.id', 'desc')
        .limit(aPage)
        .offset(page * pageSize)
        .as('page'),
    )
    .innerJoin('jobs', 'jobs.id', 'page.id')
    .select(listColumns)
    .orderBy(by, direction)
    .orderBy('jobs.id', 'desc')
    .execute();
  return toItems(rows);
}

/** How many jobs are looked through in order, the second time only when the first has found some. */
const looks = [500, 8_000] as const;

/**
 * A page of the jobs that match a keyword. A word that many jobs have is soon met when they are read in order, one
 * that few have is soon found in the index of words; each way is slow for the other's words, and PostgreSQL, which
 * cannot know how common a word is that is only begun, would read a million jobs in order for one that nobody has.
 */
export async function readMatching(db: Db, wanted: Matching): Promise<JobListItem[]> {
  for (const depth of looks) {
    const found = await readAmongFirst(db, wanted, depth);
    if (found.length === pageSize) return found;
    if (found.length === 0) break;
  }
  return readAmongFound(db, wanted);
}
