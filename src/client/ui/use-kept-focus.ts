/** Keeps the focus when what has it goes away with an item, a button or a form that has done its work (WCAG 2.4.3). */
import { type RefObject, useEffect } from 'react';

/** What Tab stops at, the node itself among it; but no text field, which would open the phone's keyboard unasked. */
function stopsIn(node: Node | null): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  const stops = (node.parentElement ?? node).querySelectorAll<HTMLElement>(
    'a[href], summary, :is(button, select, [type=radio], [type=checkbox]):enabled',
  );
  return [...stops].filter((stop) => node.contains(stop) && stop.checkVisibility());
}

/** The stop nearest to the place of what was removed: after it, before it, or around it; else all of `place`. */
function nearestStop(
  { nextSibling, previousSibling, target }: MutationRecord,
  place: HTMLElement,
): HTMLElement {
  const beside = stopsIn(nextSibling)[0] ?? stopsIn(previousSibling).at(-1);
  if (beside) return beside;
  for (let around: Node | null = target; place.contains(around); around = around?.parentNode ?? null) {
    const [first] = stopsIn(around);
    if (first) return first;
  }
  return place;
}

/** When the focused element inside `place` is removed, the focus moves to what is nearest to where it was. */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let focused: Node | undefined;
    const enter = ({ target }: FocusEvent) => {
      focused = target as Node;
    };
    const leave = ({ target }: FocusEvent) => {
      // Some browsers tell this of an element that is being removed, too; that one is not forgotten.
      queueMicrotask(() => {
        if (focused === target && focused?.isConnected) focused = undefined;
      });
    };
    const watch = new MutationObserver((records) => {
      const gone = focused;
      if (!gone || gone.isConnected) return;
      focused = undefined;
      if (document.activeElement !== document.body) return;
      const removal = records.find(({ removedNodes }) =>
        [...removedNodes].some((node) => node.contains(gone)),
      );
      if (removal) nearestStop(removal, element).focus({ preventScroll: true });
    });
    const over = new AbortController();
    element.addEventListener('focusin', enter, over);
    element.addEventListener('focusout', leave, over);
    watch.observe(element, { childList: true, subtree: true });
    return () => {
      over.abort();
      watch.disconnect();
    };
  }, [place]);
}
