/** What pages do with single outbox items: show, send now, send again, delete. */
import { type QueryClient } from '@tanstack/react-query';
import { type QueuedCall, type Repeat } from '#contract/endpoint.ts';
import { isWaiting, type OutboxItem } from '#contract/outbox-item.ts';
import { enqueue, newItem } from '#outbox/enqueue.ts';
import { allItems, announce, removeItem, replaceItem } from '#outbox/outbox-store.ts';
import { drainSoon, requestWakeUp } from './outbox-draining.ts';
import { outboxQuery } from './outbox-query.ts';
import { cancel, type Sending } from './outbox-send.ts';
import { newRequestKey } from './request-key.ts';

/** Whether to show an item as waiting: not during its first try. */
export const shouldShowWaiting = (item: OutboxItem): boolean =>
  isWaiting(item) && (item.reason !== null || !navigator.onLine);

/** Deletes an item and removes it from the cache at once, so that it never appears next to its result. */
export function removeFromOutbox(client: QueryClient, item: OutboxItem): void {
  client.setQueryData(outboxQuery.queryKey, (items) => items?.filter(({ key }) => key !== item.key));
  void cancel(item);
}

/** Sends a delayed call now. If the device could not store it, rejects when the server refuses it. */
export async function sendNow<E extends QueuedCall>({ waiting, callNow }: Sending<E>): Promise<void> {
  if (!waiting) return;
  if (callNow) {
    const body = await callNow();
    return announce({ type: 'settled', item: { ...waiting, state: 'sent' }, status: 200, body });
  }
  try {
    // It may have been sent or cancelled meanwhile.
    const item = (await allItems()).find(({ key }) => key === waiting.key);
    if (item?.state === 'queued' && item.attempts === 0) await replaceItem({ ...item, nextAt: 0 });
    await drainSoon(true);
    await requestWakeUp();
  } catch {
    // It stays in the outbox and is sent later.
  }
}

/** Cancels a delayed call. Rejects if the device cannot delete it. */
export async function undo<E extends QueuedCall>({ waiting, callNow }: Sending<E>): Promise<void> {
  if (waiting && !callNow) await removeItem(waiting.key);
}

/** Whether a failed call may succeed now, because there may be a CV or a network. */
export const canRetry = ({ state, reason }: OutboxItem): boolean =>
  state === 'failed' && (reason === 'no_cv' || reason === 'expired');

/** Sends all items now. Failed ones that can be retried are enqueued again under a new key. */
export async function sendAllNow(
  items: readonly OutboxItem[],
  repeatOf: (item: OutboxItem) => Repeat | undefined,
): Promise<void> {
  for (const item of items) {
    if (item.state === 'queued') await replaceItem({ ...item, nextAt: 0 });
    const repeat = canRetry(item) && repeatOf(item);
    if (!repeat) continue;
    const { owner, method, path, input, lane, subject } = item;
    const again = { key: newRequestKey(), owner, method, path, input, lane, subject };
    await enqueue(newItem(again, Date.now()), repeat);
    await removeItem(item.key);
  }
  await drainSoon(true);
}
