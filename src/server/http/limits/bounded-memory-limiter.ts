/** Counts attempts in this process: for one node, and for the loose limit on everything. */
import { type Clock, secondMs } from '#server/http/clock.ts';
import { type Count, type RateLimiter } from './rate-limits.ts';

type Window = { count: number; endsAt: number };
/** However many come, no more windows than this are kept. */
const mostWindows = 10_000;
/** How many making room leaves: were it one less only, each new caller in a flood would cost a look at all. */
const enoughWindows = 7_500;

/** The same as a limiter, but at once: what is counted for every call must not wait for anything. */
export interface MemoryCounter {
  count(key: string, seconds: number): Count;
  forgive(key: string): void;
}

/** Forgotten with the process, and when it would hold too much. */
export function memoryCounter(clock: Clock): MemoryCounter {
  const windows = new Map<string, Window>();

  function makeRoom(now: number): void {
    const drop = (isDropped: (window: Window) => boolean) => {
      for (const [key, window] of windows) if (isDropped(window)) windows.delete(key);
    };
    drop(({ endsAt }) => endsAt <= now);
    // A flood from ever new addresses: who came least is forgotten first, so that who is slowed down stays so.
    for (let few = 1; windows.size > enoughWindows; few *= 2) drop(({ count }) => count <= few);
  }

  return {
    count(key, seconds) {
      const now = clock().getTime();
      let window = windows.get(key);
      if (window === undefined || window.endsAt <= now) {
        if (windows.size >= mostWindows) makeRoom(now);
        window = { count: 0, endsAt: now + seconds * secondMs };
        windows.set(key, window);
      }
      window.count += 1;
      return { count: window.count, left: (window.endsAt - now) / secondMs };
    },
    forgive(key) {
      const window = windows.get(key);
      if (window) window.count = Math.max(0, window.count - 1);
    },
  };
}

export function memoryLimiter(clock: Clock): RateLimiter {
  const counter = memoryCounter(clock);
  return {
    count: async (key, seconds) => counter.count(key, seconds),
    forgive: async (key) => counter.forgive(key),
  };
}
