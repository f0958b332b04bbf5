/** Work that nobody waits for: done when the phone has nothing else to do. */

/** Until then at most; a phone that is never idle must not put it off for ever. */
const latestMs = 3_000;

/** Safari has no idle callback. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: latestMs });
  else setTimeout(work, 0);
};
