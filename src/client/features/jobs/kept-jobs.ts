/** The jobs that this device keeps, and what a search finds among them; loaded only without a network. */
import { type QueryClient } from '@tanstack/react-query';
import { type JobDetail } from '#contract/jobs.ts';
import { cardOf, cardsIn, type KeptResults } from './job-cache.ts';
import { jobKeys, type Owner } from './job-keys.ts';
import { type KeptJob, searchKeptJobs } from './search-kept-jobs.ts';
import { type SearchTerms } from './search-terms.ts';

/** Every kept job once, with its description where it was read. */
function keptJobs(client: QueryClient, owner: Owner): KeptJob[] {
  const kept = new Map<number, KeptJob>();
  // What was told last counts.
  const queries = client
    .getQueryCache()
    .findAll({ queryKey: jobKeys.all(owner) })
    .sort((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
  for (const query of queries) {
    for (const card of cardsIn(query)) kept.set(card.job_id, { card, description: '' });
  }
  for (const { queryKey, state } of queries) {
    const detail = queryKey[2] === 'detail' ? (state.data as JobDetail | undefined) : undefined;
    if (detail) kept.set(detail.job_id, { card: cardOf(detail), description: detail.description });
  }
  return [...kept.values()];
}

export function findKeptJobs(client: QueryClient, owner: Owner, terms: SearchTerms): KeptResults {
  const kept = keptJobs(client, owner);
  return { jobs: searchKeptJobs(kept, terms), among: kept.length };
}
