/** The options of a navigation that the shell started (direction, tab, page), until the router has loaded it. */
import type { Direction } from './view-stacks.ts';

export interface NavigationOptions<V, Animation = unknown> {
  direction?: Direction;
  tab?: string;
  view?: V;
  animation?: Animation;
}

export interface HistoryEvent {
  type: 'PUSH' | 'REPLACE' | 'BACK' | 'FORWARD' | 'GO';
  index: number;
  /** From the entry's state, if the shell pushed or replaced it. */
  id: string | undefined;
}

interface Pending<V, Animation> {
  options: NavigationOptions<V, Animation>;
  /** Undefined for `history.go`, which has no state. */
  id: string | undefined;
  /** The index of its history event, once that has fired. */
  index: number | undefined;
}

export class PendingNavigation<V, Animation = unknown> {
  #pending: Pending<V, Animation> | undefined;

  /** For a push or replace. The new entry's state must contain the returned id. */
  forEntry(options: NavigationOptions<V, Animation>): string {
    const id = Math.random().toString(36).slice(2);
    this.#pending = { options, id, index: undefined };
    return id;
  }

  /** For the next `history.go`. */
  forTraversal(options: NavigationOptions<V, Animation>): void {
    this.#pending = { options, id: undefined, index: undefined };
  }

  clear(): void {
    this.#pending = undefined;
  }

  /**
   * Assigns the options to their history event. A redirect (a replace at the same index) inherits them; any other event
   * means that the navigation was blocked or superseded.
   */
  onHistoryEvent(event: HistoryEvent, currentIndex: number): void {
    const pending = this.#pending;
    if (!pending) return;
    const isWrite = event.type === 'PUSH' || event.type === 'REPLACE';
    const isOwn =
      pending.id === undefined
        ? pending.index === undefined && !isWrite && event.index !== currentIndex
        : event.id === pending.id;
    if (isOwn) pending.index = event.index;
    else if (!(event.type === 'REPLACE' && pending.index === event.index)) this.#pending = undefined;
  }

  /** Returns the options of the navigation loaded at `index` and clears them. */
  take(index: number): NavigationOptions<V, Animation> {
    const pending = this.#pending;
    this.#pending = undefined;
    return pending?.index === index ? pending.options : {};
  }
}
