/** Many people tap twice. When the first tap took its button away, the second is not for what lies under it. */

import { type RefObject, useEffect, useRef } from 'react';

/** Two taps of one person at one place, by the times that the device itself gives them, however slow the page is. */
const twiceMs = 500;
const samePlacePx = 30;

type Press = Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp' | 'pointerType'>;

/** What was pressed last, while somebody may have to ask. */
export function useLastPress(): RefObject<Press | undefined> {
  const press = useRef<Press>(undefined);
  useEffect(() => {
    const note = (event: PointerEvent) => void (press.current = event);
    document.addEventListener('pointerdown', note, true);
    return () => document.removeEventListener('pointerdown', note, true);
  }, []);
  return press;
}

/** @param first what pressed the button that is gone; nothing where it was a key */
export function passOverSecondTap(first: Press | undefined): void {
  if (!first) return;
  const look = (tap: MouseEvent): void => {
    if (tap.timeStamp - first.timeStamp > twiceMs) return document.removeEventListener('click', look, true);
    // Browsers count the clicks of a mouse; those of a finger only some.
    if (first.pointerType !== 'touch' && tap.detail < 2) return;
    if (Math.hypot(tap.clientX - first.clientX, tap.clientY - first.clientY) > samePlacePx) return;
    tap.preventDefault();
    tap.stopPropagation();
  };
  document.addEventListener('click', look, true);
}
