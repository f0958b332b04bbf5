/** Counts in windows of time, which a flood can neither make forget nor fill the memory. */
import { expect, test } from 'vitest';
import { memoryLimiter } from './bounded-memory-limiter.ts';

test('a window counts until it ends, and what is forgiven was not', async () => {
  let now = 0;
  const limiter = memoryLimiter(() => new Date(now));
  await limiter.count('a', 10);
  await limiter.count('a', 10);
  await limiter.forgive('a');
  now = 4_000;
  expect(await limiter.count('a', 10)).toEqual({ count: 2, left: 6 });
  now = 10_000;
  expect(await limiter.count('a', 10)).toEqual({ count: 1, left: 10 });
});

test('who is slowed down stays so, however many others come', async () => {
  const limiter = memoryLimiter(() => new Date(0));
  for (let turn = 0; turn < 11; turn += 1) await limiter.count('guesser', 60);
  for (let other = 0; other < 40_000; other += 1) await limiter.count(`address ${other}`, 60);
  expect((await limiter.count('guesser', 60)).count).toBe(12);
});
