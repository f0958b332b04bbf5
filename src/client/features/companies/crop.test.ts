/** The square that is taken of a picture stays within it, however it is moved and zoomed. */
import { expect, test } from 'vitest';
import { mostZoom, moved, squareOf, wholeCrop, zoomed } from './crop.ts';

const wide = { width: 400, height: 200 };

test('begins with the largest square in the middle', () =>
  expect(squareOf(wide, wholeCrop)).toEqual({ left: 100, top: 0, side: 200 }));

test('dragging to the right shows more of the left, as far as the edge', () => {
  expect(squareOf(wide, moved(wide, wholeCrop, { x: 0.25, y: 0 }))).toEqual({ left: 50, top: 0, side: 200 });
  expect(squareOf(wide, moved(wide, wholeCrop, { x: 9, y: 9 }))).toEqual({ left: 0, top: 0, side: 200 });
});

test('zooming keeps the middle, up to the most and back to the whole', () => {
  const close = zoomed(wide, wholeCrop, 2);
  expect(squareOf(wide, close)).toEqual({ left: 150, top: 50, side: 100 });
  expect(zoomed(wide, close, 100).zoom).toBe(mostZoom);
  const corner = moved(wide, close, { x: 9, y: 9 });
  expect(squareOf(wide, zoomed(wide, corner, 0.01))).toEqual({ left: 0, top: 0, side: 200 });
});
