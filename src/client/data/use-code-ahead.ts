/** Loads the code of the screen that a list leads to, so that a finger on a row, which may only scroll, starts no work. */
import { useEffect } from 'react';
import { mayFetchAhead } from './data-saver.ts';
import { whenIdle } from './when-idle.ts';

/** `load` imports the screen; the same function at every call. What fails is loaded when it is opened. */
export function useCodeAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (mayFetchAhead()) whenIdle(() => void load().catch(() => undefined));
  }, [load]);
}
