/** The employer's own jobs: reading them with their counts, and closing one (product 4.11, 7.6). Knows no screens. */
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { firstPage, type ListPage, pageMyJobs } from '#contract/list-pages.ts';
import { getMyJob, type MyJob, type MyJobsView, stopJob } from '#contract/my-jobs.ts';
import { call } from '#client/data/api.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { visitMs } from '#client/data/query-client.ts';
import { toPage } from '#client/data/whole-list.ts';
import { confirmJob } from './job-cache.ts';
import { jobKeys } from './job-keys.ts';

/** What the server narrows them by. */
export type AskedJobs = { readonly view: MyJobsView; readonly name: string };

export const myJobsOf = (data: InfiniteData<ListPage<MyJob>> | undefined): MyJob[] =>
  data?.pages.flatMap(({ items }) => items) ?? [];

/** Newest first, page after page; the device keeps the first page of all of them. */
export const myJobsQuery = (employer: number, asked?: AskedJobs) =>
  infiniteQueryOptions({
    queryKey: [...jobKeys.own(employer), asked ?? {}] as const,
    queryFn: async ({ pageParam, signal }) =>
      toPage(await call(pageMyJobs, { query: { ...asked, after: pageParam } }, { signal })),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    // Each of its pages would be asked for again.
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) < 3,
    meta: asked ? {} : { persist: 'private' },
  });

/** One of them with its counts; null for a job of somebody else. */
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

/** Closes hiring on a job, for good; every cached copy follows. */
export function useStopJob(employer: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: MyJob['job_id']) => call(stopJob, { params: { job_id: id } }),
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
