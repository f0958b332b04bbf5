/** Makes a call at once, or leaves it in the outbox where nobody answers; knows no call by name. */
import { type CallInput, type QueuedCall, type Reply } from '#contract/endpoint.ts';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { ApiFailure } from './api-failure.ts';
import { call } from './api.ts';
import { enqueue } from './outbox-send.ts';
import { newRequestKey } from './request-key.ts';

type How = Omit<Parameters<typeof enqueue>[2], 'key'> & {
  /** Something of the same lane waits already: this one waits behind it. */
  readonly behind?: boolean;
};

/** Neither: it went through the outbox at once, which tells no reply. */
export type CalledOrQueued<E extends QueuedCall> = {
  readonly reply?: Reply<E>;
  readonly waiting?: OutboxItem | undefined;
};

/** The second try has the key of the first, so that a call whose answer was lost acts once. Throws ApiFailure when the server refused. */
export async function callOrQueue<const E extends QueuedCall>(
  endpoint: E,
  input: CallInput<E>,
  { behind = false, ...how }: How,
): Promise<CalledOrQueued<E>> {
  const key = newRequestKey();
  // The phone's word on its network is not enough: a call that nobody answered tells as well.
  if (navigator.onLine && !behind) {
    try {
      return { reply: await call(endpoint, input, { idempotencyKey: key }) };
    } catch (failure) {
      if (!(failure instanceof ApiFailure && failure.status === 0)) throw failure;
    }
  }
  return { waiting: await enqueue(endpoint, input, { ...how, key }) };
}
