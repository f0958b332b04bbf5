/** One finger that drags in one direction: how pulling and swiping begin, go on and end (product 2.51). */

/** Until a finger has moved so far nobody knows where it is going. */
const slopPx = 10;

/** What the finger drags. */
export type Dragged = {
  /** The finger is so many pixels on its way. */
  readonly to: (pixels: number) => void;
  /** The finger was lifted. */
  readonly letGo: () => void;
  /** Nothing comes of it. */
  readonly giveUp: () => void;
};

export type Drags = {
  readonly direction: 'down' | 'left';
  /** What takes hold of the thing under the finger once it is clear where it goes; undefined where nothing is dragged. */
  readonly begin: (target: Element) => (() => Dragged | undefined) | undefined;
};

/** Follows every finger for as long as the app runs. */
export function followDrags({ direction, begin }: Drags): void {
  let finger: { x: number; y: number; take: () => Dragged | undefined; dragged?: Dragged } | undefined;
  const giveUp = (): void => {
    finger?.dragged?.giveUp();
    finger = undefined;
  };
  const start = ({ touches, target }: TouchEvent): void => {
    giveUp();
    const [touch] = touches;
    if (!touch || touches.length > 1 || !(target instanceof Element)) return;
    const take = begin(target);
    if (take) finger = { x: touch.clientX, y: touch.clientY, take };
  };
  const move = ({ touches }: TouchEvent): void => {
    const [touch] = touches;
    if (!finger || !touch) return;
    const down = touch.clientY - finger.y;
    const left = finger.x - touch.clientX;
    const [along, across] = direction === 'down' ? [down, left] : [left, down];
    if (!finger.dragged) {
      if (along < -slopPx || Math.abs(across) > slopPx) return giveUp();
      if (along < slopPx) return;
      const dragged = finger.take();
      if (!dragged) return giveUp();
      finger.dragged = dragged;
    }
    finger.dragged.to(Math.max(0, along - slopPx));
  };
  const end = (): void => {
    finger?.dragged?.letGo();
    finger = undefined;
  };
  // The browser scrolls meanwhile without asking.
  const passive = { passive: true } as const;
  document.addEventListener('touchstart', start, passive);
  document.addEventListener('touchmove', move, passive);
  document.addEventListener('touchend', end, passive);
  document.addEventListener('touchcancel', giveUp, passive);
}
