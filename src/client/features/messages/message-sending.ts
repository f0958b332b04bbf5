/** Sends messages of a thread and answers to invitations through the outbox (product 2.29, 10.3). Knows no looks. */
import { type QueryClient } from '@tanstack/react-query';
import {
  answerInterview,
  type ApplicationMessage,
  inviteToInterview,
  writeApplicationMessage,
} from '#contract/application-messages.ts';
import { type InterviewAnswer } from '#contract/applications.ts';
import { type CallInput } from '#contract/endpoint.ts';
import { isCall, type OutboxItem } from '#contract/outbox-item.ts';
import { removeFromOutbox, sendNow } from '#client/data/outbox-items.ts';
import { cancel, send } from '#client/data/outbox-send.ts';
import { threadKey } from './thread-queries.ts';

/** Messages and invitations of a thread are sent in the order in which they were written. */
export const threadQueueKey = (id: number): string => `thread:${id}`;
export const answerQueueKey = (messageId: number): string => `answer:${messageId}`;

/** `subject` is its name in the outbox. Rejects if it can be neither stored nor sent. */
export async function sendMessage(id: number, text: string, subject: string): Promise<void> {
  const how = { queueKey: threadQueueKey(id), subject, delayMs: 0 };
  await sendNow(await send(writeApplicationMessage, { params: { id }, body: { text } }, how));
}

type Invitation = CallInput<typeof inviteToInterview>['body'];

/** Likewise; the form has checked the time. */
export async function sendInvitation(id: number, body: Invitation, subject: string): Promise<void> {
  const how = { queueKey: threadQueueKey(id), subject, delayMs: 0 };
  await sendNow(await send(inviteToInterview, { params: { id }, body }, how));
}

type Answering = { id: number; messageId: number; answer: InterviewAnswer; subject: string };

/** Likewise. */
export async function sendAnswer({ id, messageId, answer, subject }: Answering): Promise<void> {
  const input = { params: { id, message_id: messageId }, body: { answer } };
  const how = { queueKey: answerQueueKey(messageId), subject, delayMs: 0 };
  await sendNow(await send(answerInterview, input, how));
}

/** Sends a refused message again, as if it were written now: behind what waits already. */
export async function sendAgain(item: OutboxItem): Promise<void> {
  const { subject } = item;
  if (isCall(item, writeApplicationMessage)) {
    const { params, body } = item.input;
    await Promise.all([cancel(item), sendMessage(Number(params.id), body.text, subject)]);
  }
  if (isCall(item, inviteToInterview)) {
    const { params, body } = item.input;
    await Promise.all([cancel(item), sendInvitation(Number(params.id), body, subject)]);
  }
}

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
