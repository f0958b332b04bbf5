/** Loads each value once for all who ask for it, and gives it out for a while: an lru-cache of promises. */
import { LRUCache } from 'lru-cache';
import { type Clock } from '#server/http/clock.ts';

/** The values used last stay, at most `max`. */
type Options = { readonly max: number } & (
  { readonly ttlMs: number; readonly clock: Clock } | { readonly ttlMs?: undefined }
);

/** Promises, as `fetchMethod` of lru-cache rejects whoever waits when the cache is cleared, and takes undefined for a failure. */
export class LoadingCache<T> {
  readonly #values: LRUCache<string, Promise<T>>;

  constructor(options: Options) {
    const { max } = options;
    this.#values = new LRUCache(
      options.ttlMs === undefined
        ? { max }
        : { max, ttl: options.ttlMs, ttlResolution: 0, perf: { now: () => options.clock().getTime() } },
    );
  }

  /** The cached value or a new one; a failed load is tried again. */
  get(key: string, load: () => Promise<T>): Promise<T> {
    const known = this.#values.get(key);
    if (known) return known;
    // What nobody will be given again would grow old in memory, which costs the garbage collector most.
    this.#values.purgeStale();
    const loading = load();
    this.#values.set(key, loading);
    loading.catch(() => {
      // Another may have been loaded meanwhile, and stays.
      if (this.#values.peek(key) === loading) this.#values.delete(key);
    });
    return loading;
  }

  /** Forgets everything, loads under way included: they may have read what is now out of date. */
  clear(): void {
    this.#values.clear();
  }
}
