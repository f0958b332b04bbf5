/** Queries of the user's own lists: saved jobs, and an employer's jobs with counts (product 4.11, 7.5, 7.6). */
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { firstPage, type ListPage, pageFavourites, pageMyJobs } from '#contract/list-pages.ts';
import { getMyJob, type MyJob, type MyJobsView, stopJob, type StopOutcome } from '#contract/my-jobs.ts';
import { getJobStats } from '#contract/statistics.ts';
import { call } from '#client/data/api.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { visitMs } from '#client/data/query-client.ts';
import { readWholeList, toPage } from '#client/data/whole-list.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { useSession } from '#client/data/session.ts';
import { confirmJob } from './job-cache.ts';
import { jobKeys, type Owner } from './job-keys.ts';

/** Whether the job belongs to the user: by the cached list of their jobs, otherwise by asking the server. */
export function useIsOwnJob({ job_id }: Pick<JobListItem, 'job_id'>): boolean {
  const user = useSession();
  const isEmployer = user?.acc_type === 'employer';
  const employer = user?.user_id ?? 0;
  // Only the cached list: it may be too long to fetch here.
  const { data: listed } = useInfiniteQuery({ ...myJobsQuery(employer), enabled: false });
  const isListed = isEmployer && myJobsOf(listed).some((job) => job.job_id === job_id);
  const { data: own } = useQuery({ ...myJobQuery(employer, job_id), enabled: isEmployer && !isListed });
  return isListed || Boolean(own);
}

/** All pages, so that every saved job can be read offline; newest saved first. */
export const savedJobsQuery = (owner: Owner) =>
  queryOptions({
    queryKey: jobKeys.saved(owner),
    queryFn: (context) =>
      readWholeList(context, (after) =>
        call(pageFavourites, { query: { after } }, { signal: context.signal }),
      ),
    meta: { persist: 'private' },
  });

type MyJobsFilter = { readonly view: MyJobsView; readonly name: string };

export const myJobsOf = (data: InfiniteData<ListPage<MyJob>> | undefined): MyJob[] =>
  data?.pages.flatMap(({ items }) => items) ?? [];

/** Newest first, page by page; only the unfiltered list is persisted. */
export const myJobsQuery = (employer: number, filter?: MyJobsFilter) =>
  infiniteQueryOptions({
    queryKey: [...jobKeys.own(employer), filter ?? {}] as const,
    queryFn: async ({ pageParam, signal }) =>
      toPage(await call(pageMyJobs, { query: { ...filter, after: pageParam } }, { signal })),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    // Would refetch every page.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) < 3,
    meta: filter ? {} : { persist: 'private' },
  });

/** One of the employer's jobs with its counts; null for another employer's job. */
export const myJobQuery = (employer: number, id: number) =>
  queryOptions({
    queryKey: ['myJob', employer, id],
    queryFn: async ({ signal }): Promise<MyJob | null> => {
      try {
        return await call(getMyJob, { params: { id } }, { signal });
      } catch (failure) {
        if (hasCode(failure, 'not_found')) return null;
        throw failure;
      }
    },
    staleTime: visitMs,
    meta: { persist: 'private' },
  });

/** Statistics of one of the employer's own jobs; not persisted, because they are about today. */
export const jobStatsQuery = (employer: number, id: number) =>
  queryOptions({
    queryKey: ['jobStats', employer, id],
    queryFn: ({ signal }) => call(getJobStats, { params: { id } }, { signal }),
    staleTime: visitMs,
  });

/** Closes a job for good and updates every cached copy. */
export function useStopJob(employer: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ job_id, outcome }: Pick<MyJob, 'job_id'> & { outcome: StopOutcome | undefined }) =>
      call(stopJob, { params: { job_id }, body: { outcome } }),
    onSuccess: ({ job_id, status }) => {
      client.setQueriesData<InfiniteData<ListPage<MyJob>>>(
        { queryKey: jobKeys.own(employer) },
        (list) =>
          list && {
            ...list,
            pages: list.pages.map(({ items, next }) => ({
              items: items.map((job) => (job.job_id === job_id ? { ...job, status } : job)),
              next,
            })),
          },
      );
      confirmJob(client, employer, job_id, { status });
    },
  });
}
