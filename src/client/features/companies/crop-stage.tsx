/** The picture in its square: dragged, pinched, or moved by the arrow keys. */
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { logoSide } from '#contract/limits.ts';
import { type Crop, moved, squareOf, zoomed } from './crop.ts';

/** Twice as fine as the logo is kept. */
export const stageSide = logoSide * 2;

type Point = { readonly x: number; readonly y: number };
type Props = { picture: ImageBitmap; crop: Crop; onCrop: (change: (crop: Crop) => Crop) => void };

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -0.05, y: 0 },
  ArrowRight: { x: 0.05, y: 0 },
  ArrowUp: { x: 0, y: -0.05 },
  ArrowDown: { x: 0, y: 0.05 },
};
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, side } = squareOf(picture, crop);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.clearRect(0, 0, stageSide, stageSide);
  context.drawImage(picture, left, top, side, side, 0, 0, stageSide, stageSide);
}

export function CropStage({ picture, crop, onCrop }: Props) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, Point>());
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const follow = ({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    const before = fingers.current.get(pointerId);
    if (!before) return;
    const other = [...fingers.current].find(([id]) => id !== pointerId)?.[1];
    fingers.current.set(pointerId, { x, y });
    const { width } = currentTarget.getBoundingClientRect();
    const pinch = other ? distance({ x, y }, other) / Math.max(1, distance(before, other)) : 1;
    const by = { x: (x - before.x) / width, y: (y - before.y) / width };
    onCrop((now) => (other ? zoomed(picture, now, pinch) : moved(picture, now, by)));
  };
  const leave = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  const step = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    onCrop((now) => moved(picture, now, by));
  };
  return (
    <canvas
      ref={canvas}
      className="crop-stage"
      width={stageSide}
      height={stageSide}
      tabIndex={0}
      role="application"
      aria-label={t`Drag and zoom`}
      onPointerDown={({ pointerId, clientX: x, clientY: y, currentTarget }) => {
        currentTarget.setPointerCapture(pointerId);
        fingers.current.set(pointerId, { x, y });
      }}
      onPointerMove={follow}
      onPointerUp={leave}
      onPointerCancel={leave}
      onKeyDown={step}
    />
  );
}
