// @vitest-environment jsdom
/** Stores of a hidden page, and of a device that does not answer. */
import 'fake-indexeddb/auto';
import { get, set } from 'idb-keyval';
import { afterEach, expect, test, vi } from 'vitest';
import { openStore } from './open-store.ts';

let databases = 0;
const open = () => openStore(`test-${databases++}`, 'records');
const leave = () => globalThis.dispatchEvent(new Event('pagehide'));
const comeBack = () => globalThis.dispatchEvent(new Event('pageshow'));

afterEach(() => {
  comeBack();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the browser finishes what was written', async () => {
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  const { use, change } = open();
  await set('a', 1, use);
  expect(commit).toHaveBeenCalledTimes(1);
  expect(await change<number>('a', (found) => found + 1)).toBe(true);
  expect(commit).toHaveBeenCalledTimes(2);
  expect(await get('a', use)).toBe(2);
  expect(await change('b', () => 1)).toBe(false);
  expect(await get('b', use)).toBeUndefined();
});

test('a hidden page writes, but reads nothing until it is shown again', async () => {
  const { use, change } = open();
  await set('a', 1, use);
  leave();
  await set('a', 2, use);
  await expect(get('a', use)).rejects.toThrow('this page was left');
  await expect(change('a', () => 3)).rejects.toThrow('this page was left');
  comeBack();
  expect(await get('a', use)).toBe(2);
});

test('a running read is aborted on pagehide', async () => {
  const { use } = open();
  await set('a', 1, use);
  const abort = vi.spyOn(IDBTransaction.prototype, 'abort');
  const reading = use('readonly', (records) => {
    leave();
    return new Promise((_, reject) => {
      records.transaction.onabort = () => reject(new Error('broken off'));
    });
  });
  await expect(reading).rejects.toThrow('broken off');
  expect(abort).toHaveBeenCalledOnce();
});

test('a device that does not answer counts as refused after five seconds, then at once until it answers', async () => {
  vi.useFakeTimers();
  const request: { error: Error; onerror?: () => void } = { error: new Error('the device refused') };
  vi.spyOn(indexedDB, 'open').mockReturnValue(request as unknown as IDBOpenDBRequest);
  const { use } = open();
  const reading = expect(get('a', use)).rejects.toThrow('no answer from the device within 5000 ms');
  await vi.advanceTimersByTimeAsync(5_000);
  await reading;
  await expect(set('a', 1, use)).rejects.toThrow('does not answer');

  vi.useRealTimers();
  vi.restoreAllMocks();
  request.onerror?.();
  await expect.poll(() => get('a', open().use)).toBeUndefined();
});
