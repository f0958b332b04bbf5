/** Which hidden pages leave the document when there are too many. */

/** The longest unseen first; `needed` ones (the active page, the one that a swipe would uncover) always stay. */
export function viewsToEvict<V extends { lastSeen: number }>(
  mounted: readonly V[],
  needed: ReadonlySet<V>,
  limit: number,
): V[] {
  const spare = mounted.filter((view) => !needed.has(view)).sort((a, b) => a.lastSeen - b.lastSeen);
  return spare.slice(0, Math.max(0, mounted.length - limit));
}
