/** What is kept for a moment, and what must never be given out again. */
import { expect, test } from 'vitest';
import { briefCache, type Keeping } from './loading-cache.ts';

function counting() {
  let loads = 0;
  return async () => (loads += 1);
}
const still = () => new Date(0);

test('callers at the same moment share one load', async () => {
  const cache = briefCache<number>(still, 1_000, 10);
  const load = counting();
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1]);
});

test('a kept value is loaded anew after its time', async () => {
  let now = 0;
  const cache = briefCache<number>(() => new Date(now), 1_000, 10);
  const load = counting();
  await cache.get('a', load);
  now = 999;
  expect(await cache.get('a', load)).toBe(1);
  now = 1_000;
  expect(await cache.get('a', load)).toBe(2);
});

test('what was being loaded when all was dropped is not kept', async () => {
  const cache = briefCache<string>(still, 1_000, 10);
  let finish = (_value: string): void => undefined;
  const old = cache.get('a', () => new Promise<string>((resolve) => (finish = resolve)));
  cache.drop();
  expect(await cache.get('a', async () => 'new')).toBe('new');
  finish('old');
  expect(await old).toBe('old');
  expect(await cache.get('a', async () => 'newer')).toBe('new');
});

test('a failed load is tried again', async () => {
  const cache = briefCache<string>(still, 1_000, 10);
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('a', async () => 'back')).toBe('back');
});

test('it never holds more than it may', async () => {
  const cache = briefCache<number>(still, 1_000, 2);
  const load = counting();
  for (const key of ['a', 'b', 'c', 'a']) await cache.get(key, load);
  expect(await cache.get('a', load)).toBe(4);
});

test('what has ended makes room, so that what still holds stays', async () => {
  let now = 0;
  const cache = briefCache<number>(() => new Date(now), 1_000, 2);
  const load = counting();
  await cache.get('a', load);
  now = 500;
  await cache.get('b', load);
  now = 1_000;
  await cache.get('c', load);
  expect(await cache.get('b', load)).toBe(2);
});

test('who was told how long a value holds is told when it is dropped before, loaded or not', async () => {
  const cache = briefCache<Keeping>(still, 1_000, 2);
  const keepings: Keeping[] = [];
  const load = async (keeping: Keeping) => {
    keepings.push(keeping);
    return keeping;
  };
  await cache.get('a', load);
  expect(keepings.map(({ until }) => until)).toEqual([1_000]);
  const loading = cache.get('b', load);
  cache.drop();
  await loading;
  await cache.get('c', load);
  expect(keepings.map(({ until }) => until)).toEqual([-Infinity, -Infinity, 1_000]);
  for (const key of ['d', 'e']) await cache.get(key, load);
  expect(keepings[2]?.until).toBe(-Infinity);
});
