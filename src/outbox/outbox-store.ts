/** The waiting items on the device, each one record in IndexedDB; knows neither the network nor when to send. */
import { del, promisifyRequest, set, values } from 'idb-keyval';
import * as z from 'zod/mini';
import { type OutboxItem, outboxItem } from '#contract/outbox-item.ts';
import { outboxChannel, type OutboxNews } from '#contract/worker-messages.ts';
import { openStore } from '#storage/open-store.ts';
import { isInTab, putInTab, staysInTab, tabItems, takeFromTab } from './tab-items.ts';

/** Named when items were called receipts. Database and channel are opened at their first use: the server has neither. */
const { use: store, change } = openStore('karngea-outbox', 'receipts');
let channel: BroadcastChannel | undefined;

/** Tells the other realms; the one that speaks does not hear itself. */
export const announce = (news: OutboxNews): void =>
  (channel ??= new BroadcastChannel(outboxChannel)).postMessage(news);

const byAge = (a: OutboxItem, b: OutboxItem): number => a.createdAt - b.createdAt || (a.key < b.key ? -1 : 1);

/** Every item, oldest first; records of another version are passed over, never deleted. */
export async function allItems(): Promise<OutboxItem[]> {
  const records = await values<unknown>(store);
  return records
    .map((record) => z.safeParse(outboxItem, record))
    .flatMap((parsed) => (parsed.success ? [parsed.data] : []))
    .concat(tabItems())
    .sort(byAge);
}

/** Writes an item at once, unless one of its key is there; tells whether it did, and nobody else. Throws when the device refuses. */
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

/** Writes an item, new or changed, and tells the other realms. Throws when the device refuses to store. */
export async function putItem(item: OutboxItem): Promise<void> {
  if (staysInTab(item)) putInTab(item);
  else await set(item.key, { ...item, kept: true }, store);
  announce({ type: 'changed', item });
}

/** Moves an item from its tab onto the device, as its person agreed. */
export async function keepItem(item: OutboxItem): Promise<void> {
  await set(item.key, { ...item, kept: true }, store);
  takeFromTab(item.key);
}

/** Writes an item anew unless it was cancelled meanwhile, in one step; tells whether it is still there. */
export async function replaceItem(item: OutboxItem): Promise<boolean> {
  const inTab = isInTab(item.key);
  if (inTab) putInTab(item);
  const isThere = inTab || (await replaceOnDevice(item));
  if (isThere) announce({ type: 'changed', item });
  return isThere;
}

const replaceOnDevice = (item: OutboxItem): Promise<boolean> =>
  change<OutboxItem>(item.key, ({ kept }) => ({ ...item, kept }));

/** Takes an item out for good, and tells the other realms. */
export async function removeItem(key: string): Promise<void> {
  takeFromTab(key);
  await del(key, store);
  announce({ type: 'removed', key });
}

/** Removes what belongs to others than this person, unless they agreed that it stays until it is sent. */
export async function forgetStrangers(owner: number | undefined): Promise<void> {
  const theirs = (await allItems()).filter(
    (item) => item.owner !== null && item.owner !== owner && (!item.kept || item.state === 'sent'),
  );
  await Promise.all(theirs.map(({ key }) => removeItem(key)));
}

/** Removes what of one person went out: it has nothing to do on the phone after they signed out. */
export async function forgetSentOf(owner: number): Promise<void> {
  const theirs = (await allItems()).filter((item) => item.owner === owner && item.state === 'sent');
  await Promise.all(theirs.map(({ key }) => removeItem(key)));
}

/** Removes all of one person, also what waits: their account is gone. */
export async function removeAllOf(owner: number): Promise<void> {
  const theirs = (await allItems()).filter((item) => item.owner === owner);
  await Promise.all(theirs.map(({ key }) => removeItem(key)));
}
