/** Makes values one after another and keeps the ones used last; knows nothing about them. */

export interface QueuedCache<T> {
  /** The kept value, or one that is made when it is its turn; undefined when too many are waiting. */
  get(key: string, make: () => Promise<T>): Promise<T> | undefined;
}

/** Keeps at most `capacity` values; at most `mostWaiting` are being made or wait for their turn. */
export function queuedCache<T>(capacity: number, mostWaiting: number): QueuedCache<T> {
  // A map remembers the order of insertion: the first is the one that was not used for longest.
  const kept = new Map<string, Promise<T>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function enqueue(key: string, make: () => Promise<T>): Promise<T> {
    waiting += 1;
    const made = last.then(make).finally(() => {
      waiting -= 1;
    });
    last = made.catch(() => {
      // Another may have been made meanwhile, and stays.
      if (kept.get(key) === made) kept.delete(key);
    });
    return made;
  }

  return {
    get(key, make) {
      const known = kept.get(key);
      if (known === undefined && waiting >= mostWaiting) return undefined;
      kept.delete(key);
      const value = known ?? enqueue(key, make);
      kept.set(key, value);
      const [oldest] = kept.keys();
      if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
}
