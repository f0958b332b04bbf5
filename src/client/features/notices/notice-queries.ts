/** Queries of the user's notices and their unread count (product 7.18). */
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Reply } from '#contract/endpoint.ts';
import { firstPage, type ListPage, pageNotices } from '#contract/list-pages.ts';
import { countNotices, knownNotices, type Notice } from '#contract/notices.ts';
import { call } from '#client/data/api.ts';
import { keyFor, visitMs } from '#client/data/query-client.ts';
import { toPage } from '#client/data/whole-list.ts';

type NoticePages = InfiniteData<ListPage<Notice>>;

export const noticeListKey = (userId: number) => keyFor<NoticePages>()('notices', userId, 'pages');

/** Newest first, page by page; two pages are persisted. */
export const noticesQuery = (userId: number) =>
  infiniteQueryOptions({
    queryKey: noticeListKey(userId),
    queryFn: async ({ pageParam, signal }): Promise<ListPage<Notice>> => {
      const { items, next } = toPage(await call(pageNotices, { query: { after: pageParam } }, { signal }));
      return { items: knownNotices(items), next };
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    // Persisted pages are shown first but may lack recent notices, so they are refetched.
    staleTime: visitMs,
    meta: { persist: 'private', pages: 2 },
  });

export const unreadKey = (userId: number) =>
  keyFor<Reply<typeof countNotices>>()('notices', userId, 'unread');

/** The number of unread notices: fresh for a minute, refetched when the app regains focus. */
export const unreadQuery = (userId: number) =>
  queryOptions({
    queryKey: unreadKey(userId),
    queryFn: ({ signal }) => call(countNotices, {}, { signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    meta: { persist: 'private' },
  });
