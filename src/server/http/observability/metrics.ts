/** Prometheus metrics. Modules declare their own in `metricsRegistry`; nothing in them is personal data. */
import { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { secondMs } from '#server/http/clock.ts';

/** Metrics of this process. Label values must be a fixed set, because each one is a series. */
export const metricsRegistry = new Registry();

type Counts = () => Promise<Readonly<Record<string, number>>>;
type Tasks = () => Promise<
  readonly {
    readonly kind: string;
    readonly state: string;
    readonly number: number;
    readonly late: number;
  }[]
>;

/** Values that are read when metrics are scraped. */
type MetricSources = Readonly<Record<'waiting' | 'connections', Counts>> & {
  readonly tasks: Tasks;
  /** Seconds by the position in READ_DATABASE_URL; undefined for a replica that is gone. */
  readonly replicaLags: () => readonly (number | undefined)[];
};

/** Measures calls and adds `GET /api/metrics`. Off by default, because the endpoint is not protected. */
export function registerMetrics(app: FastifyInstance, watched: MetricSources): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countCalls(app, registry);
  const refreshers = gauges(registry, watched);
  const all = Registry.merge([registry, metricsRegistry]);
  app.get('/api/metrics', async (_request, reply) => {
    await Promise.all(refreshers.map((refresh) => refresh()));
    return reply.type(all.contentType).send(await all.metrics());
  });
}

function countCalls(app: FastifyInstance, registry: Registry): void {
  const calls = new Histogram({
    name: 'karngea_http_seconds',
    help: 'Time to answer, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    // The route pattern, because each id would be a series of its own.
    const route = routeOptions.url ?? 'none';
    calls.observe({ method, route, status: statusCode }, elapsedTime / secondMs);
    done();
  });
}

/** Numbers replicas from 1. */
const byNumber = (lags: readonly (number | undefined)[]): Record<string, number> =>
  Object.fromEntries(lags.flatMap((lag, index) => (lag === undefined ? [] : [[index + 1, lag]])));

/** Functions that refresh the gauges. If the database is unavailable they stay empty, and the other metrics are still served. */
function gauges(registry: Registry, { waiting, tasks, connections, replicaLags }: MetricSources) {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge<Label>({ name, help, labelNames, registers: [registry] });
  const counted = (of: Gauge, label: string, count: Counts) => async () => {
    const counts = await count().catch(() => ({}));
    of.reset();
    for (const [value, number] of Object.entries(counts)) of.set({ [label]: value }, number);
  };
  const inState = gauge('karngea_tasks', 'Work in the background, by kind and state.', ['kind', 'state']);
  const late = gauge(
    'karngea_task_late_seconds',
    'How long the work in the background that is due the longest has waited, by kind.',
    ['kind'],
  );
  return [
    counted(gauge('karngea_waiting', 'What waits for operators, by kind.', ['kind']), 'kind', waiting),
    counted(
      gauge('karngea_connections', 'Connections to the database, and calls that wait for one.', ['state']),
      'state',
      connections,
    ),
    counted(
      gauge('karngea_replica_lag_seconds', 'How far replicas are behind; none for one that is gone.', [
        'replica',
      ]),
      'replica',
      async () => byNumber(replicaLags()),
    ),
    async () => {
      const rows = await tasks().catch(() => []);
      inState.reset();
      late.reset();
      for (const { kind, state, number, late: seconds } of rows) {
        inState.set({ kind, state }, number);
        if (state === 'waiting') late.set({ kind }, seconds);
      }
    },
  ];
}
