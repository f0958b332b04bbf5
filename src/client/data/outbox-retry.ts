/** Sending again what waits in the outbox, or was refused there. */
import { isCall, type OutboxItem } from '#contract/outbox-item.ts';
import { sendMessage } from '#contract/site.ts';
import { enqueue } from '#outbox/enqueue.ts';
import { replaceItem } from '#outbox/outbox-store.ts';
import { drainSoon } from './outbox-draining.ts';
import { newRequestKey } from './request-key.ts';

/** Whether the same thing may go better another time: now there may be a CV, or a network. A message is edited instead. */
export const mayGoAgain = (item: OutboxItem): boolean =>
  item.state === 'failed' &&
  (item.reason === 'no_cv' || item.reason === 'expired') &&
  !isCall(item, sendMessage);

/** Sends at the person's word, without waiting longer; what may go again is enqueued anew, under a key of its own. */
export async function tryNow(items: readonly OutboxItem[]): Promise<void> {
  for (const item of items) {
    if (item.state === 'queued') await replaceItem({ ...item, nextAt: 0 });
    if (mayGoAgain(item)) await enqueue({ ...item, key: newRequestKey() }, 'first', Date.now());
  }
  await drainSoon(true);
}
