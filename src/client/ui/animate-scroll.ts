/** Scrolls a row within a given time; browsers choose the time of a smooth scroll themselves. */

const easeOut = (part: number): number => 1 - (1 - part) ** 3;

/** A person who scrolls takes over at once. */
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
    const part = Math.min((now - startedAt) / durationMs, 1);
    row.scrollLeft = from + (left - from) * easeOut(part);
    if (part < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    row.style.scrollSnapType = '';
    for (const event of userEvents) row.removeEventListener(event, stop);
  };
  // Snapping would pull each step back.
  row.style.scrollSnapType = 'none';
  for (const event of userEvents) row.addEventListener(event, stop, { passive: true });
  let frame = requestAnimationFrame(step);
  return stop;
}
