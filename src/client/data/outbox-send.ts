/** The page's side of the outbox: enqueues calls and waits a moment for their answer; cancels. */
import { type CallInput, type QueuedCall } from '#contract/endpoint.ts';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { type OutboxNews } from '#contract/worker-messages.ts';
import { enqueue as store, type NewItem, type Repeat } from '#outbox/enqueue.ts';
import { removeItem } from '#outbox/outbox-store.ts';
import { call } from './api.ts';
import { failureOf } from './api-failure.ts';
import { askForWaking, drainSoon, onOutboxNews } from './outbox-draining.ts';
import { newRequestKey } from './request-key.ts';
import { readSession } from './session.ts';
import { isBorrowed } from './session-storage.ts';

/** How long a person watches the button before it says that the thing waits. */
const watchedMs = 8_000;

/** What went out last without having to wait; for who follows sending and comes only later. */
export const sent: { last?: Pick<NewItem, 'method' | 'path' | 'owner'> } = {};

/** Keys of what somebody watches at a button: they see the answer themselves. */
const watched = new Set<string>();
export const isWatched = (key: string): boolean => watched.has(key);

/** Resolves when the server said yes (undefined) or when it is clear that the item has to wait, or is gone; rejects with its no. */
function resultOf(added: OutboxItem): Promise<OutboxItem | undefined> {
  return new Promise((resolve, reject) => {
    const finish = (result: () => void): void => {
      clearTimeout(timer);
      stop();
      result();
    };
    const waits = (item: OutboxItem): void => finish(() => resolve(item));
    const timer = setTimeout(() => waits(added), watchedMs);
    const stop = onOutboxNews((news: OutboxNews) => {
      // Another one has taken its place, or it was cancelled.
      if (news.type === 'removed') return void (news.key === added.key && waits(added));
      if (news.item.key !== added.key) return;
      if (news.type === 'settled') {
        const { status, body, item } = news;
        // The person sees the answer here and now: nothing about it has to be stored.
        void removeItem(added.key);
        return finish(() => (item.state === 'sent' ? resolve(undefined) : reject(failureOf(status, body))));
      }
      if (news.item.state === 'queued' || news.item.state === 'held') waits(news.item);
    });
    // Without a worker the engine itself may be out of reach: then it is clear at once that the item waits.
    drainSoon(true).catch(() => waits(added));
  });
}

type HowToQueue = Pick<NewItem, 'lane' | 'subject'> & {
  readonly repeat: Repeat;
  /** Of a try that was made before: it is still the same one. */
  readonly key?: string;
};

/**
 * Stores the call on the device, then tries to send it (docs/decisions/0004); a device that cannot store, or is borrowed
 * (product 2.41), sends directly.
 * Gives the item if it waits now, undefined when it was sent. Throws ApiFailure when the server refused it, and where it
 * can be neither stored nor sent.
 */
export async function enqueue<E extends QueuedCall>(
  endpoint: E,
  input: CallInput<E>,
  { repeat, key = newRequestKey(), ...how }: HowToQueue,
): Promise<OutboxItem | undefined> {
  const { method, path } = endpoint;
  const owner = readSession()?.user_id ?? null;
  const item: NewItem = { key, owner, method, path, input: input as NewItem['input'], ...how };
  watched.add(key);
  try {
    const stored = isBorrowed() ? undefined : await store(item, repeat, Date.now()).catch(() => undefined);
    if (!stored) return void (await call(endpoint, input, { idempotencyKey: key }));
    if (stored.key !== key) return stored;
    const waiting = await resultOf(stored);
    if (waiting) void askForWaking().catch(() => undefined);
    else sent.last = item;
    return waiting;
  } finally {
    watched.delete(key);
  }
}

/** Takes out what has not been sent; what the server already has stays there. */
export const cancel = ({ key }: OutboxItem): Promise<void> => removeItem(key).catch(() => undefined);
