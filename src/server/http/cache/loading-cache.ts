/** Loads each value once for all who ask for it, and gives it out for a while. */
import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import { Failure } from '#server/http/api/failures.ts';
import { type Clock } from '#server/http/clock.ts';
import { metricsRegistry } from '#server/http/observability/metrics.ts';

const lookups = new Counter({
  name: 'karngea_cache_total',
  help: 'What caches answered with: a value they had (hit), a load of their own (miss) or one under way (shared), and how often the old value came instead, as the load was slow or failed (stale).',
  labelNames: ['cache', 'result'],
  registers: [metricsRegistry],
});

/** `name` is what it is counted under. The values used last stay, at most `max`; for `staleMs` after its time a value stands in for a slow or failed load. */
type Options = { readonly name: string; readonly max: number } & (
  | { readonly ttlMs: number; readonly staleMs?: number; readonly clock: Clock }
  | { readonly ttlMs?: undefined }
);

type Cached<T> = { readonly value: T; readonly start: number };

/** A load under way; `isOld` once something changed that it may have read before. */
type Load<T> = { readonly value: Promise<T>; isOld: boolean; next?: Promise<T>; slow?: Promise<void> };

/** How long a caller waits for a load where an older value could be given. */
const staleAfterMs = 300;

const isGone = (error: unknown): boolean => error instanceof Failure && error.code === 'not_found';

/** Loads beside an lru-cache, whose `fetchMethod` rejects who waits when it is cleared, and takes undefined for a failure. */
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
   * The cached value or a new one; a failed load is tried again. There is one load of a key at a time: who comes after
   * a change waits for the end of one from before it, and gets the next one's value.
   */
  async get(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.#values.get(key);
    if (known && this.#now() - known.start <= this.#ttlMs) {
      this.#counted.hit.inc();
      return known.value;
    }
    const underWay = this.#loads.get(key);
    if (underWay) this.#counted.shared.inc();
    if (known) return this.#inTime(known, underWay ?? this.#start(key, load));
    if (underWay === undefined) return this.#start(key, load).value;
    if (!underWay.isOld) return underWay.value;
    const again = () => this.get(key, load);
    underWay.next ??= underWay.value.then(again, again);
    return underWay.next;
  }

  /**
   * What the load brings; the stale value if it fails, or is slow: while a table is locked, people go on reading. That
   * there is no such thing any more is no failure.
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
    // What nobody will be given again would grow old in memory, which costs the garbage collector most.
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

  /** Forgets the values that a change alters, and what is being loaded, which may have read what is now out of date. */
  invalidate(isAltered: (value: T, key: string) => boolean): void {
    for (const load of this.#loads.values()) load.isOld = true;
    for (const [key, { value }] of [...this.#values.entries()])
      if (isAltered(value, key)) this.#values.delete(key);
  }

  clear(): void {
    this.invalidate(() => true);
  }
}
