/** What is cached for a moment, and what must never be given out again. */
import { expect, test } from 'vitest';
import { LoadingCache } from './loading-cache.ts';

function counting() {
  let loads = 0;
  return async () => (loads += 1);
}
const start = 1_000;
const still = { ttlMs: 1_000, clock: () => new Date(start) };

test('callers at the same moment share one load', async () => {
  const cache = new LoadingCache<number>({ ...still, max: 10 });
  const load = counting();
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1]);
});

test('a cached value is loaded anew after its time', async () => {
  let now = start;
  const cache = new LoadingCache<number>({ ttlMs: 1_000, clock: () => new Date(now), max: 10 });
  const load = counting();
  await cache.get('a', load);
  now += 1_000;
  expect(await cache.get('a', load)).toBe(1);
  now += 1;
  expect(await cache.get('a', load)).toBe(2);
});

test('what was being loaded when all was cleared reaches who waits for it, and is not cached', async () => {
  const cache = new LoadingCache<string>({ ...still, max: 10 });
  let finish = (_value: string): void => undefined;
  const old = cache.get('a', () => new Promise<string>((resolve) => (finish = resolve)));
  cache.clear();
  expect(await cache.get('a', async () => 'new')).toBe('new');
  finish('old');
  expect(await old).toBe('old');
  expect(await cache.get('a', async () => 'newer')).toBe('new');
});

test('a failed load is tried again', async () => {
  const cache = new LoadingCache<string>({ ...still, max: 10 });
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('a', async () => 'back')).toBe('back');
});

test('a failed load does not take along the one that came after it', async () => {
  const cache = new LoadingCache<string>({ max: 1 });
  const failed = cache.get('a', () => Promise.reject(new Error('no')));
  void cache.get('b', async () => 'b');
  const second = cache.get('a', async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await second).toBe('yes');
  expect(cache.get('a', async () => 'again')).toBe(second);
});

test('it never holds more than it may; what was not used for longest goes first', async () => {
  const cache = new LoadingCache<number>({ max: 2 });
  const load = counting();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.get(key, load);
  expect(await load()).toBe(5);
});

test('what has ended makes room, so that what still holds stays', async () => {
  let now = start;
  const cache = new LoadingCache<number>({ ttlMs: 1_000, clock: () => new Date(now), max: 2 });
  const load = counting();
  await cache.get('old', load);
  await cache.get('new', load);
  now += 500;
  cache.clear();
  await cache.get('a', load);
  now += 600;
  await cache.get('b', load);
  now += 500;
  await cache.get('c', load);
  expect(await cache.get('b', load)).toBe(4);
});
