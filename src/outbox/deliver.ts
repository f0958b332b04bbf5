/** Makes the call of one waiting item; the current token is attached here and nowhere stored with it. */
import { type OutboxItem } from '#contract/outbox-item.ts';
import { type OutboxSession } from '#contract/worker-messages.ts';
import { type Answer, sendCall } from '#transport/send-call.ts';

const noContent = 204;

/** One try. An answer that is no JSON is not our server's but a proxy's or a café's log-in page: the item goes on waiting. */
export async function deliver(item: OutboxItem, session: OutboxSession | undefined): Promise<Answer> {
  const token = item.owner === null ? undefined : session?.token;
  const answer = await sendCall(item, item.input, { token, idempotencyKey: item.key });
  const isOurs = answer.kind === 'none' || answer.body !== undefined || answer.status === noContent;
  return isOurs ? answer : { kind: 'none', why: 'offline', detail: 'no JSON' };
}
