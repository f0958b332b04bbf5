/** What both sides of an application wrote to each other (product 7.19). Knows no screens. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type User } from '#contract/accounts.ts';
import { type ApplicationMessage, listApplicationMessages } from '#contract/application-messages.ts';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { call } from '#client/data/api.ts';
import { removeFromOutbox } from '#client/data/outbox-items.ts';
import { keyFor, visitMs } from '#client/data/query-client.ts';

export const threadKey = (userId: number, id: number) =>
  keyFor<ApplicationMessage[]>()('messages', userId, id);

/** Asking for it tells the other side that it was read. The device keeps an applicant's own threads, nobody else's. */
export const threadQuery = (user: User, id: number) =>
  queryOptions({
    queryKey: threadKey(user.user_id, id),
    queryFn: ({ signal }) => call(listApplicationMessages, { params: { id } }, { signal }),
    staleTime: visitMs,
    meta: user.acc_type === 'employee' ? { persist: 'private' } : {},
  });

/** The outbox keys of messages that this device sent, so that they stay the same elements once they are sent. */
const sentKeys = new Map<number, string>();
export const keyOfMessage = (id: number): string => sentKeys.get(id) ?? String(id);

/** Replaces the message, or adds it at the end. */
const withMessage = (thread: readonly ApplicationMessage[], message: ApplicationMessage) =>
  thread.some(({ id }) => id === message.id)
    ? thread.map((known) => (known.id === message.id ? message : known))
    : [...thread, message];

type Sent = { item: OutboxItem; client: QueryClient; reply: ApplicationMessage | undefined };

/** Shows in its thread what a sent answer changed. */
export function showAnswer({ item, client, reply }: Sent): void {
  const owner = item.owner ?? 0;
  const queryKey = threadKey(owner, Number(item.input.params?.['id']));
  if (reply) client.setQueryData(queryKey, (thread) => thread && withMessage(thread, reply));
  // In the same step as the thread, so that it is never shown twice.
  removeFromOutbox(client, item);
  void client.invalidateQueries({ queryKey });
  void client.invalidateQueries({ queryKey: ['applications', owner, 'list'] });
}

/** Puts a sent message into its thread. */
export function showMessage(sent: Sent): void {
  if (sent.reply) sentKeys.set(sent.reply.id, sent.item.key);
  showAnswer(sent);
}
