/** Runs one function at a time under a name, across tabs and worker where the browser supports Web Locks. */
import { onPageHide } from '#storage/page-lifecycle.ts';

const tails = new Map<string, Promise<unknown>>();

/**
 * Some old phones lack Web Locks: then the order holds within this page, and idempotency keys do the rest.
 * Rejects after `timeoutMs`, and when the page is left meanwhile.
 */
export function exclusively<T>(
  name: string,
  work: () => Promise<T>,
  timeoutMs = Number.POSITIVE_INFINITY,
): Promise<T> {
  if ('locks' in navigator) {
    const waiting = new AbortController();
    const timer = Number.isFinite(timeoutMs) ? setTimeout(() => waiting.abort(), timeoutMs) : undefined;
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
