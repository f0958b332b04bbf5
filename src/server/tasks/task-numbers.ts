/** Metrics of tasks: how long each run took, and how it ended. */
import { Histogram } from 'prom-client';
import { numbers } from '#server/http/observability/numbers.ts';
import { type Ending } from './task-store.ts';

/** As a run's ending is stored, or that another run had the task by then. */
export type Outcome = Ending['how'] | 'overtaken';

const runs = new Histogram({
  name: 'karngea_task_seconds',
  help: 'Time of runs of work in the background, by kind and by how they ended.',
  labelNames: ['kind', 'outcome'],
  buckets: [0.05, 0.25, 1, 5, 30, 120],
  registers: [numbers],
});

/** Times a run, which returns its outcome and never throws. */
export async function timeRun(kind: string, run: () => Promise<Outcome>): Promise<void> {
  const stop = runs.startTimer({ kind });
  stop({ outcome: await run() });
}
