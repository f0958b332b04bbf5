/** Searches the jobs of this device in a thread of its own: to read the table of synonyms takes a slow phone seconds. */
import { expose } from 'comlink';
import { insteadAmong } from './instead-cached.ts';
import { type CachedJob, type CachedSearch, searchCachedJobs } from './search-cached-jobs.ts';
import { type SearchTerms } from './search-terms.ts';

/** The jobs of the question before. */
let known = new Map<string, CachedJob>();

/** A job that has not changed is the same object again: its texts are cut once. */
function asBefore(jobs: readonly CachedJob[]): CachedJob[] {
  known = new Map(
    jobs.map((job) => {
      const text = JSON.stringify(job);
      return [text, known.get(text) ?? job];
    }),
  );
  return [...known.values()];
}

const searches = {
  search: (jobs: readonly CachedJob[], terms: CachedSearch) => searchCachedJobs(asBefore(jobs), terms),
  instead: (jobs: readonly CachedJob[], terms: SearchTerms) => insteadAmong(asBefore(jobs), terms),
};
export type Searches = typeof searches;

expose(searches);
