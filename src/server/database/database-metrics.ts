/** Metrics of the database: waiting times for connections, and durations of statements. */
import { LRUCache } from 'lru-cache';
import { Histogram } from 'prom-client';
import { metricsRegistry } from '#server/http/observability/metrics.ts';
import { shapeOf } from './statements.ts';

/** `watch` is for health checks. */
export type PoolName = 'primary' | 'replica' | 'watch' | 'embedded';

const waits = new Histogram({
  name: 'karngea_connection_wait_seconds',
  help: 'Time until a connection to the database was given, or was not.',
  labelNames: ['pool'],
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 4],
  registers: [metricsRegistry],
});
const statements = new Histogram({
  name: 'karngea_statement_seconds',
  help: 'Time of statements, failed ones too, by what they do to which table.',
  labelNames: ['pool', 'statement'],
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
  registers: [metricsRegistry],
});

/** More than there are tables and verbs; further shapes are counted as `other`. */
const maxShapes = 250;
const shapes = new Set<string>();
/** Finding the shape takes longer than some statements. */
const known = new LRUCache<string, string>({ max: 1_000 });

/** The shape of a statement, bounded in number, as metric labels must be. */
function countedShape(text: string): string {
  const cached = known.get(text);
  if (cached !== undefined) return cached;
  const shape = shapeOf(text);
  if (shapes.size < maxShapes) shapes.add(shape);
  const counted = shapes.has(shape) ? shape : 'other';
  known.set(text, counted);
  return counted;
}

const secondsSince = (start: number): number => (performance.now() - start) / 1_000;

/** Measures waiting for a connection, also if it fails. */
export async function timeWait<T>(pool: PoolName, wait: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await wait();
  } finally {
    waits.observe({ pool }, secondsSince(start));
  }
}

/** Measures a statement, also if it fails. */
export async function timeStatement<T>(
  { pool, text }: { readonly pool: PoolName; readonly text: string },
  run: () => Promise<T>,
): Promise<T> {
  const start = performance.now();
  const statement = countedShape(text);
  try {
    return await run();
  } finally {
    statements.observe({ pool, statement }, secondsSince(start));
  }
}
