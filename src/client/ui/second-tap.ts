/** Ignores the second click of a double tap if the first one closed the sheet: it would hit what was underneath. */

import { type RefObject, useEffect, useRef } from 'react';

/** Compared with the events' own timestamps, so that a slow page changes nothing. */
const doubleTapMs = 500;
const samePlacePx = 30;

type Press = Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp' | 'pointerType'>;

/** The last `pointerdown` anywhere on the page, while the component is mounted. */
export function useLastPress(): RefObject<Press | undefined> {
  const press = useRef<Press>(undefined);
  useEffect(() => {
    const record = (event: PointerEvent) => void (press.current = event);
    document.addEventListener('pointerdown', record, true);
    return () => document.removeEventListener('pointerdown', record, true);
  }, []);
  return press;
}

/** @param first the press that removed the button; undefined if it was a key */
export function ignoreSecondTap(first: Press | undefined): void {
  if (!first) return;
  const suppress = (tap: MouseEvent): void => {
    if (tap.timeStamp - first.timeStamp > doubleTapMs)
      return document.removeEventListener('click', suppress, true);
    // `detail` counts clicks reliably for a mouse, but not for touch in every browser.
    if (first.pointerType !== 'touch' && tap.detail < 2) return;
    if (Math.hypot(tap.clientX - first.clientX, tap.clientY - first.clientY) > samePlacePx) return;
    tap.preventDefault();
    tap.stopPropagation();
  };
  document.addEventListener('click', suppress, true);
}
