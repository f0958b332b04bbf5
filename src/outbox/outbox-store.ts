/** Reads and writes the outbox's items: records in IndexedDB, or in the tab for users who are not remembered. */
import { del, promisifyRequest, set, values } from 'idb-keyval';
import * as z from 'zod/mini';
import { type OutboxItem, outboxItem } from '#contract/outbox-item.ts';
import { outboxChannel, type OutboxEvent } from '#contract/worker-messages.ts';
import { openStore } from '#storage/open-store.ts';
import { isInTab, putInTab, staysInTab, tabItems, removeFromTab } from './tab-items.ts';

/** Items were once called receipts. Database and channel open at first use, because the server has neither. */
const { use: store, change } = openStore('karngea-outbox', 'receipts');
let channel: BroadcastChannel | undefined;

/** Posts the event to all pages, including this one, whose listeners have channels of their own. */
export const announce = (event: OutboxEvent): void =>
  (channel ??= new BroadcastChannel(outboxChannel)).postMessage(event);

const byAge = (a: OutboxItem, b: OutboxItem): number => a.createdAt - b.createdAt || (a.key < b.key ? -1 : 1);

/** All items, oldest first. Records of other versions are skipped, not deleted. */
export async function allItems(): Promise<OutboxItem[]> {
  const records = await values<unknown>(store);
  return records
    .map((record) => z.safeParse(outboxItem, record))
    .flatMap((parsed) => (parsed.success ? [parsed.data] : []))
    .concat(tabItems())
    .sort(byAge);
}

/** Stores an item unless its key exists, without an event. Returns whether it was stored. Throws if the device refuses. */
export async function addItem(item: OutboxItem): Promise<boolean> {
  if (staysInTab(item)) {
    const isNew = !isInTab(item.key);
    if (isNew) putInTab(item);
    return isNew;
  }
  try {
    await store('readwrite', (records) => promisifyRequest(records.add({ ...item, kept: true }, item.key)));
    return true;
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'ConstraintError') return false;
    throw failure;
  }
}

/** Stores a new or changed item and announces it. Throws if the device refuses to store. */
export async function putItem(item: OutboxItem): Promise<void> {
  if (staysInTab(item)) putInTab(item);
  else await set(item.key, { ...item, kept: true }, store);
  announce({ type: 'changed', item });
}

/** Moves an item from its tab to IndexedDB, after its owner agreed. */
export async function moveToDevice(item: OutboxItem): Promise<void> {
  await set(item.key, { ...item, kept: true }, store);
  removeFromTab(item.key);
}

/** Overwrites an item in one transaction, unless it was deleted meanwhile. Returns whether it still exists. */
export async function replaceItem(item: OutboxItem): Promise<boolean> {
  const inTab = isInTab(item.key);
  if (inTab) putInTab(item);
  const isThere = inTab || (await replaceOnDevice(item));
  if (isThere) announce({ type: 'changed', item });
  return isThere;
}

const replaceOnDevice = (item: OutboxItem): Promise<boolean> =>
  change<OutboxItem>(item.key, ({ kept }) => ({ ...item, kept }));

/** Deletes an item and announces it. */
export async function removeItem(key: string): Promise<void> {
  removeFromTab(key);
  await del(key, store);
  announce({ type: 'removed', key });
}

/** Deletes every item that matches. */
export async function removeItems(matches: (item: OutboxItem) => boolean): Promise<void> {
  const items = await allItems();
  await Promise.all(items.filter(matches).map(({ key }) => removeItem(key)));
}
