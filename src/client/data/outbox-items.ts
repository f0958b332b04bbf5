/** What pages do with single items: show them, send them at once or again, delete them. */
import { type QueryClient } from '@tanstack/react-query';
import { type QueuedCall, type Repeat } from '#contract/endpoint.ts';
import { isWaiting, type OutboxItem } from '#contract/outbox-item.ts';
import { enqueue, newItem } from '#outbox/enqueue.ts';
import { allItems, announce, removeItem, replaceItem } from '#outbox/outbox-store.ts';
import { drainSoon, requestWakeUp } from './outbox-draining.ts';
import { outboxQuery } from './outbox-query.ts';
import { cancel, type Sending } from './outbox-send.ts';
import { newRequestKey } from './request-key.ts';

/** Whether to show that an item waits: not yet during the moment that its first try takes. */
export const shouldShowWaiting = (item: OutboxItem): boolean =>
  isWaiting(item) && (item.reason !== null || !navigator.onLine);

/** Deletes an item, and hides it in the same step, so that it is never shown beside what replaces it. */
export function removeFromOutbox(client: QueryClient, item: OutboxItem): void {
  client.setQueryData(outboxQuery.queryKey, (items) => items?.filter(({ key }) => key !== item.key));
  void cancel(item);
}

/** Sends a delayed call without waiting longer. Where the device did not store it, rejects with the server's refusal. */
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
    // It stays stored, and is sent later.
  }
}

/** Cancels a delayed call. Rejects if the device cannot delete it. */
export async function undo<E extends QueuedCall>({ waiting, callNow }: Sending<E>): Promise<void> {
  if (waiting && !callNow) await removeItem(waiting.key);
}

/** Whether the same call may succeed now: there may be a CV by now, or a network. */
export const canRetry = ({ state, reason }: OutboxItem): boolean =>
  state === 'failed' && (reason === 'no_cv' || reason === 'expired');

/** Sends all of them without waiting longer. What can be retried is enqueued under a new key, as its call repeats. */
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
