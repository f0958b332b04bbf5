/** Counts attempts in this process: for one node, and for the loose limit on everything. */
import { type Clock, secondMs } from './clock.ts';
import { type RateLimiter } from './rate-limits.ts';

type Window = { count: number; endsAt: number };
/** Past this many windows the ended ones are swept out. */
const sweepAt = 10_000;

export function memoryLimiter(clock: Clock): RateLimiter {
  const windows = new Map<string, Window>();

  function sweep(now: number): void {
    for (const [key, window] of windows) if (window.endsAt <= now) windows.delete(key);
    // A flood from ever new addresses: forgetting is better than running out of memory.
    if (windows.size >= sweepAt) windows.clear();
  }

  return {
    async count(key, seconds) {
      const now = clock().getTime();
      let window = windows.get(key);
      if (window === undefined || window.endsAt <= now) {
        if (windows.size >= sweepAt) sweep(now);
        window = { count: 0, endsAt: now + seconds * secondMs };
        windows.set(key, window);
      }
      window.count += 1;
      return { count: window.count, left: (window.endsAt - now) / secondMs };
    },
    async forgive(key) {
      const window = windows.get(key);
      if (window) window.count = Math.max(0, window.count - 1);
    },
  };
}
