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
import { isBorrowed } from './session-storage.ts';

/** How long a button shows that it is busy before it shows that the call waits. */
const watchMs = 8_000;

/** Keys of items whose sender sees the answer itself. Answered ones stay: their records may be read once more before they are deleted. */
const watched = new Set<string>();
export const isWatched = (key: string): boolean => watched.has(key);

/** Resolves with undefined when the server accepted the item, with the item when it has to wait or was removed; rejects when refused. */
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
        // The person sees the answer here and now: no record is needed.
        void removeItem(added.key);
        return finish(() => (item.state === 'sent' ? resolve(undefined) : reject(failureOf(status, body))));
      }
      if (news.item.state === 'queued' || news.item.state === 'held') wait(news.item);
    });
    // Without a worker the engine itself may be out of reach: then it is clear at once that the item waits.
    drainSoon(true).catch(() => wait(added));
  });
}

type How = {
  /** Items of one queue key are sent one after the other, and repeat as their call declares. */
  readonly queueKey: string;
  /** What the person reads of it in the list of waiting items. */
  readonly subject: string;
  /** Makes the call directly, and stores it only if no one answers. */
  readonly directFirst?: boolean;
  /** Leaves it to the outbox once it is stored: it is sent after this time, or by `sendNow` (outbox-items.ts). */
  readonly delayMs?: number;
};

export type Sending<E extends QueuedCall> = {
  /** The item, if it waits now. */
  readonly waiting?: OutboxItem | undefined;
  /** The server's reply, if the call went past the outbox. */
  readonly reply?: Reply<E>;
  /** Makes a delayed call that the device could not store. */
  readonly callNow?: () => Promise<Reply<E>>;
};

/**
 * Stores the call on the device, then tries to send it and waits a moment for the answer (docs/decisions/0004). A device
 * that cannot store, or is shared (product 2.41), calls directly.
 * Throws ApiFailure when the server refused it, and when it can be neither stored nor sent.
 */
export async function send<const E extends QueuedCall>(
  endpoint: E,
  input: CallInput<E>,
  { queueKey, subject, directFirst, delayMs }: How,
): Promise<Sending<E>> {
  const { method, path, repeat } = endpoint;
  const key = newRequestKey();
  const owner = readSession()?.user_id ?? null;
  // Every try has the same key, so a call whose answer was lost acts once.
  const callDirectly = () => call(endpoint, input, { idempotencyKey: key });

  // navigator.onLine is not enough: a call that no one answers also means that there is no network.
  if (directFirst && navigator.onLine) {
    try {
      return { reply: await callDirectly() };
    } catch (failure) {
      if (!(failure instanceof ApiFailure && failure.status === 0)) throw failure;
    }
  }
  const item = newItem(
    { key, owner, method, path, input: input as OutboxItem['input'], lane: queueKey, subject },
    Date.now(),
    delayMs,
  );
  const isDelayed = delayMs !== undefined;
  if (!isDelayed) watched.add(key);
  const stored = isBorrowed() ? undefined : await enqueue(item, repeat).catch(() => undefined);
  if (!stored) return isDelayed ? { waiting: item, callNow: callDirectly } : { reply: await callDirectly() };
  if (isDelayed || stored.key !== key) return { waiting: stored };
  const waiting = await resultOf(stored);
  if (waiting) {
    watched.delete(key);
    void requestWakeUp().catch(() => undefined);
  }
  return { waiting };
}

/** Deletes an item that has not been sent; what the server already did stays done. */
export const cancel = ({ key }: OutboxItem): Promise<void> => removeItem(key).catch(() => undefined);
