/** Whether this page was left. Safari freezes such a page with all that it holds, for as long as somebody may come back. */

const listeners = new Set<() => void>();
let isHidden = false;

/** Never true in a worker. */
export const isPageHidden = (): boolean => isHidden;

/** Calls when the page is left; returns what stops that. */
export function onPageHide(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}

// Neither exists on the server.
globalThis.addEventListener?.('pagehide', () => {
  isHidden = true;
  for (const tell of listeners) tell();
});
globalThis.addEventListener?.('pageshow', () => {
  isHidden = false;
});
