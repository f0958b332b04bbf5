/** Marks notices as read through the outbox (product 2.25). */
import { type QueryClient } from '@tanstack/react-query';
import { markNoticesRead } from '#contract/notices.ts';
import { queued } from '#client/data/queued-call.ts';
import { send } from '#client/data/outbox-send.ts';
import { noticeListKey, unreadKey } from './notice-queries.ts';

/** Marks all notices up to this id as read, in the cache and on the server. */
export async function markRead(client: QueryClient, userId: number, upTo: number): Promise<void> {
  const key = noticeListKey(userId);
  client.setQueryData(
    key,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map(({ items, next }) => ({
          items: items.map((notice) => (notice.id <= upTo ? { ...notice, read: true } : notice)),
          next,
        })),
      },
    // The list was not refetched, so it keeps its age.
    { updatedAt: client.getQueryState(key)?.dataUpdatedAt },
  );
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
  queued({
    call: markNoticesRead,
    isSilent: true,
    afterSent: ({ item: { owner }, client }) => {
      if (owner !== null) void client.invalidateQueries({ queryKey: unreadKey(owner) });
    },
  }),
];
