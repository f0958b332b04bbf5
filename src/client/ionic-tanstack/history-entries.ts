/** Which page and tab each entry of the session history belongs to. */
import type { HistoryPosition } from './router-internals.ts';

export interface HistoryEntry<V> {
  key: string;
  tab: string;
  /** Absent once the page is gone; the tab stays known. */
  view?: V;
}

export class HistoryEntries<V extends { tab: string }> {
  #entries = new Map<number, HistoryEntry<V>>();

  /** The entry at this position, if it is still the same one. */
  at({ index, key }: HistoryPosition): HistoryEntry<V> | undefined {
    const entry = this.#entries.get(index);
    return entry?.key === key ? entry : undefined;
  }

  /** An entry not known before was pushed: it cut off everything after it. */
  record(position: HistoryPosition, view: V): void {
    if (!this.at(position)) {
      for (const index of this.#entries.keys()) if (index > position.index) this.#entries.delete(index);
    }
    this.#entries.set(position.index, { key: position.key, tab: view.tab, view });
  }

  restore(index: number, entry: HistoryEntry<V>): void {
    this.#entries.set(index, entry);
  }

  /** Forgets the other pages, so that nothing holds on to them. */
  filterViews(predicate: (view: V) => boolean): void {
    for (const entry of this.#entries.values()) if (entry.view && !predicate(entry.view)) delete entry.view;
  }

  /**
   * How far `history.go` must travel from `index` back to `target`, or undefined when another tab's
   * entry, or one that is not ours, lies between.
   */
  distanceBack(index: number, target: V): number | undefined {
    for (let at = index - 1; at >= 0; at -= 1) {
      const entry = this.#entries.get(at);
      if (entry?.view === target) return at - index;
      if (!entry || entry.tab !== target.tab) return undefined;
    }
    return undefined;
  }

  /** How far `history.go` must travel from `index` to the first of the entries of this tab that follow one another; 0 or less. */
  distanceToFirst(index: number, tab: string): number {
    let at = index;
    while (this.#entries.get(at - 1)?.tab === tab) at -= 1;
    return at - index;
  }

  list(): [number, HistoryEntry<V>][] {
    return [...this.#entries];
  }
}
