/** Numbers for Prometheus: how many calls, how fast, how the process is; nothing about anybody. */
import { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { type Watcher } from '#server/http/answered.ts';
import { secondMs } from '#server/http/clock.ts';

/** What counts calls, and what `GET /api/metrics` tells. */
export type Metrics = { readonly watch: Watcher; readonly registry: Registry };

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'karngea_http_seconds',
    help: 'Time to answer, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    registry,
    // The pattern, never the address: each id would be a series of its own.
    watch: ({ method, route, status, ms }) => calls.observe({ method, route, status }, ms / secondMs),
  };
}

/** Adds `GET /api/metrics`. Only for networks where strangers cannot ask, hence off by default. */
export function registerMetrics(app: FastifyInstance, { registry }: Metrics): void {
  app.get('/api/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
