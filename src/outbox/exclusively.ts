/** Runs one piece of work at a time under a name, across tabs and worker where the browser can. */
import { onPageHide } from '#storage/page-life.ts';

const tails = new Map<string, Promise<unknown>>();

/**
 * Web Locks are missing on some old phones: then the order holds within this realm, and idempotency keys do the rest.
 * Whoever is not served within `longestWaitMs` is refused; what a page that is left was at, it gives up.
 */
export function exclusively<T>(
  name: string,
  work: () => Promise<T>,
  longestWaitMs = Number.POSITIVE_INFINITY,
): Promise<T> {
  if ('locks' in navigator) {
    const waiting = new AbortController();
    const timer = Number.isFinite(longestWaitMs)
      ? setTimeout(() => waiting.abort(), longestWaitMs)
      : undefined;
    return navigator.locks.request(`karngea-${name}`, { signal: waiting.signal }, () => {
      clearTimeout(timer);
      return untilPageLeft(work);
    }) as Promise<T>;
  }
  const done = (tails.get(name) ?? Promise.resolve()).then(work, work);
  tails.set(name, done);
  return done;
}

/** A frozen page would keep the lock. */
function untilPageLeft<T>(work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = onPageHide(() => reject(new Error('this page was left')));
    work().finally(stop).then(resolve, reject);
  });
}
