/** Work that nobody waits for: done when the phone has nothing else to do. */
import { useEffect } from 'react';
import { mayFetchAhead } from './connection.ts';

/** `load` imports the screen; the same function at every call. What fails is loaded when it is opened. */
export function useCodeAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (mayFetchAhead()) whenIdle(() => void load().catch(() => undefined));
  }, [load]);
}

/** Until then at most; a phone that is never idle must not put it off for ever. */
const latestMs = 3_000;

/** Safari has no idle callback. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: latestMs });
  else setTimeout(work, 0);
};
