/** Stores a queued call in the outbox, once: the same tap, and the same application, do not wait twice. */
import { type Repeat } from '#contract/endpoint.ts';
import { isWaiting, type OutboxItem } from '#contract/outbox-item.ts';
import { exclusively } from './exclusively.ts';
import { addItem, allItems, putItem, removeItem } from './outbox-store.ts';

type NewItem = Pick<OutboxItem, 'key' | 'owner' | 'method' | 'path' | 'input' | 'lane' | 'subject'>;

/** An item that is due after `delayMs`. */
export const newItem = (item: NewItem, createdAt: number, delayMs = 0): OutboxItem => ({
  ...item,
  createdAt,
  state: 'queued',
  reason: null,
  attempts: 0,
  nextAt: delayMs && createdAt + delayMs,
});

/** How long to wait for others that add something at the same time; a page that cannot store sends directly. */
const lockTimeoutMs = 5_000;
/** Not sent before it has its position in the queue, unless its page is closed meanwhile. */
const positionTimeoutMs = 2_000;

/**
 * Writes the item before anything is sent and returns the one that now waits, which may be an earlier one.
 * Throws when the device refuses to store.
 */
export function enqueue(item: OutboxItem, repeat: Repeat): Promise<OutboxItem> {
  const { key, owner, lane, createdAt, nextAt } = item;
  // Before anything is awaited: closing the page now loses nothing.
  const adding = addItem({ ...item, nextAt: Math.max(nextAt, createdAt + positionTimeoutMs) });
  void adding.catch(() => undefined);
  return exclusively(
    'outbox-add',
    async () => {
      const isNew = await adding;
      const sameQueue = (await allItems()).filter(
        (other) => other.lane === lane && other.owner === owner && !(isNew && other.key === key),
      );
      const earlier = sameQueue.find(
        (other) => other.key === key || (repeat === 'first' && isWaiting(other)),
      );
      if (earlier) {
        if (isNew) await removeItem(key);
        return earlier;
      }
      // A refused item makes room for the new try; a change that is being sent is followed by this one.
      const replaced = sameQueue.filter(({ state }) => repeat !== 'all' && state !== 'sending');
      await Promise.all(replaced.map((other) => removeItem(other.key)));
      // Later than what it follows, even when the phone's clock went back.
      const placed = {
        ...item,
        createdAt: Math.max(createdAt, ...sameQueue.map((other) => other.createdAt + 1)),
      };
      await putItem(placed);
      return placed;
    },
    lockTimeoutMs,
  );
}
