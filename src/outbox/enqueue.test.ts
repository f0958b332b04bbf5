// @vitest-environment jsdom
/** Calls are stored at once, and repeated calls with one queue key are handled as declared. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { enqueue, newItem } from './enqueue.ts';
import { withLock } from './with-lock.ts';
import { allItems, removeItem } from './outbox-store.ts';

const tap = (createdAt: number): OutboxItem =>
  newItem(
    {
      key: crypto.randomUUID(),
      owner: 7,
      method: 'POST',
      path: '/app',
      input: { body: { job_id: 1 } },
      lane: 'application:1',
      subject: 'Night Baker',
    },
    createdAt,
  );
const keys = async () => (await allItems()).map(({ key }) => key);

beforeEach(async () => {
  await Promise.all((await allItems()).map(({ key }) => removeItem(key)));
});

test('closing the page before the item has its position loses nothing', async () => {
  let release = (): void => undefined;
  const lock = withLock('outbox-add', () => new Promise<void>((resolve) => (release = resolve)));
  const now = Date.now();
  const item = tap(now);
  const placed = enqueue(item, 'first');
  await expect.poll(keys).toEqual([item.key]);
  // It is not sent yet, but will be.
  expect(await allItems()).toMatchObject([{ state: 'queued', nextAt: now + 2_000 }]);
  release();
  await lock;
  expect(await placed).toMatchObject({ key: item.key, nextAt: 0 });
  expect(await allItems()).toMatchObject([{ key: item.key, nextAt: 0 }]);
});

test('with one queue key the first call is retained, the last replaces it, or all are sent', async () => {
  const [first, second] = [tap(1), tap(2)];
  await enqueue(first, 'first');
  expect(await enqueue(second, 'first')).toMatchObject({ key: first.key });
  expect(await keys()).toEqual([first.key]);
  await enqueue(second, 'last');
  expect(await keys()).toEqual([second.key]);
  await enqueue(first, 'all');
  // Even if the phone's clock went back.
  expect(await keys()).toEqual([second.key, first.key]);
});

test('the same call is stored once, and its state stays', async () => {
  const item = tap(1);
  await enqueue(item, 'all');
  expect(await enqueue({ ...item, createdAt: 5 }, 'all')).toMatchObject({ key: item.key, createdAt: 1 });
  expect(await allItems()).toHaveLength(1);
});
