/** Puts something into the outbox, once: the same tap, and the same job, do not wait twice. */
import { type Receipt } from '#contract/worker-messages.ts';
import { exclusively } from './exclusively.ts';
import { allReceipts, putReceipt, removeReceipt } from './receipt-store.ts';

type Added<R extends Receipt> = R extends Receipt
  ? Pick<R, 'key' | 'kind' | 'owner' | 'body' | 'subject'>
  : never;
export type NewReceipt = Added<Receipt>;

/** The lane of an item: jobs are told apart, messages follow each other. */
function laneOf({ kind, owner, body }: Pick<NewReceipt, 'kind' | 'owner' | 'body'>): string {
  return 'job_id' in body ? `${kind}:${owner}:${body.job_id}` : `${kind}:${owner}`;
}

const stillWaits = ({ state }: Receipt): boolean =>
  state === 'queued' || state === 'held' || state === 'sending';

/**
 * Writes the item before anything is sent and gives the one that now waits: an apply that waits already stays the
 * first one, a saved-job change replaces the one before it, because only the last one counts.
 * Throws when the device refuses to store.
 */
export function addReceipt(item: NewReceipt, now: number): Promise<Receipt> {
  return exclusively('outbox-add', async () => {
    const lane = laneOf(item);
    const sameLane = (await allReceipts()).filter((other) => other.lane === lane);
    const again = sameLane.find((other) => other.key === item.key);
    if (again) return again;
    if (item.kind === 'application') {
      const waiting = sameLane.find(stillWaits);
      if (waiting) return waiting;
    }
    // What was refused before makes room for the new try; a change that is on its way is followed by this one.
    const replaced = sameLane.filter(({ state }) => item.kind !== 'message' && state !== 'sending');
    await Promise.all(replaced.map(({ key }) => removeReceipt(key)));
    const added = {
      ...item,
      lane,
      // Later than what it follows, even when the phone's clock went back.
      createdAt: Math.max(now, ...sameLane.map(({ createdAt }) => createdAt + 1)),
      state: 'queued',
      reason: null,
      attempts: 0,
      nextAt: 0,
    } as Receipt;
    await putReceipt(added);
    return added;
  });
}
