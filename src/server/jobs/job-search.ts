/** Searches jobs (spec §7 GET /job/get): filters, keyword, order, a page at a time. */
import { type JobListItem, type JobsQuery } from '#contract/jobs.ts';
import { pageSize } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { type Search, searchFor } from '#server/search/search-condition.ts';
import { filtersOf } from './job-filters.ts';
import { amongAll, amongFirst, type Ids, inOrder, orders, type Page } from './job-pages.ts';
import { cardColumns, toGuestCard } from './job-rows.ts';

/** The jobs of one page as a guest sees them; a page past the end is empty. */
export async function findJobs(
  db: Db,
  { keyword, sort, page, ...options }: JobsQuery,
): Promise<JobListItem[]> {
  const filters = filtersOf(options);
  if (filters === 'nothing') return [];
  const wanted: Page = { filters, sort, page };
  const byWords = searchFor(keyword);
  if (byWords === undefined) return readCards(db, wanted, inOrder(db, wanted));

  const found = await findMatches(db, wanted, byWords);
  if (found.length > 0) return found;
  const byClusters = searchFor(keyword, 'clusters');
  if (byClusters === undefined) return [];
  // A later page may be empty because it is past the end: then the words did find something before.
  const isPastTheEnd = page > 0 && (await findMatches(db, { ...wanted, page: 0 }, byWords)).length > 0;
  return isPastTheEnd ? [] : findMatches(db, wanted, byClusters);
}

/** How many jobs are looked through in order, the second time only when the first has found some. */
const depths = [500, 8_000];

/**
 * A word that many jobs have is soon met when they are read in order, one that few have is soon found in the index of
 * words; each way is slow for the other's words, and PostgreSQL, which cannot know how common a word is that is only
 * begun, would read a million jobs in order for one that nobody has.
 */
async function findMatches(db: Db, page: Page, search: Search | 'nothing'): Promise<JobListItem[]> {
  if (search === 'nothing') return [];
  for (const depth of depths) {
    const found = await readCards(db, page, amongFirst(db, page, search, depth));
    if (found.length === pageSize) return found;
    if (found.length === 0) break;
  }
  return readCards(db, page, amongAll(db, page, search));
}

async function readCards(db: Db, { sort }: Page, ids: Ids): Promise<JobListItem[]> {
  const rows = await db
    .selectFrom(ids.as('page'))
    .innerJoin('jobs', 'jobs.id', 'page.id')
    .select(cardColumns)
    .orderBy(orders[sort])
    .execute();
  return rows.map(toGuestCard);
}
