/** The employer's own jobs: reading them with their counts, and closing one (product 4.11, 7.6). Knows no screens. */
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
import { getMyJob, type MyJob, type MyJobsView, stopJob } from '#contract/my-jobs.ts';
import { call } from '#client/data/api.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { visitMs } from '#client/data/query-client.ts';
import { readWholeList, toPage } from '#client/data/whole-list.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { useSession } from '#client/data/session.ts';
import { confirmJob } from './job-cache.ts';
import { jobKeys, type Owner } from './job-keys.ts';

/** Whether an employer looks at a job of their own: by the list of theirs where it is there, else by asking for this one. */
export function useIsOwnJob({ job_id }: Pick<JobListItem, 'job_id'>): boolean {
  const user = useSession();
  const isEmployer = user?.acc_type === 'employer';
  const employer = user?.user_id ?? 0;
  // As the device has it; a list that may be long is not asked for here.
  const { data: listed } = useInfiniteQuery({ ...myJobsQuery(employer), enabled: false });
  const isListed = isEmployer && myJobsOf(listed).some((job) => job.job_id === job_id);
  const { data: own } = useQuery({ ...myJobQuery(employer, job_id), enabled: isEmployer && !isListed });
  return isListed || Boolean(own);
}

/** All of them, page after page: they are to be read without a network, also those that nobody scrolled to. */
export const savedJobsQuery = (owner: Owner) =>
  queryOptions({
    queryKey: jobKeys.saved(owner),
    queryFn: (context) =>
      readWholeList(context, (after) =>
        call(pageFavourites, { query: { after } }, { signal: context.signal }),
      ),
    meta: { persist: 'private' },
  });

/** What the server narrows them by. */
export type MyJobsFilter = { readonly view: MyJobsView; readonly name: string };

export const myJobsOf = (data: InfiniteData<ListPage<MyJob>> | undefined): MyJob[] =>
  data?.pages.flatMap(({ items }) => items) ?? [];

/** Newest first, page after page; the device keeps the first page of all of them. */
export const myJobsQuery = (employer: number, asked?: MyJobsFilter) =>
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
