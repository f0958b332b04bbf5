/** Counts in windows of time, which a flood can neither make forget nor fill the memory. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BoundedMemoryLimiter } from './bounded-memory-limiter.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }));
afterEach(() => void vi.useRealTimers());

const many = 12_000;

test('a window counts until it ends, and what is given back was not', async () => {
  const limiter = new BoundedMemoryLimiter({ points: 9, duration: 10 });
  await limiter.penalty('a');
  await limiter.consume('a');
  await limiter.reward('a');
  vi.advanceTimersByTime(4_000);
  expect(await limiter.penalty('a')).toMatchObject({ consumedPoints: 2, msBeforeNext: 6_000 });
  vi.advanceTimersByTime(6_000);
  expect(await limiter.penalty('a')).toMatchObject({ consumedPoints: 1, msBeforeNext: 10_000 });
});

test.each(['consume', 'penalty'] as const)(
  'who is slowed down stays so, however many others come to %s, and most of those are forgotten',
  async (method) => {
    const limiter = new BoundedMemoryLimiter({ points: 100, duration: 60 });
    for (let turn = 0; turn < 11; turn += 1) await limiter[method]('guesser');
    for (let other = 0; other < many; other += 1) {
      await limiter[method](`address ${other}`);
      if (other % 1_000 === 0) expect(limiter.dump().storage.length).toBeLessThanOrEqual(10_000);
    }
    expect(await limiter.penalty('guesser')).toMatchObject({ consumedPoints: 12 });
  },
);
