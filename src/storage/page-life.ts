/** Whether this page was left. Safari freezes such a page with all that it holds, for as long as somebody may come back. */

const told = new Set<() => void>();
let isLeft = false;

/** Never true in a worker. */
export const isPageLeft = (): boolean => isLeft;

/** Calls when the page is left; returns what stops that. */
export function onPageLeft(tell: () => void): () => void {
  told.add(tell);
  return () => void told.delete(tell);
}

// Neither exists on the server.
globalThis.addEventListener?.('pagehide', () => {
  isLeft = true;
  for (const tell of told) tell();
});
globalThis.addEventListener?.('pageshow', () => {
  isLeft = false;
});
