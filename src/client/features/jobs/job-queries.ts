/** Queries of the job list and of one job (product 7.3, 7.4). */
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { getJob, type JobDetail, jobDetail, type JobListItem, listJobs } from '#contract/jobs.ts';
import { call } from '#client/data/api.ts';
import { cachedJob, recordSeenJobs } from './job-cache.ts';
import { type CachedResults, jobKeys, type Owner, persistenceOf } from './job-keys.ts';
import { jobsOfPages, pageAfter } from './paged-jobs.ts';
import { jobsCallQuery, type SearchTerms } from './search/search-terms.ts';

/** The jobs that match, page by page from 0; `data` is one list without repeats. */
export const jobsQuery = (owner: Owner, terms: SearchTerms) =>
  infiniteQueryOptions({
    queryKey: jobKeys.list(owner, terms),
    queryFn: async ({ client, pageParam, signal }) => {
      const page = await call(listJobs, { query: jobsCallQuery(terms, pageParam) }, { signal });
      recordSeenJobs(client, owner, page);
      return page;
    },
    initialPageParam: 0,
    getNextPageParam: (last, _pages, number) => pageAfter(last, number),
    select: ({ pages }) => jobsOfPages(pages),
    // Would refetch every page each time the app regains focus.
    refetchOnWindowFocus: false,
    meta: { persist: persistenceOf(owner) },
  });

/** The fields that cards lack: the contract's defaults, otherwise empty texts and lists. */
const emptyDetail = Object.fromEntries<unknown>(
  Object.entries(jobDetail.shape).map(
    ([
      field,
      {
        _zod: { def },
      },
    ]) => [field, def.type === 'default' ? def.defaultValue : def.type === 'array' ? [] : ''],
  ),
) as Pick<JobDetail, Exclude<keyof JobDetail, keyof JobListItem>>;

/** One job; until it arrives, the data of a cached card is the placeholder. */
export const jobQuery = (client: QueryClient, owner: Owner, id: number) =>
  queryOptions<JobDetail, Error, JobDetail, ReturnType<typeof jobKeys.detail>>({
    queryKey: jobKeys.detail(owner, id),
    queryFn: ({ signal }) => call(getJob, { params: { id } }, { signal }),
    placeholderData: () => {
      const card = cachedJob(client, owner, id);
      if (!card) return undefined;
      return { ...emptyDetail, ...card, isFavorite: card.favorite };
    },
    meta: { persist: persistenceOf(owner) },
  });

/** The cached jobs that match, used when the server cannot be reached; not persisted. */
export const cachedJobsQuery = (client: QueryClient, owner: Owner, terms: SearchTerms) =>
  queryOptions({
    queryKey: jobKeys.cached(owner, terms),
    queryFn: async (): Promise<CachedResults> => {
      // Lazy: only needed offline, where the service worker has cached it.
      const { findCachedJobs } = await import('./offline/cached-jobs.ts');
      return findCachedJobs(client, owner, terms);
    },
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 60_000,
  });
