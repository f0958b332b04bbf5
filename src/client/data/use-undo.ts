/** Delays an action, such as deleting a job alert, so that it can be undone; leaving its screen or page does it at once. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnPageLeave } from './page-leave.ts';

type Undo<Item> = {
  /** The item that can still be undone. */
  readonly pending: Item | undefined;
  /** Starts the time for this item; an earlier item's action is done now. */
  readonly start: (item: Item) => void;
  /** Does it now. */
  readonly finish: () => void;
  /** Cancels it. Returns the item that was pending. */
  readonly undo: () => Item | undefined;
};

export function useUndo<Item>(action: (item: Item) => void, delayMs: number): Undo<Item> {
  // A ref, because the screen may be left before it rendered the new item.
  const current = useRef<Item>(undefined);
  const [pending, setPending] = useState<Item>();
  const set = (item: Item | undefined): void => {
    current.current = item;
    setPending(item);
  };
  const undo = (): Item | undefined => {
    const item = current.current;
    set(undefined);
    return item;
  };
  const finish = (): void => {
    const item = undo();
    if (item !== undefined) action(item);
  };
  const onTimeOver = useEffectEvent(finish);

  useEffect(() => {
    if (pending === undefined) return;
    const timer = setTimeout(() => onTimeOver(), delayMs);
    return () => clearTimeout(timer);
  }, [pending, delayMs]);
  useOnPageLeave(finish);

  return {
    pending,
    start: (item) => {
      finish();
      set(item);
    },
    finish,
    undo,
  };
}
