/** Sends what people write in a thread, and what they answer, through the outbox (product 2.29, 10.3). Knows no looks. */
import { type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  answerInterview,
  type ApplicationMessage,
  applicationMessage,
  inviteToInterview,
  writeApplicationMessage,
} from '#contract/application-messages.ts';
import { type InterviewAnswer } from '#contract/applications.ts';
import { type CallInput } from '#contract/endpoint.ts';
import { isCall, type OutboxItem } from '#contract/outbox-item.ts';
import { codeOf } from '#client/data/api-failure.ts';
import { onOutboxNews } from '#client/data/outbox-draining.ts';
import { enqueueHeld, type HeldCall } from '#client/data/outbox-holding.ts';
import { cancel } from '#client/data/outbox-send.ts';
import { readSession } from '#client/data/session.ts';
import { failureTexts } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/notices.ts';
import { threadKey } from './thread-queries.ts';

/** Messages and invitations of a thread go out in the order in which they were written. */
export const threadLane = (id: number): string => `thread:${id}`;
export const answerLane = (messageId: number): string => `answer:${messageId}`;

/** Whose threads are on the screen. */
let followed: QueryClient | undefined;

/** What went past the outbox tells nobody that it is there: the thread is asked for at once. */
async function sendNow(held: HeldCall, id: number): Promise<void> {
  await held.send();
  if (!held.isStored)
    await followed?.invalidateQueries({ queryKey: threadKey(readSession()?.user_id ?? 0, id) });
}

/** `subject` is what the outbox calls it by. Rejects where it can be neither stored nor sent. */
export async function sendMessage(id: number, text: string, subject: string): Promise<void> {
  const how = { lane: threadLane(id), subject, repeat: 'all', heldMs: 0 } as const;
  const held = await enqueueHeld(writeApplicationMessage, { params: { id }, body: { text } }, how);
  await sendNow(held, id);
}

type Invitation = CallInput<typeof inviteToInterview>['body'];

/** Likewise; the time was checked before. */
export async function sendInvitation(id: number, body: Invitation, subject: string): Promise<void> {
  const how = { lane: threadLane(id), subject, repeat: 'all', heldMs: 0 } as const;
  const held = await enqueueHeld(inviteToInterview, { params: { id }, body }, how);
  await sendNow(held, id);
}

type Answering = { id: number; messageId: number; answer: InterviewAnswer; subject: string };

/** Of several answers the last one counts. */
export async function sendAnswer({ id, messageId, answer, subject }: Answering): Promise<void> {
  const input = { params: { id, message_id: messageId }, body: { answer } };
  const how = { lane: answerLane(messageId), subject, repeat: 'last', heldMs: 0 } as const;
  const held = await enqueueHeld(answerInterview, input, how);
  await sendNow(held, id);
}

/** What was refused goes to the end of the line, as if it were written now. */
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

/** Under which keys this device sent them: what is shown stays the same element. */
const sentUnder = new Map<number, string>();
export const keyOfMessage = (id: number): string => sentUnder.get(id) ?? String(id);

const isOfThread = (item: OutboxItem): boolean =>
  isCall(item, writeApplicationMessage) || isCall(item, inviteToInterview) || isCall(item, answerInterview);

/** In its place, or at the end. */
const withMessage = (thread: readonly ApplicationMessage[], message: ApplicationMessage) =>
  thread.some(({ id }) => id === message.id)
    ? thread.map((known) => (known.id === message.id ? message : known))
    : [...thread, message];

function keepSent(client: QueryClient, item: OutboxItem, body: unknown): void {
  const owner = item.owner ?? 0;
  const key = threadKey(owner, Number(item.input.params?.['id']));
  const parsed = z.safeParse(applicationMessage, body);
  if (parsed.success) {
    if (!isCall(item, answerInterview)) sentUnder.set(parsed.data.id, item.key);
    client.setQueryData<ApplicationMessage[]>(key, (thread) => thread && withMessage(thread, parsed.data));
  }
  // In the same step, so that it is never shown twice; the thread has it now.
  client.setQueryData<OutboxItem[]>(['outbox'], (items) => items?.filter((other) => other.key !== item.key));
  void cancel(item);
  void client.invalidateQueries({ queryKey: key });
  void client.invalidateQueries({ queryKey: ['applications', owner, 'list'] });
}

/** Puts what was sent into its thread while the app runs, and tells what was refused; begins once. */
export function followMessages(client: QueryClient): void {
  if (followed) return;
  followed = client;
  onOutboxNews((news) => {
    if (news.type !== 'settled' || !isOfThread(news.item)) return;
    if (news.item.state === 'sent') return keepSent(client, news.item, news.body);
    notify('red', failureTexts[codeOf(news.status, news.item.reason ?? undefined)]);
  });
}
