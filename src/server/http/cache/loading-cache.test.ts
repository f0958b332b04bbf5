/** What is cached for a moment, and what must never be given out again. */
import { expect, test } from 'vitest';
import { Failure } from '#server/http/api/call-failures.ts';
import { LoadingCache } from './loading-cache.ts';

function counting() {
  let loads = 0;
  return async () => (loads += 1);
}
const start = 1_000;
const still = { name: 'test', ttlMs: 1_000, clock: () => new Date(start) };

test('callers at the same moment share one load', async () => {
  const cache = new LoadingCache<number>({ ...still, max: 10 });
  const load = counting();
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1]);
});

test('a cached value is reloaded after its time', async () => {
  let now = start;
  const cache = new LoadingCache<number>({ name: 'test', ttlMs: 1_000, clock: () => new Date(now), max: 10 });
  const load = counting();
  await cache.get('a', load);
  now += 1_000;
  expect(await cache.get('a', load)).toBe(1);
  now += 1;
  expect(await cache.get('a', load)).toBe(2);
});

/** Loads that end when the test says so, and what each began with. */
function held() {
  const begun: ((value: string) => void)[] = [];
  const load = () => new Promise<string>((resolve) => void begun.push(resolve));
  return { begun, load };
}

test('a load that was running during a clear reaches earlier callers only', async () => {
  const cache = new LoadingCache<string>({ ...still, max: 10 });
  const { begun, load } = held();
  const old = cache.get('a', load);
  cache.clear();
  const later = [cache.get('a', load), cache.get('a', load)];
  begun[0]?.('old');
  expect(await old).toBe('old');
  await expect.poll(() => begun.length).toBe(2);
  later.push(cache.get('a', load));
  begun[1]?.('new');
  expect(await Promise.all(later)).toEqual(['new', 'new', 'new']);
  expect(await cache.get('a', load)).toBe('new');
});

test('one load of a key runs at a time, however often it is cleared and however long it takes', async () => {
  let now = start;
  const cache = new LoadingCache<string>({ name: 'test', ttlMs: 1_000, clock: () => new Date(now), max: 10 });
  const { begun, load } = held();
  const asked = [cache.get('a', load)];
  for (const _change of [1, 2, 3]) {
    now += 2_000;
    cache.clear();
    asked.push(cache.get('a', load));
  }
  await Promise.resolve();
  expect(begun.length).toBe(1);
  begun[0]?.('old');
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.('new');
  expect(await Promise.all(asked)).toEqual(['old', 'new', 'new', 'new']);
});

test('a call after a change does not get the failure of an older load', async () => {
  const cache = new LoadingCache<string>({ ...still, max: 10 });
  const before = cache.get('a', () => Promise.reject(new Error('not there')));
  cache.clear();
  const after = cache.get('a', async () => 'there');
  await expect(before).rejects.toThrow('not there');
  expect(await after).toBe('there');
});

test('only what a change alters is forgotten', async () => {
  const cache = new LoadingCache<number>({ ...still, max: 10 });
  const load = counting();
  for (const key of ['a', 'b']) await cache.get(key, load);
  cache.invalidate((value, key) => key === 'a' && value === 1);
  expect(await cache.get('b', load)).toBe(2);
  expect(await cache.get('a', load)).toBe(3);
});

test('a failed load is tried again', async () => {
  const cache = new LoadingCache<string>({ ...still, max: 10 });
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await cache.get('a', async () => 'back')).toBe('back');
});

test('it never holds more than it may; what was not used for longest goes first', async () => {
  const cache = new LoadingCache<number>({ name: 'test', max: 2 });
  const load = counting();
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.get(key, load);
  expect(await load()).toBe(5);
});

test('what has ended makes room, so that what still holds stays', async () => {
  let now = start;
  const cache = new LoadingCache<number>({ name: 'test', ttlMs: 1_000, clock: () => new Date(now), max: 2 });
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

test('a stale value replaces a slow or failed load, unless it was invalidated or is too old', async () => {
  let now = start;
  const cache = new LoadingCache<string>({
    name: 'test',
    ttlMs: 1_000,
    staleMs: 5_000,
    clock: () => new Date(now),
    max: 10,
  });
  await cache.get('a', async () => 'old');
  now += 2_000;
  expect(await cache.get('a', () => Promise.reject(new Error('away')))).toBe('old');
  const { begun, load } = held();
  expect(await cache.get('a', load)).toBe('old');
  // The slow load goes on, and is the next value.
  begun[0]?.('new');
  await expect.poll(() => cache.get('a', load)).toBe('new');
  now += 2_000;
  expect(await cache.get('a', async () => 'newer')).toBe('newer');
  now += 2_000;
  cache.clear();
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await cache.get('a', async () => 'newest');
  now += 6_001;
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
});

test('not_found drops the stale value; other failures return it', async () => {
  let now = start;
  const clock = () => new Date(now);
  const cache = new LoadingCache<string>({ name: 'test', ttlMs: 1_000, staleMs: 30_000, clock, max: 10 });
  await cache.get('a', async () => 'there');
  now += 2_000;
  expect(await cache.get('a', () => Promise.reject(new Error('away')))).toBe('there');
  const gone = () => Promise.reject(new Failure('not_found'));
  await expect(cache.get('a', gone)).rejects.toThrow("couldn't be found");
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
});
