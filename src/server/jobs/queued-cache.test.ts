/** What is made once, in turn, and forgotten again. */
import { expect, test, vi } from 'vitest';
import { queuedCache } from './queued-cache.ts';

test('a value is made once, however many ask', async () => {
  const cache = queuedCache<string>(2, 9);
  const make = vi.fn(async () => 'made');
  expect(await Promise.all([cache.get('a', make), cache.get('a', make)])).toEqual(['made', 'made']);
  expect(make).toHaveBeenCalledTimes(1);
});

test('only one is made at a time', async () => {
  const cache = queuedCache<string>(9, 9);
  let running = 0;
  let most = 0;
  const make = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return '';
  };
  await Promise.all(['a', 'b', 'c'].map(async (key) => cache.get(key, make)));
  expect(most).toBe(1);
});

test('the one that was not used for longest is forgotten first', async () => {
  const cache = queuedCache<string>(2, 9);
  const make = vi.fn(async () => '');
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.get(key, make);
  expect(make).toHaveBeenCalledTimes(4);
});

test('what failed is made again, and holds nobody up', async () => {
  const cache = queuedCache<string>(2, 9);
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('a', async () => 'yes')).toBe('yes');
});

test('what failed does not take along the one that was made after it', async () => {
  const cache = queuedCache<string>(1, 9);
  const failed = cache.get('a', () => Promise.reject(new Error('no')));
  // Takes the only place, so that `a` is made anew before the first one has failed.
  void cache.get('b', async () => 'b');
  const second = cache.get('a', async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await second).toBe('yes');
  expect(cache.get('a', async () => 'again')).toBe(second);
});

test('too many waiting are turned away, but not from what is kept', async () => {
  const cache = queuedCache<string>(9, 1);
  const first = cache.get('a', async () => 'first');
  expect(cache.get('b', async () => 'second')).toBeUndefined();
  expect(cache.get('a', async () => 'again')).toBe(first);
  await first;
  expect(await cache.get('b', async () => 'second')).toBe('second');
});
