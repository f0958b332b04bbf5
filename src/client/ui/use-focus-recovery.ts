/** Moves the focus to what is nearest when the focused element is removed (WCAG 2.4.3). */
import { type RefObject, useEffect } from 'react';

/** The tab stops in a node, itself included; no text field, which would open the phone's keyboard unasked. */
function tabStopsIn(node: Node | null): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  const stops = (node.parentElement ?? node).querySelectorAll<HTMLElement>(
    'a[href], summary, :is(button, select, [type=radio], [type=checkbox]):enabled',
  );
  return [...stops].filter((stop) => node.contains(stop) && stop.getClientRects().length > 0);
}

/** After what was removed, before it, or around it; else all of `place`. */
function nearestTabStop(
  { nextSibling, previousSibling, target }: MutationRecord,
  place: HTMLElement,
): HTMLElement {
  const beside = tabStopsIn(nextSibling)[0] ?? tabStopsIn(previousSibling).at(-1);
  if (beside) return beside;
  for (let around: Node | null = target; place.contains(around); around = around?.parentNode ?? null) {
    const [first] = tabStopsIn(around);
    if (first) return first;
  }
  return place;
}

export function useFocusRecovery(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let focused: Node | undefined;
    const enter = ({ target }: FocusEvent) => {
      focused = target as Node;
    };
    const leave = ({ target }: FocusEvent) => {
      // Some browsers send this for an element that is being removed, too.
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
      if (removal) nearestTabStop(removal, element).focus({ preventScroll: true });
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
