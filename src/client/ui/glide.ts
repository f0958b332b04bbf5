/** Moves a row that the browser scrolls to a place in a given time; browsers choose the time of a smooth scroll themselves. */

/** Fast at first, gentle at the end, as all motion here. */
const ease = (part: number): number => 1 - (1 - part) ** 3;

/** A finger, a pen, a mouse or a wheel on the row takes over at once. */
const takingOver = ['pointerdown', 'touchstart', 'wheel'] as const;

/** Scrolls `row` to `left` pixels within `durationMs`, at once for 0. Gives a function that stops on the way. */
export function glide(row: HTMLElement, left: number, durationMs: number): () => void {
  const from = row.scrollLeft;
  if (durationMs <= 0) {
    row.scrollLeft = left;
    return () => undefined;
  }
  let startedAt: number | undefined;
  const step = (now: number) => {
    startedAt ??= now;
    const part = Math.min((now - startedAt) / durationMs, 1);
    row.scrollLeft = from + (left - from) * ease(part);
    if (part < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    row.style.scrollSnapType = '';
    for (const event of takingOver) row.removeEventListener(event, stop);
  };
  // Snapping would pull each step back to where it came from.
  row.style.scrollSnapType = 'none';
  for (const event of takingOver) row.addEventListener(event, stop, { passive: true });
  let frame = requestAnimationFrame(step);
  return stop;
}
