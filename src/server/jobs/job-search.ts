/** Finds a page of jobs (spec §7 GET /job/get): filters, keyword, order. */
import { type JobListItem, type JobsQuery } from '#contract/jobs.ts';
import { pageSize } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';
import { searchCondition } from '#server/search/search-condition.ts';
import { filtersOf } from './job-filters.ts';
import { readMatching } from './job-matches.ts';
import { aPage, filtered, orders, toItems, type Wanted } from './job-order.ts';
import { listColumns } from './job-rows.ts';

/**
 * A page of the jobs that pass the filters. Every order ends at the id, so that pages never repeat or skip a job.
 * For later pages the ids are found in an index first, so that the rows before them are never read.
 */
async function readPage(db: Db, { filters, sort, page }: Wanted): Promise<JobListItem[]> {
  const { by, direction } = orders[sort];
  const inOrder = filtered(db, filters).orderBy(by, direction).orderBy('jobs.id', 'desc').limit(aPage);
  if (page === 0) return toItems(await inOrder.select(listColumns).execute());
  const rows = await db
    .selectFrom(
      inOrder
        .select('jobs.id')
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

/** The jobs of one page as a guest sees them; a page past the end is empty. */
export async function findJobs(
  db: Db,
  { keyword, sort, page, ...options }: JobsQuery,
): Promise<JobListItem[]> {
  const filters = filtersOf(options);
  if (filters === 'nothing') return [];
  const byWords = searchCondition(keyword);
  if (byWords === undefined) return readPage(db, { filters, sort, page });

  const wanted = { filters, sort, matches: byWords };
  const found = await readMatching(db, { ...wanted, page });
  const byClusters = searchCondition(keyword, 'clusters');
  if (found.length > 0 || byClusters === undefined) return found;
  // A later page may be empty because it is past the end: then the words did find something before.
  const isPastTheEnd = page > 0 && (await readMatching(db, { ...wanted, page: 0 })).length > 0;
  return isPastTheEnd ? [] : readMatching(db, { ...wanted, matches: byClusters, page });
}
