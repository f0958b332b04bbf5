/** Moves the focus into the page that was navigated to, so that screen readers announce it. */

/** How long a page may take to show its heading, or to put it in the place of a skeleton's. */
const WAIT_MS = 10_000;

let stopWaiting: () => void = () => undefined;

/** The element of `page` that has the focus and may get it back later: not a text field, which would open the keyboard. */
export function focusWithin(page: HTMLElement): HTMLElement | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !page.contains(focused)) return undefined;
  return focused.matches('input, textarea, select, [contenteditable]') ? undefined : focused;
}

/**
 * Focuses what had the focus when the page was left (`returning`), else its first heading. A page that
 * focused something itself, or that has an element marked `autofocus` or `data-autofocus`, is left to
 * it. Never scrolls, and what comes late takes the focus from nothing that got it meanwhile.
 */
export function focusPage(page: HTMLElement, returning: HTMLElement | undefined): void {
  stopWaiting();
  const before = document.activeElement;
  settle(page, returning);

  const observer = new MutationObserver(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body || activeElement === before) settle(page, undefined);
  });
  const timer = setTimeout(() => stopWaiting(), WAIT_MS);
  stopWaiting = () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('pointerdown', stopWaiting, true);
    document.removeEventListener('keydown', stopWaiting, true);
  };
  observer.observe(page, { childList: true, subtree: true });
  document.addEventListener('pointerdown', stopWaiting, true);
  document.addEventListener('keydown', stopWaiting, true);
}

function settle(page: HTMLElement, returning: HTMLElement | undefined): void {
  if (!page.isConnected || page.contains(document.activeElement)) return;
  const own = page.querySelector<HTMLElement>('[autofocus], [data-autofocus]');
  const target = own ?? (isVisible(returning) ? returning : page.querySelector<HTMLElement>('h1'));
  if (!target) return;
  if (target !== own && target !== returning && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function isVisible(element: HTMLElement | undefined): element is HTMLElement {
  return element !== undefined && element.getClientRects().length > 0;
}
