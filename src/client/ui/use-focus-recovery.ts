/** When the focused element of a page's content is removed, moves the focus to the nearest tab stop (WCAG 2.4.3). */
import { type RefObject, useEffect } from 'react';

/** The tab stops in a node, including itself; without text fields, which would open the phone's keyboard. */
function tabStopsIn(node: Node | null): HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  const stops = (node.parentElement ?? node).querySelectorAll<HTMLElement>(
    'a[href], summary, :is(button, select, [type=radio], [type=checkbox]):enabled',
  );
  return [...stops].filter((stop) => node.contains(stop) && stop.getClientRects().length > 0);
}

/** Looks after the removed node, before it, then in its ancestors; falls back to `root`. */
function nearestTabStop(
  { nextSibling, previousSibling, target }: MutationRecord,
  root: HTMLElement,
): HTMLElement {
  const sibling = tabStopsIn(nextSibling)[0] ?? tabStopsIn(previousSibling).at(-1);
  if (sibling) return sibling;
  for (let ancestor: Node | null = target; root.contains(ancestor); ancestor = ancestor?.parentNode ?? null) {
    const [first] = tabStopsIn(ancestor);
    if (first) return first;
  }
  return root;
}

export function useFocusRecovery(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    let focused: Node | undefined;
    const onFocusIn = ({ target }: FocusEvent) => {
      focused = target as Node;
    };
    const onFocusOut = ({ target }: FocusEvent) => {
      // Some browsers also fire it while an element is being removed.
      queueMicrotask(() => {
        if (focused === target && focused?.isConnected) focused = undefined;
      });
    };
    const observer = new MutationObserver((records) => {
      const removed = focused;
      if (!removed || removed.isConnected) return;
      focused = undefined;
      if (document.activeElement !== document.body) return;
      const removal = records.find(({ removedNodes }) =>
        [...removedNodes].some((node) => node.contains(removed)),
      );
      if (removal) nearestTabStop(removal, element).focus({ preventScroll: true });
    });
    const controller = new AbortController();
    element.addEventListener('focusin', onFocusIn, controller);
    element.addEventListener('focusout', onFocusOut, controller);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [root]);
}
