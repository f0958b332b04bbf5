/** How many notices a person has not read: one small call, kept for a minute, asked again when the person comes back to the app. */
import { queryOptions } from '@tanstack/react-query';
import { countNotices } from '#contract/notices.ts';
import { call } from '#client/data/api.ts';

export const unreadKey = (userId: number) => ['notices', userId, 'unread'] as const;

export const unreadQuery = (userId: number) =>
  queryOptions({
    queryKey: unreadKey(userId),
    queryFn: ({ signal }) => call(countNotices, {}, { signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
    meta: { persist: 'private' },
  });
