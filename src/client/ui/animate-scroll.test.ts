// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { animateScroll } from './animate-scroll.ts';
import { carouselMoveMs } from './timings.ts';

const row = () => document.createElement('ul');
/** The duration of a frame in milliseconds. */
const frame = 16;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the animation takes half a second and ends at the target', () => {
  const list = row();
  animateScroll(list, 300, carouselMoveMs);
  vi.advanceTimersByTime(carouselMoveMs / 2);
  expect(list.scrollLeft).toBeGreaterThan(0);
  expect(list.scrollLeft).toBeLessThan(300);
  expect(list.style.scrollSnapType).toBe('none');
  vi.advanceTimersByTime(carouselMoveMs / 2 - frame);
  expect(list.scrollLeft).toBeLessThan(300);
  vi.advanceTimersByTime(3 * frame);
  expect(list.scrollLeft).toBe(300);
  expect(list.style.scrollSnapType).toBe('');
});

test.each(['touchstart', 'pointerdown', 'wheel'])('%s stops the animation', (event) => {
  const list = row();
  animateScroll(list, 300, carouselMoveMs);
  vi.advanceTimersByTime(carouselMoveMs / 4);
  list.dispatchEvent(new Event(event));
  const reached = list.scrollLeft;
  vi.advanceTimersByTime(carouselMoveMs);
  expect(list.scrollLeft).toBe(reached);
  expect(list.style.scrollSnapType).toBe('');
});

test('a duration of 0 jumps to the target', () => {
  const list = row();
  animateScroll(list, 300, 0);
  expect(list.scrollLeft).toBe(300);
});
