/** Runs background work while the browser is idle. */
import { useEffect } from 'react';
import { mayPrefetch } from './connection.ts';

/** The work runs after this time at the latest, even if the browser is never idle. */
const timeoutMs = 3_000;

export const whenIdle = (work: () => void): void => {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: timeoutMs });
  else setTimeout(work, 0);
};

/**
 * Preloads the code of the screen that a list leads to, so that touching a row, perhaps only to scroll, starts no work.
 * `load` must be the same function at every render. Failures are ignored: the code is loaded again when it is needed.
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (mayPrefetch()) whenIdle(() => void load().catch(() => undefined));
  }, [load]);
}
