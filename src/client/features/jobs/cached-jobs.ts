/** The jobs that this device has cached, and what a search finds among them; loaded only without a network. */
import { type QueryClient } from '@tanstack/react-query';
import { type JobDetail } from '#contract/jobs.ts';
import { cardOf, cardsIn, type CachedResults } from './job-cache.ts';
import { jobKeys, type Owner } from './job-keys.ts';
import { type CachedJob, searchCachedJobs } from './search-cached-jobs.ts';
import { type SearchTerms, sortOf } from './search-terms.ts';

/** Every cached job once, with all that it says where it was read. */
export function cachedJobs(client: QueryClient, owner: Owner): CachedJob[] {
  const cached = new Map<number, CachedJob>();
  // What was told last counts.
  const queries = client
    .getQueryCache()
    .findAll({ queryKey: jobKeys.all(owner) })
    .sort((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
  for (const query of queries) {
    for (const card of cardsIn(query)) cached.set(card.job_id, { card, description: '', requirements: [] });
  }
  for (const { queryKey, state } of queries) {
    const detail = queryKey[2] === 'detail' ? (state.data as JobDetail | undefined) : undefined;
    if (detail) {
      const { description, requirements } = detail;
      cached.set(detail.job_id, { card: cardOf(detail), description, requirements });
    }
  }
  return [...cached.values()];
}

export function findCachedJobs(client: QueryClient, owner: Owner, terms: SearchTerms): CachedResults {
  const cached = cachedJobs(client, owner);
  return { jobs: searchCachedJobs(cached, { ...terms, sort: sortOf(terms) }), among: cached.length };
}
