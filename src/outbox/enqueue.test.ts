// @vitest-environment jsdom
/** What is put into the outbox is there at once, and waits in its lane only once. */
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { enqueue, type NewItem } from './enqueue.ts';
import { exclusively } from './exclusively.ts';
import { allItems, removeItem } from './outbox-store.ts';

const tap = (change: Partial<NewItem> = {}): NewItem => ({
  key: crypto.randomUUID(),
  owner: 7,
  method: 'POST',
  path: '/app',
  input: { body: { job_id: 1 } },
  lane: 'application:1',
  subject: 'Night Baker',
  ...change,
});
const keys = async () => (await allItems()).map(({ key }) => key);

beforeEach(async () => {
  await Promise.all((await allItems()).map(({ key }) => removeItem(key)));
});

test('whoever leaves the page while it has yet to find its place loses nothing', async () => {
  let letGo = (): void => undefined;
  const held = exclusively('outbox-add', () => new Promise<void>((resolve) => (letGo = resolve)));
  const now = Date.now();
  const item = tap();
  const placed = enqueue(item, 'first', now);
  await expect.poll(keys).toEqual([item.key]);
  // Nobody sends it yet, but somebody will.
  expect(await allItems()).toMatchObject([{ state: 'queued', nextAt: now + 2_000 }]);
  letGo();
  await held;
  expect(await placed).toMatchObject({ key: item.key, nextAt: 0 });
  expect(await allItems()).toMatchObject([{ key: item.key, nextAt: 0 }]);
});

test('of several in a lane the first stands, the last takes the place of the others, or all go', async () => {
  const [first, second] = [tap(), tap()];
  await enqueue(first, 'first', 1);
  expect(await enqueue(second, 'first', 2)).toMatchObject({ key: first.key });
  expect(await keys()).toEqual([first.key]);
  await enqueue(second, 'last', 2);
  expect(await keys()).toEqual([second.key]);
  await enqueue(first, 'all', 1);
  // Even where the phone's clock went back.
  expect(await keys()).toEqual([second.key, first.key]);
});

test('the same try does not wait twice, and keeps how it stands', async () => {
  const item = tap();
  await enqueue(item, 'all', 1);
  expect(await enqueue(item, 'all', 5)).toMatchObject({ key: item.key, createdAt: 1 });
  expect(await allItems()).toHaveLength(1);
});
