/** Maps each entry of the session history to its page and tab. */
import type { HistoryPosition } from './router-internals.ts';

export interface HistoryEntry<V> {
  key: string;
  tab: string;
  /** Absent once the page was removed; the tab stays known. */
  view?: V;
}

export class HistoryEntries<V extends { tab: string }> {
  #entries = new Map<number, HistoryEntry<V>>();

  /** The entry at this position, if its key still matches. */
  at({ index, key }: HistoryPosition): HistoryEntry<V> | undefined {
    const entry = this.#entries.get(index);
    return entry?.key === key ? entry : undefined;
  }

  /** Records the page of an entry. An unknown entry was pushed, so everything after it is deleted. */
  record(position: HistoryPosition, view: V): void {
    if (!this.at(position)) {
      for (const index of this.#entries.keys()) if (index > position.index) this.#entries.delete(index);
    }
    this.#entries.set(position.index, { key: position.key, tab: view.tab, view });
  }

  restore(index: number, entry: HistoryEntry<V>): void {
    this.#entries.set(index, entry);
  }

  /** Drops the references to all other pages. */
  filterViews(predicate: (view: V) => boolean): void {
    for (const entry of this.#entries.values()) if (entry.view && !predicate(entry.view)) delete entry.view;
  }

  /**
   * The argument of `history.go` to get from `index` back to `target`; undefined if an entry of another tab, or an unknown
   * one, is between them.
   */
  distanceBack(index: number, target: V): number | undefined {
    for (let at = index - 1; at >= 0; at -= 1) {
      const entry = this.#entries.get(at);
      if (entry?.view === target) return at - index;
      if (!entry || entry.tab !== target.tab) return undefined;
    }
    return undefined;
  }

  /** The argument of `history.go` (0 or less) to get from `index` to the first consecutive entry of this tab. */
  distanceToFirst(index: number, tab: string): number {
    let at = index;
    while (this.#entries.get(at - 1)?.tab === tab) at -= 1;
    return at - index;
  }

  list(): [number, HistoryEntry<V>][] {
    return [...this.#entries];
  }
}
