/** Finds the jobs that match a keyword, fast for common and for rare words. */
import { sql } from 'kysely';
import { pageSize } from '#contract/limits.ts';
import { builder, type ReadRow } from '#server/database/statements.ts';
import { matching, type Search } from '#server/search/search-condition.ts';
import { type Listing, offset, readListing, type Way } from './job-listing.ts';
import { aPage, filtered, orders, type Wanted } from './job-order.ts';

/** The page as far as the first `depth` jobs in order tell: complete when it is full. */
const amongFirst = (depth: number, isQuick = false): Way => ({
  name: `first ${depth}`,
  isQuick,
  rows(wanted) {
    const { by, direction } = orders[wanted.sort];
    const first = filtered(wanted)
      .select(['jobs.id', by, 'jobs.search', 'jobs.search_clusters', 'jobs.listed'])
      .orderBy(by, direction)
      .orderBy('jobs.id', 'desc')
      .limit(sql.lit(depth));
    const matches = builder
      .selectFrom(first.as('jobs'))
      .select('jobs.listed')
      .where(matching(wanted.search ?? {}))
      .orderBy(by, direction)
      .orderBy('jobs.id', 'desc')
      .limit(aPage);
    return wanted.page === 0 ? matches : matches.offset(offset);
  },
});

/** The page by the index of words, which finds all that match before they can be put in order. */
const amongFound: Way = {
  name: 'found',
  isQuick: false,
  rows(wanted) {
    const { by, direction } = orders[wanted.sort];
    return builder
      .with(
        (name) => name('found').materialized(),
        () =>
          filtered(wanted)
            .where(matching(wanted.search ?? {}))
            .select(['jobs.id', 'jobs.date_added', 'jobs.salary_number']),
      )
      .selectFrom((eb) =>
        eb
          .selectFrom('found as jobs')
          .select('jobs.id')
          .orderBy(by, direction)
          .orderBy('jobs.id', 'desc')
          .limit(aPage)
          .offset(offset)
          .as('page'),
      )
      .innerJoin('jobs', 'jobs.id', 'page.id')
      .select('jobs.listed')
      .orderBy(by, direction)
      .orderBy('jobs.id', 'desc');
  },
};

/** How many jobs are looked through in order, the second time only when the first has found some. */
const looks = [amongFirst(500, true), amongFirst(8_000)] as const;

/**
 * A page of the jobs that match a keyword. A word that many jobs have is soon met when they are read in order, one
 * that few have is soon found in the index of words; each way is slow for the other's words, and PostgreSQL, which
 * cannot know how common a word is that is only begun, would read a million jobs in order for one that nobody has.
 */
export async function readMatching(
  read: ReadRow,
  wanted: Wanted & { readonly search: Search },
): Promise<Listing> {
  for (const look of looks) {
    const found = await readListing(read, look, wanted);
    if (found.count === pageSize) return found;
    if (found.count === 0) break;
  }
  return readListing(read, amongFound, wanted);
}
