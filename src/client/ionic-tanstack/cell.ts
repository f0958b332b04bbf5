/** A value with subscribers that is assigned first and announced later; knows nothing of what it holds. */
import type { ObservableStore, Observer } from './router-internals.ts';

export interface Cell<Value> extends ObservableStore<Value> {
  /** Assigns without telling anyone; returns whether the value changed. */
  assign: (value: Value) => boolean;
  announce: () => void;
}

/** A cell holding `initial`. Its functions are free of `this`, so React may keep them apart. */
export function createCell<Value>(initial: Value): Cell<Value> {
  let value = initial;
  const observers = new Set<(value: Value) => void>();
  return {
    get: () => value,
    assign: (next) => {
      const changed = next !== value;
      value = next;
      return changed;
    },
    announce: () => {
      for (const observer of observers) observer(value);
    },
    subscribe: (observer: Observer<Value>) => {
      const notify = typeof observer === 'function' ? observer : (next: Value) => observer.next?.(next);
      observers.add(notify);
      return { unsubscribe: () => void observers.delete(notify) };
    },
  };
}
