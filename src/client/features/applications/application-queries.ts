/** Queries for lists of applications, and the cache keys (product 7.7, 7.40). */
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type User } from '#contract/sessions.ts';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { type ApplicationCounts, countApplications } from '#contract/application-filters.ts';
import { type Application } from '#contract/applications.ts';
import { type CallInput } from '#contract/endpoint.ts';
import { firstPage, type ListPage, pageApplications } from '#contract/list-pages.ts';
import { call } from '#client/data/api.ts';
import { keyFor, type Persistence, visitMs } from '#client/data/query-client.ts';
import { readWholeList, toPage } from '#client/data/whole-list.ts';

export const applicationKeys = {
  all: (userId: number) => ['applications', userId] as const,
  /** A seeker's own applications. */
  list: (userId: number) => keyFor<Application[]>()('applications', userId, 'list'),
  /** Applications to an employer's jobs; the filter follows in the key. */
  pages: (userId: number) => ['applications', userId, 'pages'] as const,
  filterChoices: (userId: number) => ['applications', userId, 'filter-choices'] as const,
  detail: (userId: number, id: number) => keyFor<ApplicationAnswer>()('applications', userId, 'detail', id),
};

/** Seekers' own applications are stored on the device; an employer's applicants never are. */
export const applicationStorage = (user: User): { persist?: Persistence } =>
  user.acc_type === 'employee' ? { persist: 'private' } : {};

/** All of a seeker's own applications, newest first, so that they can be read offline. */
export const ownApplicationsQuery = (userId: number) =>
  queryOptions({
    queryKey: applicationKeys.list(userId),
    queryFn: (context) =>
      readWholeList(context, (after) =>
        call(pageApplications, { query: { after } }, { signal: context.signal }),
      ),
    staleTime: visitMs,
    meta: { persist: 'private' },
  });

/** The server's filters for an employer's list. */
export type ApplicationListQuery = Omit<CallInput<typeof pageApplications>['query'], 'after'>;

export type ApplicationPages = InfiniteData<ListPage<Application>>;

export const flattenPages = (data: ApplicationPages | undefined): Application[] =>
  data?.pages.flatMap(({ items }) => items) ?? [];

export const fetchApplicantPage = async (
  query: ApplicationListQuery,
  after: string,
  signal?: AbortSignal,
): Promise<ListPage<Application>> =>
  toPage(await call(pageApplications, { query: { ...query, after } }, signal ? { signal } : {}));

export const applicantsQuery = (userId: number, query: ApplicationListQuery = {}) =>
  infiniteQueryOptions({
    queryKey: [...applicationKeys.pages(userId), query] as const,
    queryFn: ({ pageParam, signal }) => fetchApplicantPage(query, pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    staleTime: visitMs,
    // A refetch loads every page again.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) < 3,
  });

export const fetchCounts = (signal: AbortSignal): Promise<ApplicationCounts> =>
  call(countApplications, {}, { signal });
