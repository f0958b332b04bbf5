/** Sends queued calls: the only way to put one into the outbox. */
import { type CallInput, type QueuedCall, type Reply } from '#contract/endpoint.ts';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { enqueue, newItem } from '#outbox/enqueue.ts';
import { removeItem } from '#outbox/outbox-store.ts';
import { call } from './api.ts';
import { ApiFailure, failureOf } from './api-failure.ts';
import { drainSoon, onOutboxNews, requestWakeUp } from './outbox-draining.ts';
import { newRequestKey } from './request-key.ts';
import { readSession } from './session.ts';
import { isSharedDevice } from './session-storage.ts';

/** How long a button shows that it is busy before it shows that the call waits. */
const watchMs = 8_000;

/** Keys of items whose sender handles the answer itself. They stay after it, because the item may be read again before it is deleted. */
const watched = new Set<string>();
export const isWatched = (key: string): boolean => watched.has(key);

/** Resolves with undefined if the server accepted the item, with the item if it waits or was removed; rejects if refused. */
function resultOf(added: OutboxItem): Promise<OutboxItem | undefined> {
  return new Promise((resolve, reject) => {
    const finish = (result: () => void): void => {
      clearTimeout(timer);
      unsubscribe();
      result();
    };
    const wait = (item: OutboxItem): void => finish(() => resolve(item));
    const timer = setTimeout(() => wait(added), watchMs);
    const unsubscribe = onOutboxNews((news) => {
      // Another item replaced it, or it was cancelled.
      if (news.type === 'removed') return void (news.key === added.key && wait(added));
      if (news.item.key !== added.key) return;
      if (news.type === 'settled') {
        const { status, body, item } = news;
        // The sender shows the answer, so the item is not needed any more.
        void removeItem(added.key);
        return finish(() => (item.state === 'sent' ? resolve(undefined) : reject(failureOf(status, body))));
      }
      if (news.item.state === 'queued' || news.item.state === 'held') wait(news.item);
    });
    // If draining can't even start, the item waits.
    drainSoon(true).catch(() => wait(added));
  });
}

type How = {
  /** Items of one queue key are sent one after the other, and repeat as their call declares. */
  readonly queueKey: string;
  /** Its name in the list of waiting items. */
  readonly subject: string;
  /** The queue whose earlier items must be answered first. */
  readonly after?: string;
  /** Calls the server directly and stores the call only if there is no response. */
  readonly directFirst?: boolean;
  /** Sends it after this time, or by `sendNow` (outbox-items.ts), so that it can be undone. */
  readonly delayMs?: number;
};

export type Sending<E extends QueuedCall> = {
  /** The item, if it waits now. */
  readonly waiting?: OutboxItem | undefined;
  /** The server's reply, if the call was made directly. */
  readonly reply?: Reply<E>;
  /** Makes a delayed call that could not be stored. */
  readonly callNow?: () => Promise<Reply<E>>;
};

/**
 * Stores the call on the device, tries to send it and waits briefly for the answer (docs/decisions/0004). On a shared
 * device (product 2.41), or if it can't be stored, the call is made directly.
 * Throws ApiFailure if the server refused it, and if it could neither be stored nor sent.
 */
export async function send<const E extends QueuedCall>(
  endpoint: E,
  input: CallInput<E>,
  { queueKey, subject, after, directFirst, delayMs }: How,
): Promise<Sending<E>> {
  const { method, path, repeat } = endpoint;
  const key = newRequestKey();
  const owner = readSession()?.user_id ?? null;
  // Every try has the same idempotency key, so a call whose answer was lost takes effect once.
  const callDirectly = () => call(endpoint, input, { idempotencyKey: key });

  // navigator.onLine may be true without a network; a call without a response also counts as offline.
  if (directFirst && navigator.onLine) {
    try {
      return { reply: await callDirectly() };
    } catch (failure) {
      if (!(failure instanceof ApiFailure && failure.status === 0)) throw failure;
    }
  }
  const item = newItem(
    { key, owner, method, path, input: input as OutboxItem['input'], lane: queueKey, subject, after },
    Date.now(),
    delayMs,
  );
  const isDelayed = delayMs !== undefined;
  if (!isDelayed) watched.add(key);
  const stored = isSharedDevice() ? undefined : await enqueue(item, repeat).catch(() => undefined);
  if (!stored) return isDelayed ? { waiting: item, callNow: callDirectly } : { reply: await callDirectly() };
  if (isDelayed || stored.key !== key) return { waiting: stored };
  const waiting = await resultOf(stored);
  if (waiting) {
    watched.delete(key);
    void requestWakeUp().catch(() => undefined);
  }
  return { waiting };
}

/** Deletes an item that has not been sent. If the server already has it, it stays done. */
export const cancel = ({ key }: OutboxItem): Promise<void> => removeItem(key).catch(() => undefined);
