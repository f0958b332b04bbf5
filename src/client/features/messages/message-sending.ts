/** Sends messages, interview invitations and answers through the outbox (product 2.29, 10.3). */
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

/** One queue per thread sends messages and invitations in the order they were written. */
export const threadQueueKey = (id: number): string => `thread:${id}`;
export const answerQueueKey = (messageId: number): string => `answer:${messageId}`;

/** `subject` is the title in the outbox. Rejects if the message can be neither stored nor sent. */
export async function sendMessage(id: number, text: string, subject: string): Promise<void> {
  const options = { queueKey: threadQueueKey(id), subject, delayMs: 0 };
  await sendNow(await send(writeApplicationMessage, { params: { id }, body: { text } }, options));
}

type Invitation = CallInput<typeof inviteToInterview>['body'];

export async function sendInvitation(id: number, body: Invitation, subject: string): Promise<void> {
  const options = { queueKey: threadQueueKey(id), subject, delayMs: 0 };
  await sendNow(await send(inviteToInterview, { params: { id }, body }, options));
}

type AnswerInput = { id: number; messageId: number; answer: InterviewAnswer; subject: string };

export async function sendAnswer({ id, messageId, answer, subject }: AnswerInput): Promise<void> {
  const input = { params: { id, message_id: messageId }, body: { answer } };
  const options = { queueKey: answerQueueKey(messageId), subject, delayMs: 0 };
  await sendNow(await send(answerInterview, input, options));
}

/** Queues a refused message or invitation again, behind those that are already waiting. */
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
