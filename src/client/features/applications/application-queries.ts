/** What screens read about one's own applications in lists (product 7.7). Knows no screens; one in full has its own file. */
import { type InfiniteData, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type User } from '#contract/accounts.ts';
import { type ApplicationCounts, countApplications } from '#contract/application-overview.ts';
import { firstPage, type ListPage, pageApplications } from '#contract/list-pages.ts';
import { call } from '#client/data/api.ts';
import { keyFor, type Persistence, visitMs } from '#client/data/query-client.ts';
import { readWholeList, toPage } from '#client/data/whole-list.ts';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { type Application } from '#contract/applications.ts';
import { type CallInput } from '#contract/endpoint.ts';

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

/** The cache keys of applications. Every key names its owner (product 6.4). */
export const applicationKeys = {
  all: (userId: number) => ['applications', userId] as const,
  /** The employee's own. */
  list: (userId: number) => keyFor<Application[]>()('applications', userId, 'list'),
  /** The ones to the employer's jobs, each list of them. */
  pages: (userId: number) => ['applications', userId, 'pages'] as const,
  narrowing: (userId: number) => ['applications', userId, 'narrowing'] as const,
  detail: (userId: number, id: number) => keyFor<ApplicationAnswer>()('applications', userId, 'detail', id),
};

/** One's own applications are stored on the device, other people's never are. */
export const applicationStorage = (user: User): { persist?: Persistence } =>
  user.acc_type === 'employee' ? { persist: 'private' } : {};

/** The employee's own, newest first: all of them, because they are to be read without a network. */
export const ownApplicationsQuery = (userId: number) =>
  queryOptions({
    queryKey: applicationKeys.list(userId),
    queryFn: (context) =>
      readWholeList(context, (after) =>
        call(pageApplications, { query: { after } }, { signal: context.signal }),
      ),
    // What the device stored may be older than the last application: it stands in, and is asked for again.
    staleTime: visitMs,
    meta: { persist: 'private' },
  });

export const countOwnApplications = (signal: AbortSignal): Promise<ApplicationCounts> =>
  call(countApplications, {}, { signal });
