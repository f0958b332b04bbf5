/** Sends messages of a thread and answers to invitations through the outbox (product 2.29, 10.3). Knows no looks. */
import {
  answerInterview,
  inviteToInterview,
  writeApplicationMessage,
} from '#contract/application-messages.ts';
import { type InterviewAnswer } from '#contract/applications.ts';
import { type CallInput } from '#contract/endpoint.ts';
import { isCall, type OutboxItem } from '#contract/outbox-item.ts';
import { sendNow } from '#client/data/outbox-items.ts';
import { cancel, send } from '#client/data/outbox-send.ts';

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
