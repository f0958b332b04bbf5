/** How long runs of tasks took, and how they ended; each is a trace of its own. */
import { SpanKind } from '@opentelemetry/api';
import { Histogram } from 'prom-client';
import { numbers } from '#server/http/observability/numbers.ts';
import { inSpan } from '#server/http/observability/tracing.ts';
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

/** Notes how long it took; `run` says how it ended, and does not fail. */
export async function timeRun(kind: string, run: () => Promise<Outcome>): Promise<void> {
  const stop = runs.startTimer({ kind });
  const outcome = await inSpan({ name: `task ${kind}`, kind: SpanKind.CONSUMER }, run, (ended) => ({
    outcome: ended,
  }));
  stop({ outcome });
}
