/** Starts the worker that searches when it is first asked, and ends it when nobody has asked for a while. */
import { type Remote, wrap } from 'comlink';
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
export function askSearchWorker<Answer>(
  question: (searches: Remote<Searches>) => Promise<Answer>,
): Promise<Answer> {
  clearTimeout(idle);
  idle = setTimeout(end, idleMs);
  running ??= start();
  return Promise.race([question(running.searches), running.failure]);
}
