/** Many people tap twice. When the first tap took its button away, the second is not for what lies under it. */

/** Two taps of one person at one place, by the times that the device itself gives them, however slow the page is. */
const twiceMs = 500;
const samePlacePx = 30;

type Press = { readonly clientX: number; readonly clientY: number; readonly timeStamp: number };

/** @param first what pressed the button that is gone */
export function passOverSecondTap(first: Press): void {
  const stop = (): void => document.removeEventListener('click', look, true);
  function look(tap: MouseEvent): void {
    if (tap.timeStamp - first.timeStamp > twiceMs) return stop();
    if (Math.hypot(tap.clientX - first.clientX, tap.clientY - first.clientY) > samePlacePx) return;
    tap.preventDefault();
    tap.stopPropagation();
  }
  document.addEventListener('click', look, true);
}
