/** The jobs that this device has cached, and what is found among them; loaded only without a network. */
import { type QueryClient } from '@tanstack/react-query';
import { type Remote, wrap } from 'comlink';
import { type JobDetail } from '#contract/jobs.ts';
import { type Alternative } from '#contract/search-help.ts';
import { type CachedResults, cardOf, cardsIn } from './job-cache.ts';
import { jobKeys, type Owner } from './job-keys.ts';
import { type CachedJob } from './search-cached-jobs.ts';
import { type SearchTerms, sortOf } from './search-terms.ts';
import { type Searches } from './search-worker.ts';

/** Longer than any search takes. */
const idleMs = 60_000;

let running: ReturnType<typeof start> | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

function start() {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      end();
      reject(new Error('The search could not be loaded.'));
    });
  });
  return { worker, searches: wrap<Searches>(worker), failure };
}

function end(): void {
  running?.worker.terminate();
  running = undefined;
}

/** Fails where the worker cannot be loaded; the next question starts it anew. */
function askSearchWorker<Answer>(question: (searches: Remote<Searches>) => Promise<Answer>): Promise<Answer> {
  clearTimeout(idle);
  idle = setTimeout(end, idleMs);
  running ??= start();
  return Promise.race([question(running.searches), running.failure]);
}

/** Every cached job once, with all that it says where it was read. */
function cachedJobs(client: QueryClient, owner: Owner): CachedJob[] {
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

export async function findCachedJobs(
  client: QueryClient,
  owner: Owner,
  terms: SearchTerms,
): Promise<CachedResults> {
  const cached = cachedJobs(client, owner);
  const jobs = await askSearchWorker(({ search }) => search(cached, { ...terms, sort: sortOf(terms) }));
  return { jobs, among: cached.length };
}

/** What to look for instead among them. */
export const insteadCached = (
  client: QueryClient,
  owner: Owner,
  terms: SearchTerms,
): Promise<Alternative[]> => askSearchWorker(({ instead }) => instead(cachedJobs(client, owner), terms));
