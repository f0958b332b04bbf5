/** The applications to an employer's jobs, page after page (product 2.30, 7.40); they are never stored on the device. */
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { type CallInput } from '#contract/endpoint.ts';
import { type Application } from '#contract/applications.ts';
import { firstPage, type ListPage, pageApplications } from '#contract/list-pages.ts';
import { call } from '#client/data/api.ts';
import { visitMs } from '#client/data/query-client.ts';
import { toPage } from '#client/data/whole-list.ts';
import { applicationKeys } from './application-keys.ts';

/** What the server narrows them by. */
export type AskedApplications = Omit<CallInput<typeof pageApplications>['query'], 'after'>;

export type ApplicationPages = InfiniteData<ListPage<Application>>;

export const rowsOf = (data: ApplicationPages | undefined): Application[] =>
  data?.pages.flatMap(({ items }) => items) ?? [];

export const readApplicants = async (
  asked: AskedApplications,
  after: string,
  signal?: AbortSignal,
): Promise<ListPage<Application>> =>
  toPage(await call(pageApplications, { query: { ...asked, after } }, signal ? { signal } : {}));

export const applicantsQuery = (userId: number, asked: AskedApplications = {}) =>
  infiniteQueryOptions({
    queryKey: [...applicationKeys.pages(userId), asked] as const,
    queryFn: ({ pageParam, signal }) => readApplicants(asked, pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    staleTime: visitMs,
    // Each of its pages would be asked for again.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) < 3,
  });
