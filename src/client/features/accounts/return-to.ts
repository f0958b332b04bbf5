/** The page that a person asked for before logging in; knows only addresses. */

/** The address in the log-in page's `next`, or home; anything that leads off this site is ignored. */
export function returnTo(next: unknown): string {
  const inside = typeof next === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(next);
  return inside && !/^\/(login|register|recover)\b/.test(next) ? next : '/';
}
