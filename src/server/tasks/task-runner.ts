/** Runs due tasks (product 7.20), a few at once, and polls less often while there are none. */
import { setTimeout as pause } from 'node:timers/promises';
import { Histogram } from 'prom-client';
import { type Db } from '#server/database/connect.ts';
import { metricsRegistry } from '#server/http/observability/metrics.ts';
import { PermanentError, RetryLater, type Task, type TaskKind, type TaskKinds } from './task-kind.ts';
import { addSchedules, type Ending, finishRun, leaseOf, claimTasks } from './task-store.ts';

/** How a run ended; `overtaken` if another run has the task by now. */
type Outcome = Ending['how'] | 'overtaken';

const runs = new Histogram({
  name: 'karngea_task_seconds',
  help: 'Time of runs of work in the background, by kind and by how they ended.',
  labelNames: ['kind', 'outcome'],
  buckets: [0.05, 0.25, 1, 5, 30, 120],
  registers: [metricsRegistry],
});

/** Times a run, which returns its outcome and never throws. */
async function timeRun(kind: string, run: () => Promise<Outcome>): Promise<void> {
  const stop = runs.startTimer({ kind });
  stop({ outcome: await run() });
}

type Options = {
  /** Concurrent runs on this node, 8 by default; most wait for the network. */
  readonly atOnce?: number;
  /** Delay before the first retry; it doubles with each further one. */
  readonly firstPauseMs?: number;
  /** Delay between polls while idle, 2 s by default. */
  readonly idlePollMs?: number;
  readonly onFailure: (error: unknown, task?: Task) => void;
};

export type TaskRunner = {
  /** Claims no more tasks, waits briefly for running ones, and releases the rest. */
  readonly stop: () => Promise<void>;
};

/** Delay between polls: the shortest after work, doubling to the idle one, which costs half a statement a second. */
export const pollIntervals = { shortestMs: 125, idleMs: 2_000, afterFailureMs: 10_000 };
/** How long stopping waits for running tasks; calls have 10 seconds (main.ts). */
const stopGraceMs = 3_000;
/** Delays double at most this often, to about an hour. */
const maxDoublings = 7;
const defaultAttempts = 12;

/** Another run has claimed the task, so this one must not write. */
class SupersededError extends Error {}
class StoppedError extends Error {}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function startTasks(db: Db, kinds: TaskKinds, options: Options): TaskRunner {
  const { atOnce = 8, firstPauseMs = 30_000, idlePollMs = pollIntervals.idleMs, onFailure } = options;
  const stopping = new AbortController();
  const running = new Map<Promise<void>, AbortController>();

  function start(task: Task, claimingSince: number): void {
    const ending = new AbortController();
    const run = runTask(task, ending, claimingSince).finally(() => running.delete(run));
    running.set(run, ending);
  }

  async function runTask(task: Task, ending: AbortController, claimingSince: number): Promise<void> {
    const kind = kinds[task.kind];
    if (kind !== undefined) await timeRun(task.kind, () => runOf(task, kind, ending, claimingSince));
  }

  async function runOf(
    task: Task,
    kind: TaskKind,
    ending: AbortController,
    claimingSince: number,
  ): Promise<Outcome> {
    const tooLong = () => ending.abort(new Error('It took too long.'));
    // Before the lease ends, so that no other run starts in parallel. It began while the task was being claimed.
    const sinceClaimMs = performance.now() - claimingSince;
    const timer = setTimeout(tooLong, leaseOf(kinds, task.kind) * 0.8 - sinceClaimMs);
    try {
      await complete(task, kind, ending.signal);
      return 'done';
    } catch (error) {
      return await fail(task, kind, error);
    } finally {
      clearTimeout(timer);
    }
  }

  async function complete(task: Task, kind: TaskKind, signal: AbortSignal): Promise<void> {
    // Reached only if every attempt crashed its node; such a task must not crash nodes forever.
    if (task.attempt > (kind.maxAttempts ?? defaultAttempts))
      throw new PermanentError('It never came to an end.');
    const write = await untilEnded(kind.run(task, signal), signal);
    const end = async (on: Db) => {
      if (!(await finishRun(on, task, nextOf(task, kind) ?? { how: 'done' }))) throw new SupersededError();
    };
    // One statement is enough if there is nothing else to write.
    if (!write) return end(db);
    await db.transaction().execute(async (trx) => {
      await end(trx);
      await write(trx);
    });
  }

  async function fail(task: Task, kind: TaskKind, error: unknown): Promise<Outcome> {
    if (error instanceof SupersededError) return 'overtaken';
    if (!(error instanceof StoppedError)) onFailure(error, task);
    const ending = endingAfter(task, kind, error);
    try {
      await db.transaction().execute(async (trx) => {
        const isOurs = await finishRun(trx, task, ending);
        if (isOurs && ending.how === 'givenUp') await kind.onGivenUp?.(trx, task);
      });
    } catch (worse) {
      // The task starts again when its lease ends.
      onFailure(worse, task);
    }
    return ending.how;
  }

  function endingAfter(task: Task, kind: TaskKind, error: unknown): Ending {
    if (error instanceof StoppedError) return { how: 'givenBack' };
    const why = messageOf(error);
    if (error instanceof PermanentError || task.attempt >= (kind.maxAttempts ?? defaultAttempts)) {
      const planned = nextOf(task, kind);
      return planned ? { ...planned, why } : { how: 'givenUp', why };
    }
    if (error instanceof RetryLater) return { how: 'again', afterMs: error.afterMs, why };
    const doubled = firstPauseMs * 2 ** Math.min(task.attempt - 1, maxDoublings);
    // Jitter, so that tasks that failed together are not retried together.
    return { how: 'again', afterMs: doubled * (0.8 + Math.random() * 0.4), why };
  }

  async function poll(): Promise<void> {
    let waitMs = pollIntervals.shortestMs;
    let isPlanned = false;
    while (!stopping.signal.aborted) {
      const room = atOnce - running.size;
      if (room === 0) {
        await Promise.race(running.keys());
        continue;
      }
      try {
        if (!isPlanned) await addSchedules(db, kinds);
        isPlanned = true;
        const claimingSince = performance.now();
        const taken = await claimTasks(db, kinds, room);
        for (const task of taken) start(task, claimingSince);
        if (taken.length === room) continue;
        waitMs = taken.length > 0 ? pollIntervals.shortestMs : Math.min(waitMs * 2, idlePollMs);
      } catch (error) {
        onFailure(error);
        waitMs = pollIntervals.afterFailureMs;
      }
      await pause(waitMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  const polling = poll();
  return {
    stop: async () => {
      stopping.abort();
      await polling;
      const runs = [...running.keys()];
      await Promise.race([Promise.all(runs), pause(stopGraceMs, undefined, { ref: false })]);
      for (const ending of running.values()) ending.abort(new StoppedError('The server stops.'));
      await Promise.all(runs);
    },
  };
}

/** The next run after both the planned and the actual start, so that no time is scheduled twice. */
function nextOf({ planned, begun }: Task, { next }: TaskKind) {
  if (next === undefined) return undefined;
  return { how: 'planned', next: next(planned > begun ? planned : begun) } as const;
}

/** Rejects when aborted, so that a run that ignores its signal does not occupy a slot forever. */
async function untilEnded<Result>(run: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let onAbort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([run, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
