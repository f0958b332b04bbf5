/** Calls that are stored at once and sent a while later: until then their person may take them back, and nothing is lost meanwhile. */
import { type CallInput, type QueuedCall } from '#contract/endpoint.ts';
import { enqueue, type NewItem, type Repeat } from '#outbox/enqueue.ts';
import { allItems, removeItem, replaceItem } from '#outbox/outbox-store.ts';
import { call } from './api.ts';
import { askForWaking, drainSoon } from './outbox-draining.ts';
import { newRequestKey } from './request-key.ts';
import { readSession } from './session.ts';
import { isBorrowed } from './session-storage.ts';

export type HeldCall = {
  /** Whether the outbox has it, and tells what becomes of it. */
  readonly isStored: boolean;
  /** Sends it without waiting longer; where the device did not store it, rejects with what the server said. */
  readonly send: () => Promise<void>;
  readonly takeBack: () => Promise<void>;
};

type HowToHold = Pick<NewItem, 'lane' | 'subject'> & { readonly repeat: Repeat; readonly heldMs: number };

/** Its time is over at once; what was sent or taken back meanwhile stays as it is. */
async function hasten(key: string): Promise<void> {
  const item = (await allItems()).find((other) => other.key === key);
  if (item?.state === 'queued' && item.attempts === 0) await replaceItem({ ...item, nextAt: 0 });
  await drainSoon(true);
  await askForWaking();
}

/** Stores the call; the outbox sends it after `heldMs`, or sooner at the caller's word. */
export async function enqueueHeld<E extends QueuedCall>(
  endpoint: E,
  input: CallInput<E>,
  { repeat, heldMs, ...how }: HowToHold,
): Promise<HeldCall> {
  const key = newRequestKey();
  const { method, path } = endpoint;
  const owner = readSession()?.user_id ?? null;
  const now = Date.now();
  const item: NewItem = { key, owner, method, path, input: input as NewItem['input'], ...how };
  const stored = isBorrowed()
    ? undefined
    : await enqueue({ ...item, nextAt: now + heldMs }, repeat, now).catch(() => undefined);
  if (stored)
    return {
      isStored: true,
      send: () => hasten(stored.key).catch(() => undefined),
      takeBack: () => removeItem(stored.key),
    };
  return {
    isStored: false,
    send: async () => void (await call(endpoint, input, { idempotencyKey: key })),
    takeBack: () => Promise.resolve(),
  };
}
