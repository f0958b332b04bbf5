/** Runs one piece of work at a time under a name, across tabs and worker where the browser can. */

const tails = new Map<string, Promise<unknown>>();

/** Web Locks are missing on some old phones: then the order holds within this realm, and idempotency keys do the rest. */
export function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(`karngea-${name}`, work) as Promise<T>;
  const done = (tails.get(name) ?? Promise.resolve()).then(work, work);
  tails.set(name, done);
  return done;
}
