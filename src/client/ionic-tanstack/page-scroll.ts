/** Reads and restores the scroll position of a page. */

/** How long to retry while the content of a page is loading. */
const RETRY_MS = 1500;

/** The element marked as Ionic's scroll host, else the scroller in the shadow root of `ion-content`. */
function scrollerOf(page: HTMLElement): HTMLElement | undefined {
  const host = page.querySelector<HTMLElement>('.ion-content-scroll-host');
  return (
    host ??
    page.querySelector('ion-content')?.shadowRoot?.querySelector<HTMLElement>('[part~="scroll"]') ??
    undefined
  );
}

/** In CSS pixels; 0 for a hidden page or one without a scroller. */
export function readScroll(page: HTMLElement): number {
  return scrollerOf(page)?.scrollTop ?? 0;
}

/**
 * Restores the scroll position of a page that was mounted again. Its content may still be loading, so this retries until
 * it is tall enough, the user scrolls, or RETRY_MS is over.
 */
export async function restoreScroll(page: HTMLElement, top: number): Promise<void> {
  if (top <= 0) return;
  const deadline = performance.now() + RETRY_MS;
  let touched = false;
  const stop = () => {
    touched = true;
  };
  const gestures = ['pointerdown', 'wheel', 'keydown'] as const;
  for (const gesture of gestures) page.addEventListener(gesture, stop, { passive: true });
  while (!touched && page.isConnected && performance.now() < deadline) {
    const scroller = scrollerOf(page);
    if (scroller) {
      scroller.scrollTop = top;
      if (Math.abs(scroller.scrollTop - top) <= 1) break;
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  for (const gesture of gestures) page.removeEventListener(gesture, stop);
}

export function scrollToTop(page: HTMLElement, animated: boolean): void {
  scrollerOf(page)?.scrollTo({ top: 0, behavior: animated ? 'smooth' : 'instant' });
}
