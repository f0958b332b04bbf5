// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { addItem, allItems, removeItems } from '#outbox/outbox-store.ts';
import { sendAllNow } from './outbox-items.ts';

const expired = (subject: string): OutboxItem => ({
  key: subject,
  owner: 7,
  method: 'POST',
  path: '/app/:id/message',
  input: {},
  lane: 'thread:1',
  subject,
  createdAt: 1,
  state: 'failed',
  reason: 'expired',
  attempts: 3,
  nextAt: 0,
  notified: true,
});

beforeEach(() => removeItems(() => true));

test('each of several messages of one thread, under a new key', async () => {
  const items = [expired('First'), expired('Second')];
  for (const item of items) await addItem(item);
  // No one is logged in, so they wait.
  await sendAllNow(items, () => 'all');
  const waiting = await allItems();
  expect(waiting.map(({ subject }) => subject)).toEqual(['First', 'Second']);
  for (const { key, state, notified } of waiting) {
    expect(['First', 'Second']).not.toContain(key);
    expect([state, notified]).toEqual(['held', undefined]);
  }
});
