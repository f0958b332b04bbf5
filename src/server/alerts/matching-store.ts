/** Saved searches that match a job (product 7.22): candidates are found by keys, then checked with the query of the job list. */
import { sql } from 'kysely';
import { type AlertTerms, queryOfTerms } from '#contract/alerts.ts';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { type JobVersion, listedBy, type StoredQuery } from '#server/jobs/search/listed-by-store.ts';
import { mayFind, readKeys } from '#server/jobs/search/search-key-store.ts';
import { refreshKeys } from './alert-store.ts';

/** Different searches per statement. */
const batchSize = 1_000;

/**
 * Returns the hashes of the matching terms; equal searches of many people are checked once. With an edit
 * (jobs/new-job-store.ts) only those that did not match before the edit.
 */
export async function findMatchingTerms(db: Db, jobId: number, edit?: number): Promise<string[]> {
  await refreshKeys(db);
  const job = await readKeys(db, jobId);
  if (job === undefined) return [];
  const hashes: string[] = [];
  let last = '';
  await inBatches(async () => {
    const rows = await candidates(db, job.keys, last);
    const searches = rows
      .map(({ terms_hash, terms, keyword_query }) => ({
        terms_hash,
        query: queryOfTerms(terms),
        keywordQuery: keyword_query,
      }))
      .filter(({ query }) => mayFind(query, job));
    const matching = await filterListing(db, { id: jobId }, searches);
    const before =
      edit === undefined ? [] : await filterListing(db, { id: jobId, beforeEdit: edit }, matching);
    hashes.push(...matching.filter((each) => !before.includes(each)).map(({ terms_hash }) => terms_hash));
    last = rows.at(-1)?.terms_hash ?? last;
    return rows.length === batchSize;
  });
  return hashes;
}

type Search = StoredQuery & { readonly terms_hash: string };

/** The searches whose job list contains the job. */
async function filterListing(db: Db, job: JobVersion, searches: readonly Search[]): Promise<Search[]> {
  const listed = await listedBy(db, job, searches);
  return searches.filter((_, index) => listed[index]);
}

type Candidate = {
  readonly terms_hash: string;
  readonly terms: AlertTerms;
  readonly keyword_query: string | null;
};

async function candidates(db: Db, keys: readonly string[], after: string): Promise<readonly Candidate[]> {
  // One index lookup per key: with all keys at once the planner may scan all searches, because it underestimates the cost.
  const { rows } = await sql<Candidate>`
    with candidates as materialized (
      select terms_hash, terms, keyword_query from unnest(${[...keys]}::text[]) as key, saved_searches
      where found_by @> array[key] and alert <> 'off' and terms_hash > ${after}
    )
    select distinct on (terms_hash) terms_hash, terms, keyword_query from candidates
    order by terms_hash limit ${sql.lit(batchSize)}`.execute(db);
  return rows;
}
