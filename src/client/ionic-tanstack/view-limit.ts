/** Chooses which kept pages leave the document when there are too many; knows nothing of how they are removed. */

export interface Keepable {
  lastSeen: number;
}

/** The pages to unmount, the longest unseen first. `needed` ones (the active page, the one that a swipe would uncover) always stay. */
export function pagesOverLimit<V extends Keepable>(
  mounted: readonly V[],
  needed: ReadonlySet<V>,
  limit: number,
): V[] {
  const spare = mounted.filter((view) => !needed.has(view)).sort((a, b) => a.lastSeen - b.lastSeen);
  return spare.slice(0, Math.max(0, mounted.length - limit));
}
