/** What screens read about a person's notices (product 7.18). Knows no screens. */
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Reply } from '#contract/endpoint.ts';
import { firstPage, type ListPage, pageNotices } from '#contract/list-pages.ts';
import { countNotices, type Notice } from '#contract/notices.ts';
import { call } from '#client/data/api.ts';
import { keyFor, visitMs } from '#client/data/query-client.ts';
import { toPage } from '#client/data/whole-list.ts';

export type NoticePages = InfiniteData<ListPage<Notice>>;

export const noticeListKey = (userId: number) => keyFor<NoticePages>()('notices', userId, 'pages');

/** Newest first, a page for each step of the list; the device keeps the last two. */
export const noticesQuery = (userId: number) =>
  infiniteQueryOptions({
    queryKey: noticeListKey(userId),
    queryFn: async ({ pageParam, signal }) =>
      toPage(await call(pageNotices, { query: { after: pageParam } }, { signal })),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    // What the device stored may be older than the last notice: it stands in, and is asked for again.
    staleTime: visitMs,
    meta: { persist: 'private', pages: 2 },
  });

export const unreadKey = (userId: number) =>
  keyFor<Reply<typeof countNotices>>()('notices', userId, 'unread');

/** How many are unread: one small call, kept for a minute, made again when the person comes back to the app. */
export const unreadQuery = (userId: number) =>
  queryOptions({
    queryKey: unreadKey(userId),
    queryFn: ({ signal }) => call(countNotices, {}, { signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    meta: { persist: 'private' },
  });
