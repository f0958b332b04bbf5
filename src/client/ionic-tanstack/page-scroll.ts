/** Reads and restores how far a page is scrolled. */

/** How long a page that is still filling is followed. */
const FOLLOW_MS = 1500;

/** A page scrolls in what it marks as Ionic's scroll host, else in its `ion-content`, whose scroller is the shadow part "scroll". */
function scrollerOf(page: HTMLElement): HTMLElement | undefined {
  const host = page.querySelector<HTMLElement>('.ion-content-scroll-host');
  return (
    host ??
    page.querySelector('ion-content')?.shadowRoot?.querySelector<HTMLElement>('[part~="scroll"]') ??
    undefined
  );
}

/** In CSS pixels; 0 for a page without a scroller. A hidden page always reads 0. */
export function readScroll(page: HTMLElement): number {
  return scrollerOf(page)?.scrollTop ?? 0;
}

/**
 * Scrolls a page that was built anew to where it was. Its content may still be arriving, so it is
 * followed until it is tall enough, the person scrolls, or FOLLOW_MS is over.
 */
export async function restoreScroll(page: HTMLElement, top: number): Promise<void> {
  if (top <= 0) return;
  const deadline = performance.now() + FOLLOW_MS;
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

/** Scrolls to the top, as a tap on the tab of the page that is already shown does. */
export function scrollToTop(page: HTMLElement, animated: boolean): void {
  scrollerOf(page)?.scrollTo({ top: 0, behavior: animated ? 'smooth' : 'instant' });
}
