/** Puts a call into the outbox, once: the same tap, and the same application, do not wait twice. */
import { isWaiting, type OutboxItem } from '#contract/outbox-item.ts';
import { exclusively } from './exclusively.ts';
import { addItem, allItems, putItem, removeItem } from './outbox-store.ts';

/** Of several in one lane: all are sent in their order, the first one stands, or the last one takes the place of the others. */
export type Repeat = 'all' | 'first' | 'last';

export type NewItem = Pick<OutboxItem, 'key' | 'owner' | 'method' | 'path' | 'input' | 'lane' | 'subject'> &
  Partial<Pick<OutboxItem, 'nextAt'>>;

/** For those who add something at the same time; whoever cannot store sends directly. */
const longestWaitMs = 5_000;
/** Not sent before it has its place among the others, unless its page is left meanwhile. */
const placedWithinMs = 2_000;

/**
 * Writes the item before anything is sent and gives the one that now waits, which may be an earlier one.
 * Throws when the device refuses to store.
 */
export function enqueue(item: NewItem, repeat: Repeat, now: number): Promise<OutboxItem> {
  const { key, owner, method, path, input, lane, subject, nextAt = 0 } = item;
  const added: OutboxItem = {
    ...{ key, owner, method, path, input, lane, subject },
    ...{ createdAt: now, state: 'queued', reason: null, attempts: 0, nextAt },
  };
  // Before it waits for anything: whoever leaves the page now loses nothing.
  const adding = addItem({ ...added, nextAt: Math.max(nextAt, now + placedWithinMs) });
  void adding.catch(() => undefined);
  return exclusively(
    'outbox-add',
    async () => {
      const isNew = await adding;
      const sameLane = (await allItems()).filter(
        (other) => other.lane === lane && other.owner === owner && !(isNew && other.key === key),
      );
      const earlier = sameLane.find((other) => other.key === key || (repeat === 'first' && isWaiting(other)));
      if (earlier) {
        if (isNew) await removeItem(key);
        return earlier;
      }
      // What was refused before makes room for the new try; a change that is on its way is followed by this one.
      const replaced = sameLane.filter(({ state }) => repeat !== 'all' && state !== 'sending');
      await Promise.all(replaced.map((other) => removeItem(other.key)));
      // Later than what it follows, even when the phone's clock went back.
      const placed = {
        ...added,
        createdAt: Math.max(now, ...sameLane.map(({ createdAt }) => createdAt + 1)),
      };
      await putItem(placed);
      return placed;
    },
    longestWaitMs,
  );
}
