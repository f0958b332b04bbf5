/** Smooth scrolling with a given duration, which `scrollTo` doesn't take. */

const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/** Any of these stops the animation: the user takes over. */
const userEvents = ['pointerdown', 'touchstart', 'wheel'] as const;

/** Scrolls `row` to `left` pixels within `durationMs`, at once for 0. Returns a function that stops it. */
export function animateScroll(row: HTMLElement, left: number, durationMs: number): () => void {
  const from = row.scrollLeft;
  if (durationMs <= 0) {
    row.scrollLeft = left;
    return () => undefined;
  }
  let startedAt: number | undefined;
  const step = (now: number) => {
    startedAt ??= now;
    const progress = Math.min((now - startedAt) / durationMs, 1);
    row.scrollLeft = from + (left - from) * easeOut(progress);
    if (progress < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    row.style.scrollSnapType = '';
    for (const event of userEvents) row.removeEventListener(event, stop);
  };
  // Scroll snapping would undo each step.
  row.style.scrollSnapType = 'none';
  for (const event of userEvents) row.addEventListener(event, stop, { passive: true });
  let frame = requestAnimationFrame(step);
  return stop;
}
