/** Keeps loaded values for a moment; knows nothing about them. */
import { type Clock } from '#server/http/clock.ts';

/** How long a value may be given out, for who gives it out without asking again; dropping it ends that at once. */
export type Keeping = { readonly until: number };

type Entry<T> = { readonly value: Promise<T>; readonly keeping: { until: number } };

export interface BriefCache<T> {
  /** The kept value or a newly loaded one; callers who come while it loads share the one load. */
  get(key: string, load: (keeping: Keeping) => Promise<T>): Promise<T>;
  /** Forgets everything, loads under way included: they may have read what is now out of date. */
  drop(): void;
}

/**
 * Keeps values for `ttlMs` milliseconds; when there are `capacity` of them, all go. What has ended goes at once: a value
 * that stays for longer than it is of use has to be collected from among the old ones, which costs most.
 */
export function briefCache<T>(clock: Clock, ttlMs: number, capacity: number): BriefCache<T> {
  const entries = new Map<string, Entry<T>>();

  function drop(): void {
    for (const { keeping } of entries.values()) keeping.until = -Infinity;
    entries.clear();
  }

  function forgetEnded(now: number): void {
    // All are kept equally long, so that the oldest, which come first, end first.
    for (const [key, { keeping }] of entries) {
      if (keeping.until > now) return;
      entries.delete(key);
    }
  }

  return {
    get(key, load) {
      const now = clock().getTime();
      const kept = entries.get(key);
      if (kept && kept.keeping.until > now) return kept.value;
      forgetEnded(now);
      if (entries.size >= capacity) drop();
      const keeping = { until: now + ttlMs };
      const entry: Entry<T> = { value: load(keeping), keeping };
      entries.set(key, entry);
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return entry.value;
    },
    drop,
  };
}
