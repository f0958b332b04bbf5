/** Numbers for Prometheus: how many calls, how fast, how the process is; nothing about anybody. */
import { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { secondMs } from '#server/http/clock.ts';

type Counts = () => Promise<Readonly<Record<string, number>>>;

/** Counts calls, and adds `GET /api/metrics`. Only for networks where strangers cannot ask, hence off by default. */
export function registerMetrics(
  app: FastifyInstance,
  { waiting, tasks }: { readonly waiting: Counts; readonly tasks: Counts },
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
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
  const gauge = (name: string, help: string, label: string, count: Counts) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        this.reset();
        // While the database is away the other numbers matter most.
        const counts = await count().catch(() => ({}));
        for (const [value, number] of Object.entries(counts)) this.set({ [label]: value }, number);
      },
    });
  gauge('karngea_waiting', 'What waits for operators, by kind.', 'kind', waiting);
  gauge('karngea_tasks', 'Work in the background, by state.', 'state', tasks);
  app.get('/api/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
