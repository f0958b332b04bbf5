/** The query for the messages of an application, and its cache updates after sending (product 7.19). */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type User } from '#contract/sessions.ts';
import { type ApplicationMessage, listApplicationMessages } from '#contract/application-messages.ts';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { call } from '#client/data/api.ts';
import { removeFromOutbox } from '#client/data/outbox-items.ts';
import { keyFor, visitMs } from '#client/data/query-client.ts';

export const threadKey = (userId: number, id: number) =>
  keyFor<ApplicationMessage[]>()('messages', userId, id);

/** Fetching marks the messages as read for the other side. Only applicants' threads are stored on the device. */
export const threadQuery = (user: User, id: number) =>
  queryOptions({
    queryKey: threadKey(user.user_id, id),
    queryFn: ({ signal }) => call(listApplicationMessages, { params: { id } }, { signal }),
    staleTime: visitMs,
    meta: user.acc_type === 'employee' ? { persist: 'private' } : {},
  });

/** Outbox keys of messages sent from this device: React keeps the same element before and after sending. */
const sentKeys = new Map<number, string>();
export const keyOfMessage = (id: number): string => sentKeys.get(id) ?? String(id);

/** Replaces the message, or adds it at the end. */
const withMessage = (thread: readonly ApplicationMessage[], message: ApplicationMessage) =>
  thread.some(({ id }) => id === message.id)
    ? thread.map((known) => (known.id === message.id ? message : known))
    : [...thread, message];

type SentItem = { item: OutboxItem; client: QueryClient; reply: ApplicationMessage | undefined };

/** Puts the server's reply to a sent item into the cached thread. */
export function cacheAnswer({ item, client, reply }: SentItem): void {
  const owner = item.owner ?? 0;
  const queryKey = threadKey(owner, Number(item.input.params?.['id']));
  if (reply) client.setQueryData(queryKey, (thread) => thread && withMessage(thread, reply));
  // In the same render as the thread's update, so that it is never shown twice.
  removeFromOutbox(client, item);
  void client.invalidateQueries({ queryKey });
  void client.invalidateQueries({ queryKey: ['applications', owner, 'list'] });
}

/** The same for a message, which also keeps its React key. */
export function cacheMessage(sent: SentItem): void {
  if (sent.reply) sentKeys.set(sent.reply.id, sent.item.key);
  cacheAnswer(sent);
}
