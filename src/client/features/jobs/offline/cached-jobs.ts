/** Searches the cached jobs in a web worker; loaded only when the server cannot be reached. */
import { type QueryClient } from '@tanstack/react-query';
import { type Remote, wrap } from 'comlink';
import { type Alternative } from '#contract/search-help.ts';
import { cardOf, cardsIn, jobAnswers } from '../job-cache.ts';
import { type CachedResults, type Owner } from '../job-keys.ts';
import { type CachedJob } from './search-cached-jobs.ts';
import { type SearchTerms, sortOf } from '../search/search-terms.ts';
import { type Searches } from './search-worker.ts';

/** The worker is terminated when unused for this long. */
const idleMs = 60_000;

let running: ReturnType<typeof start> | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

function start() {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      terminate();
      reject(new Error('The search could not be loaded.'));
    });
  });
  return { worker, searches: wrap<Searches>(worker), failure };
}

function terminate(): void {
  running?.worker.terminate();
  running = undefined;
}

/** Rejects if the worker cannot be loaded; the next call starts it again. */
function runInWorker<Result>(run: (searches: Remote<Searches>) => Promise<Result>): Promise<Result> {
  clearTimeout(idle);
  idle = setTimeout(terminate, idleMs);
  running ??= start();
  return Promise.race([run(running.searches), running.failure]);
}

/** Every cached job once, with its texts if its page was opened. */
function cachedJobs(client: QueryClient, owner: Owner): CachedJob[] {
  const cached = new Map<number, CachedJob>();
  // Later data overwrites earlier data.
  const answers = jobAnswers(client, owner).sort(
    (a, b) => a.query.state.dataUpdatedAt - b.query.state.dataUpdatedAt,
  );
  for (const answer of answers)
    for (const card of cardsIn(answer)) cached.set(card.job_id, { card, description: '', requirements: [] });
  for (const { kind, data } of answers) {
    if (kind !== 'detail') continue;
    const { description, requirements } = data;
    cached.set(data.job_id, { card: cardOf(data), description, requirements });
  }
  return [...cached.values()];
}

export async function findCachedJobs(
  client: QueryClient,
  owner: Owner,
  terms: SearchTerms,
): Promise<CachedResults> {
  const cached = cachedJobs(client, owner);
  const jobs = await runInWorker(({ search }) => search(cached, { ...terms, sort: sortOf(terms) }));
  return { jobs, among: cached.length };
}

/** Alternatives for a search that found no cached job. */
export const findCachedAlternatives = (
  client: QueryClient,
  owner: Owner,
  terms: SearchTerms,
): Promise<Alternative[]> =>
  runInWorker(({ findAlternatives }) => findAlternatives(cachedJobs(client, owner), terms));
