/** Read notices in the outbox (product 2.25): no one needs to know that they wait. */
import { type QueryClient } from '@tanstack/react-query';
import { readNotices } from '#contract/notices.ts';
import { queued } from '#client/data/queued-call.ts';
import { send } from '#client/data/outbox-send.ts';
import { noticeListKey, unreadKey } from './notice-queries.ts';

/** Everything up to this one, here and on the person's other devices. */
export async function markRead(client: QueryClient, userId: number, upTo: number): Promise<void> {
  const key = noticeListKey(userId);
  client.setQueryData(
    key,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map(({ items, next }) => ({
          items: items.map((one) => (one.id <= upTo ? { ...one, read: true } : one)),
          next,
        })),
      },
    // The list is as old as it was.
    { updatedAt: client.getQueryState(key)?.dataUpdatedAt },
  );
  client.setQueryData(unreadKey(userId), { unread: 0 });
  // No one needs to know that it waits, so it has no subject.
  const { waiting } = await send(
    readNotices,
    { body: { up_to: upTo } },
    { queueKey: 'notices', subject: '' },
  );
  if (!waiting) await client.invalidateQueries({ queryKey: unreadKey(userId) });
}

export const queuedNotices = [
  queued({
    call: readNotices,
    isSilent: true,
    afterSent: ({ item: { owner }, client }) => {
      if (owner !== null) void client.invalidateQueries({ queryKey: unreadKey(owner) });
    },
  }),
];
