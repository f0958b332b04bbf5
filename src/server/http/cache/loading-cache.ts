/** A cache that loads each value once for all concurrent callers. */
import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import { Failure } from '#server/http/api/call-failures.ts';
import { type Clock } from '#server/http/clock.ts';
import { metricsRegistry } from '#server/http/observability/metrics.ts';

const lookups = new Counter({
  name: 'karngea_cache_total',
  help: 'What caches answered with: a value they had (hit), a load of their own (miss) or one under way (shared), and how often the old value came instead, as the load was slow or failed (stale).',
  labelNames: ['cache', 'result'],
  registers: [metricsRegistry],
});

/** `name` is the metric label. At most `max` values are cached (LRU). For `staleMs` after `ttlMs` a value replaces a slow or failed load. */
type Options = { readonly name: string; readonly max: number } & (
  | { readonly ttlMs: number; readonly staleMs?: number; readonly clock: Clock }
  | { readonly ttlMs?: undefined }
);

type Cached<T> = { readonly value: T; readonly start: number };

/** A running load. `isOld` is set when a change may have happened after it read the data. */
type Load<T> = { readonly value: Promise<T>; isOld: boolean; next?: Promise<T>; slow?: Promise<void> };

/** How long a caller waits for a load before it gets the stale value. */
const staleAfterMs = 300;

const isGone = (error: unknown): boolean => error instanceof Failure && error.code === 'not_found';

/** Does not use lru-cache's `fetchMethod`, which rejects waiting callers when it is cleared and treats undefined as a failure. */
export class LoadingCache<T> {
  readonly #values: LRUCache<string, Cached<T>>;
  readonly #loads = new Map<string, Load<T>>();
  readonly #now: () => number;
  readonly #ttlMs: number;
  readonly #counted: Readonly<Record<'hit' | 'miss' | 'shared' | 'stale', Counter.Internal>>;

  constructor(options: Options) {
    const { name, max, ttlMs = Infinity } = options;
    const counted = (result: string) => lookups.labels({ cache: name, result });
    this.#counted = {
      hit: counted('hit'),
      miss: counted('miss'),
      shared: counted('shared'),
      stale: counted('stale'),
    };
    this.#ttlMs = ttlMs;
    this.#now = () => (options.ttlMs === undefined ? 0 : options.clock().getTime());
    this.#values = new LRUCache(
      options.ttlMs === undefined
        ? { max }
        : { max, ttl: ttlMs + (options.staleMs ?? 0), ttlResolution: 0, perf: { now: this.#now } },
    );
  }

  /**
   * The cached value or a new one; a failed load is retried by the next call. Each key has one load at a time: a call after
   * a change waits for an older load to end, and gets the value of the next one.
   */
  async get(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.#values.get(key);
    if (known && this.#now() - known.start <= this.#ttlMs) {
      this.#counted.hit.inc();
      return known.value;
    }
    const running = this.#loads.get(key);
    if (running) this.#counted.shared.inc();
    if (known) return this.#inTime(known, running ?? this.#start(key, load));
    if (running === undefined) return this.#start(key, load).value;
    if (!running.isOld) return running.value;
    const again = () => this.get(key, load);
    running.next ??= running.value.then(again, again);
    return running.next;
  }

  /**
   * The loaded value, or the stale one if the load fails or is slow, such as while a table is locked. `not_found` is not
   * a failure: the thing is gone.
   */
  async #inTime(known: Cached<T>, load: Load<T>): Promise<T> {
    const orOld = (error: unknown): { readonly value: T } => {
      if (isGone(error)) throw error;
      return known;
    };
    load.slow ??= setTimeout(staleAfterMs, undefined, { ref: false });
    const loaded = load.value.then((value) => ({ value }), orOld);
    const first = await Promise.race([loaded, load.slow.then(() => known)]);
    if (first === known) this.#counted.stale.inc();
    return first.value;
  }

  #start(key: string, load: () => Promise<T>): Load<T> {
    this.#counted.miss.inc();
    // Expired values that survive in memory are expensive for the garbage collector.
    this.#values.purgeStale();
    const start = this.#now();
    const own: Load<T> = { value: load(), isOld: false };
    this.#loads.set(key, own);
    own.value.then(
      (value) => {
        this.#loads.delete(key);
        if (!own.isOld) this.#values.set(key, { value, start }, { start });
      },
      (error: unknown) => {
        this.#loads.delete(key);
        if (isGone(error)) this.#values.delete(key);
      },
    );
    return own;
  }

  /** Whether `get` needs no load now. */
  has(key: string): boolean {
    const known = this.#values.peek(key);
    return known !== undefined && this.#now() - known.start <= this.#ttlMs;
  }

  /** Drops values that a change affects, and marks running loads as old, as they may have read outdated data. */
  invalidate(isAltered: (value: T, key: string) => boolean): void {
    for (const load of this.#loads.values()) load.isOld = true;
    for (const [key, { value }] of [...this.#values.entries()])
      if (isAltered(value, key)) this.#values.delete(key);
  }

  clear(): void {
    this.invalidate(() => true);
  }
}
