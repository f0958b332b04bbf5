/** Runs one function at a time per lock name, in all tabs and the service worker if the browser supports Web Locks. */
import { onPageHide } from '#storage/page-lifecycle.ts';

const tails = new Map<string, Promise<unknown>>();

/**
 * Without Web Locks the lock is limited to this page, and idempotency keys prevent a second effect of a call that two
 * pages send. Rejects if the lock is not available within `timeoutMs`, or on pagehide.
 */
export function withLock<T>(
  name: string,
  work: () => Promise<T>,
  timeoutMs = Number.POSITIVE_INFINITY,
): Promise<T> {
  if ('locks' in navigator) {
    const abort = new AbortController();
    const timer = Number.isFinite(timeoutMs) ? setTimeout(() => abort.abort(), timeoutMs) : undefined;
    return navigator.locks.request(`karngea-${name}`, { signal: abort.signal }, () => {
      clearTimeout(timer);
      return untilPageHide(work);
    }) as Promise<T>;
  }
  const done = (tails.get(name) ?? Promise.resolve()).then(work, work);
  tails.set(name, done);
  return done;
}

/** Releases the lock, which a page in the back/forward cache would otherwise hold. */
function untilPageHide<T>(work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = onPageHide(() => reject(new Error('this page was left')));
    work().finally(stop).then(resolve, reject);
  });
}
