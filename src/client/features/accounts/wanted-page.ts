/** The page that a person wanted before being asked to log in; knows only addresses. */

/** The address in the log-in page's `next`, or home; anything that leads off this site is ignored. */
export function wantedPage(next: unknown): string {
  const inside = typeof next === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(next);
  return inside && !/^\/(login|register)\b/.test(next) ? next : '/';
}
