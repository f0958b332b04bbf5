/**
 * Whether this page is hidden (pagehide), for stores and locks: Safari freezes such pages with their open
 * transactions.
 */

const listeners = new Set<() => void>();
let isHidden = false;

/** Never true in a worker. */
export const isPageHidden = (): boolean => isHidden;

/** Calls the listener on pagehide. Returns a function that unsubscribes. */
export function onPageHide(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// Neither exists on the server.
globalThis.addEventListener?.('pagehide', () => {
  isHidden = true;
  for (const listener of listeners) listener();
});
globalThis.addEventListener?.('pageshow', () => {
  isHidden = false;
});
