/** Devices and account activity: queries, and signing devices out (product 2.36). */
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query';
import { endOtherSessions, endSession, listSessions } from '#contract/devices.ts';
import { securityEventsPageSize } from '#contract/limits.ts';
import { listSecurityEvents } from '#contract/security-events.ts';
import { call } from '#client/data/api.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/notices.ts';

const devicesKey = (userId: number) => ['devices', userId] as const;

export const sessionsQuery = (userId: number) =>
  queryOptions({
    queryKey: [...devicesKey(userId), 'sessions'] as const,
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
    staleTime: 0,
    meta: { persist: 'private' },
  });

export const eventsQuery = (userId: number) =>
  infiniteQueryOptions({
    queryKey: [...devicesKey(userId), 'events'] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listSecurityEvents, { query: pageParam === undefined ? {} : { before: pageParam } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < securityEventsPageSize ? undefined : page.at(-1)?.id),
    staleTime: 0,
    meta: { persist: 'private', pages: 1 },
  });

/** Signs out one device by its session id, or with 'others' all but this one. */
export function useEndSession(userId: number): UseMutationResult<undefined, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (idOrOthers: string) =>
      idOrOthers === 'others' ? call(endOtherSessions, {}) : call(endSession, { params: { id: idOrOthers } }),
    onError: (failure) => notify('red', failureText(failure)),
    onSettled: () => client.invalidateQueries({ queryKey: devicesKey(userId) }),
  });
}
