/** Marks notices as read, and answers how it ended, through the outbox (product 2.25). */
import { type QueryClient } from '@tanstack/react-query';
import { type CallInput } from '#contract/endpoint.ts';
import { markNoticesRead, type Notice } from '#contract/notices.ts';
import { answerOutcome } from '#contract/outcomes.ts';
import { queued } from '#client/data/queued-call.ts';
import { send } from '#client/data/outbox-send.ts';
import { noticeListKey, unreadKey } from './notice-queries.ts';

function changeCached(client: QueryClient, userId: number, change: (notice: Notice) => Notice): void {
  const key = noticeListKey(userId);
  client.setQueryData(
    key,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map(({ items, next }) => ({ items: items.map(change), next })),
      },
    // The list was not refetched, so it keeps its age.
    { updatedAt: client.getQueryState(key)?.dataUpdatedAt },
  );
}

/** Answers the notice's question, in the cache and on the server. The answer is shown instead of the question. */
export async function sendOutcome(
  client: QueryClient,
  userId: number,
  { id, text, job_name }: Notice,
  body: CallInput<typeof answerOutcome>['body'],
): Promise<void> {
  const show = (answer: string | null) =>
    changeCached(client, userId, (notice) => (notice.id === id ? { ...notice, text: answer } : notice));
  show(body.answer);
  try {
    const queueKey = `outcome:${body.job_id}:${String(body.application_id ?? '')}`;
    await send(answerOutcome, { body }, { queueKey, subject: job_name ?? '' });
  } catch (failure) {
    show(text);
    throw failure;
  }
}

/** Marks all notices up to this id as read, in the cache and on the server. */
export async function markRead(client: QueryClient, userId: number, upTo: number): Promise<void> {
  changeCached(client, userId, (notice) => (notice.id <= upTo ? { ...notice, read: true } : notice));
  client.setQueryData(unreadKey(userId), { unread: 0 });
  // Silent in the outbox, so it needs no subject.
  const { waiting } = await send(
    markNoticesRead,
    { body: { up_to: upTo } },
    { queueKey: 'notices', subject: '' },
  );
  if (!waiting) await client.invalidateQueries({ queryKey: unreadKey(userId) });
}

export const queuedNotices = [
  queued({ call: answerOutcome, isSilent: true }),
  queued({
    call: markNoticesRead,
    isSilent: true,
    afterSent: ({ item: { owner }, client }) => {
      if (owner !== null) void client.invalidateQueries({ queryKey: unreadKey(owner) });
    },
  }),
];
