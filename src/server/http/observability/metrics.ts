/** Numbers for Prometheus: how many calls, how fast, how the process is; nothing about anybody. */
import { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { secondMs } from '#server/http/clock.ts';

/** Of this process. No label may have more values than the code has names: each is a series for ever. */
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

/** What is asked for when somebody looks. */
export type MetricSources = Readonly<Record<'waiting' | 'connections' | 'replicas', Counts>> & {
  readonly tasks: Tasks;
};

/** Counts calls, and adds `GET /api/metrics`. Only for networks where strangers cannot ask, hence off by default. */
export function registerMetrics(app: FastifyInstance, watched: MetricSources): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countCalls(app, registry);
  const looks = gauges(registry, watched);
  const all = Registry.merge([registry, metricsRegistry]);
  app.get('/api/metrics', async (_request, reply) => {
    await Promise.all(looks.map((look) => look()));
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
    // The pattern, never the address: each id would be a series of its own.
    const route = routeOptions.url ?? 'none';
    calls.observe({ method, route, status: statusCode }, elapsedTime / secondMs);
    done();
  });
}

/** What fills the gauges anew. While the database is away they are empty: the other numbers matter most then. */
function gauges(registry: Registry, { waiting, tasks, connections, replicas }: MetricSources) {
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
      replicas,
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
