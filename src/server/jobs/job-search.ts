/** Finds a page of jobs (spec §7 GET /job/get): filters, keyword, order. */
import { type JobsQuery } from '#contract/jobs.ts';
import { builder, type ReadRow } from '#server/database/statements.ts';
import { type Search, searchFor } from '#server/search/search-condition.ts';
import { filtersOf } from './job-filters.ts';
import { type Listing, noJobs, offset, readListing, type Way } from './job-listing.ts';
import { readMatching } from './job-matches.ts';
import { aPage, filtered, orders, type Wanted } from './job-order.ts';

/**
 * The jobs that pass the filters. Every order ends at the id, so that pages never repeat or skip a job.
 * For later pages the ids are found in an index first, so that the rows before them are never read.
 */
const inOrder: Way = {
  name: 'in order',
  isQuick: true,
  rows(wanted) {
    const { by, direction } = orders[wanted.sort];
    const jobs = filtered(wanted).orderBy(by, direction).orderBy('jobs.id', 'desc').limit(aPage);
    if (wanted.page === 0) return jobs.select('jobs.listed');
    return builder
      .selectFrom(jobs.select('jobs.id').offset(offset).as('page'))
      .innerJoin('jobs', 'jobs.id', 'page.id')
      .select('jobs.listed')
      .orderBy(by, direction)
      .orderBy('jobs.id', 'desc');
  },
};

/** The jobs of one page as a guest sees them; a page past the end is empty. */
export async function findJobs(
  read: ReadRow,
  { keyword, sort, page, ...options }: JobsQuery,
): Promise<Listing> {
  const filters = filtersOf(options);
  if (filters === 'nothing') return noJobs;
  const wanted: Wanted = { filters, sort, page };
  const byWords = searchFor(keyword);
  if (byWords === undefined) return readListing(read, inOrder, wanted);

  const find = async (search: Search | 'nothing', at = page): Promise<Listing> =>
    search === 'nothing' ? noJobs : readMatching(read, { ...wanted, search, page: at });
  const found = await find(byWords);
  if (found.count > 0) return found;
  const byClusters = searchFor(keyword, 'clusters');
  if (byClusters === undefined) return found;
  // A later page may be empty because it is past the end: then the words did find something before.
  const isPastTheEnd = page > 0 && (await find(byWords, 0)).count > 0;
  return isPastTheEnd ? noJobs : find(byClusters);
}
