/** What the shell meant by a navigation it asked for, held until that very navigation arrives; knows nothing of how it is shown. */
import type { Direction } from './view-stacks.ts';

export interface Intent<V, Animation = unknown> {
  direction?: Direction;
  tab?: string;
  view?: V;
  animation?: Animation;
}

/** One event of the session history. */
export interface HistoryEvent {
  type: 'PUSH' | 'REPLACE' | 'BACK' | 'FORWARD' | 'GO';
  index: number;
  /** The mark in the entry's state, when the shell pushed or replaced it. */
  mark: string | undefined;
}

interface Held<V, Animation> {
  intent: Intent<V, Animation>;
  /** Undefined for an intent that travels by `history.go`, which cannot carry a mark. */
  mark: string | undefined;
  /** The index of the history event that the intent belongs to, once it came. */
  index: number | undefined;
}

export class IntentLedger<V, Animation = unknown> {
  #held: Held<V, Animation> | undefined;

  /** Holds an intent for a push or replace; the mark returned must be in the new entry's state. */
  mark(intent: Intent<V, Animation>): string {
    const mark = Math.random().toString(36).slice(2);
    this.#held = { intent, mark, index: undefined };
    return mark;
  }

  /** Holds an intent for the next travel through the history. */
  travel(intent: Intent<V, Animation>): void {
    this.#held = { intent, mark: undefined, index: undefined };
  }

  drop(): void {
    this.#held = undefined;
  }

  /**
   * Binds the held intent to its history event. A redirect (a replace at the same index) inherits it;
   * anything else means that the navigation was blocked or overtaken, and drops it.
   */
  observe(event: HistoryEvent, currentIndex: number): void {
    const held = this.#held;
    if (!held) return;
    const isWrite = event.type === 'PUSH' || event.type === 'REPLACE';
    const isOwn =
      held.mark === undefined
        ? held.index === undefined && !isWrite && event.index !== currentIndex
        : event.mark === held.mark;
    if (isOwn) held.index = event.index;
    else if (!(event.type === 'REPLACE' && held.index === event.index)) this.#held = undefined;
  }

  /** The intent of the navigation that arrived at `index`; whatever was held is spent. */
  take(index: number): Intent<V, Animation> {
    const held = this.#held;
    this.#held = undefined;
    return held?.index === index ? held.intent : {};
  }
}
