/** Makes the call of one waiting item; the current token is attached here and never stored with it. */
import { type OutboxItem } from '#contract/outbox-item.ts';
import { type OutboxSession } from '#contract/worker-messages.ts';
import { type Answer, sendCall } from '#transport/send-call.ts';

const noContent = 204;

/** One try. An answer that is not JSON comes from a proxy or a café's log-in page, not from our server: the item keeps waiting. */
export async function deliver(item: OutboxItem, session: OutboxSession | undefined): Promise<Answer> {
  const token = item.owner === null ? undefined : session?.token;
  const answer = await sendCall(item, item.input, { token, idempotencyKey: item.key });
  const isOurs = answer.kind === 'none' || answer.body !== undefined || answer.status === noContent;
  return isOurs ? answer : { kind: 'none', why: 'offline', detail: 'no JSON' };
}
