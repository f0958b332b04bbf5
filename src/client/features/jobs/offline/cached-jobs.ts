/** The jobs that this device has cached, and what is found among them; loaded only without a network. */
import { type QueryClient } from '@tanstack/react-query';
import { type Remote, wrap } from 'comlink';
import { type Alternative } from '#contract/search-help.ts';
import { cardOf, cardsIn, jobAnswers } from '../job-cache.ts';
import { type CachedResults, type Owner } from '../job-keys.ts';
import { type CachedJob } from './search-cached-jobs.ts';
import { type SearchTerms, sortOf } from '../search/search-terms.ts';
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
  // The latest answer about a job counts.
  const answers = jobAnswers(client, owner).sort(
    (one, other) => one.query.state.dataUpdatedAt - other.query.state.dataUpdatedAt,
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
  const jobs = await askSearchWorker(({ search }) => search(cached, { ...terms, sort: sortOf(terms) }));
  return { jobs, among: cached.length };
}

/** What to look for instead among them. */
export const findCachedAlternatives = (
  client: QueryClient,
  owner: Owner,
  terms: SearchTerms,
): Promise<Alternative[]> => askSearchWorker(({ instead }) => instead(cachedJobs(client, owner), terms));
