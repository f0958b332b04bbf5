/** What screens read about a person's notices (product 7.18). Knows no screens. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { noticesPageSize } from '#contract/limits.ts';
import { countNotices, listNotices } from '#contract/notices.ts';
import { call } from '#client/data/api.ts';
import { visitMs } from '#client/data/query-client.ts';

export const noticeListKey = (userId: number) => ['notices', userId, 'list'] as const;

/** Newest first, a page for each step of the list; the device keeps the last two. */
export const noticesQuery = (userId: number) =>
  infiniteQueryOptions({
    queryKey: noticeListKey(userId),
    queryFn: ({ pageParam, signal }) =>
      call(listNotices, { query: pageParam === undefined ? {} : { before: pageParam } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < noticesPageSize ? undefined : page.at(-1)?.id),
    // What the device stored may be older than the last notice: it stands in, and is asked for again.
    staleTime: visitMs,
    meta: { persist: 'private', pages: 2 },
  });

export const unreadKey = (userId: number) => ['notices', userId, 'unread'] as const;

/** How many are unread: one small call, kept for a minute, made again when the person comes back to the app. */
export const unreadQuery = (userId: number) =>
  queryOptions({
    queryKey: unreadKey(userId),
    queryFn: ({ signal }) => call(countNotices, {}, { signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    meta: { persist: 'private' },
  });
