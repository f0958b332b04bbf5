/** When silence is too long, and when it is none. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Silence } from './silence.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listening(patience = 1_000) {
  const tooLong = vi.fn();
  const expectTooLongAfter = (ms: number) => {
    vi.advanceTimersByTime(ms - 1);
    expect(tooLong).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(tooLong).toHaveBeenCalledTimes(1);
  };
  return { silence: new Silence(patience, tooLong), tooLong, expectTooLongAfter };
}

test('a question without an answer is noticed after the patience, once', () => {
  const { silence, tooLong, expectTooLongAfter } = listening();
  silence.asked();
  expectTooLongAfter(1_000);
  vi.advanceTimersByTime(10_000);
  expect(tooLong).toHaveBeenCalledTimes(1);
});

test('an answer to another question begins the patience anew', () => {
  const { silence, expectTooLongAfter } = listening();
  silence.asked();
  silence.asked();
  vi.advanceTimersByTime(600);
  silence.answered();
  expectTooLongAfter(1_000);
});

test('nothing is too long where nothing is awaited, and the next question has all of the patience', () => {
  const { silence, expectTooLongAfter } = listening();
  silence.asked();
  silence.answered();
  vi.advanceTimersByTime(1_500);
  silence.asked();
  expectTooLongAfter(1_000);
});

test('a patience of 0 has no end', () => {
  const { silence, tooLong } = listening(0);
  silence.asked();
  vi.advanceTimersByTime(1_000_000);
  expect(tooLong).not.toHaveBeenCalled();
});
