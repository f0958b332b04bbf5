/** Stores a page's call in the outbox. Depending on its `repeat` it follows, replaces or gives way to calls of the same queue. */
import { type Repeat } from '#contract/endpoint.ts';
import { isWaiting, type OutboxItem } from '#contract/outbox-item.ts';
import { withLock } from './with-lock.ts';
import { addItem, allItems, putItem, removeItem } from './outbox-store.ts';

type NewItem = Pick<OutboxItem, 'key' | 'owner' | 'method' | 'path' | 'input' | 'lane' | 'subject' | 'after'>;

/** An item that is due after `delayMs`. */
export const newItem = (item: NewItem, createdAt: number, delayMs = 0): OutboxItem => ({
  ...item,
  createdAt,
  state: 'queued',
  reason: null,
  attempts: 0,
  nextAt: delayMs && createdAt + delayMs,
});

/** How long to wait for the lock; then the page sends the call directly. */
const lockTimeoutMs = 5_000;
/** An item is sent without a position in the queue only if its page was closed before setting one. */
const positionTimeoutMs = 2_000;

/** Stores the item and returns the one that now waits, which may be an earlier one. Throws if the device refuses to store. */
export function enqueue(item: OutboxItem, repeat: Repeat): Promise<OutboxItem> {
  const { key, owner, lane, createdAt, nextAt } = item;
  // Stored before awaiting anything, so that closing the page loses nothing.
  const adding = addItem({ ...item, nextAt: Math.max(nextAt, createdAt + positionTimeoutMs) });
  void adding.catch(() => undefined);
  return withLock(
    'outbox-add',
    async () => {
      const isNew = await adding;
      const others = (await allItems()).filter(
        (other) => other.owner === owner && !(isNew && other.key === key),
      );
      const sameQueue = others.filter((other) => other.lane === lane);
      const earlier = sameQueue.find(
        (other) => other.key === key || (repeat === 'first' && isWaiting(other)),
      );
      if (earlier) {
        if (isNew) await removeItem(key);
        return earlier;
      }
      // Replaces waiting and refused items; one that is being sent stays, and this one follows it.
      const replaced = sameQueue.filter(({ state }) => repeat !== 'all' && state !== 'sending');
      await Promise.all(replaced.map((other) => removeItem(other.key)));
      // After the others, even if the device's clock went back.
      const before = others.filter((other) => other.lane === lane || other.lane === item.after);
      const placed = {
        ...item,
        createdAt: Math.max(createdAt, ...before.map((other) => other.createdAt + 1)),
      };
      await putItem(placed);
      return placed;
    },
    lockTimeoutMs,
  );
}
