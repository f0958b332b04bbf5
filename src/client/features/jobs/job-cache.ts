/** The one file that changes cached copies of a job: lists, details, related, saved and own jobs. Makes no calls. */
import { type InfiniteData, type Query, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type JobDetail, type JobListItem, jobListItem } from '#contract/jobs.ts';
import { jobStatuses } from '#contract/options.ts';
import { jobKeys, type Owner } from './job-keys.ts';
import { changePage, type JobPage, jobsIn } from './job-pages.ts';

/** What can change about a job while it is on the screen. */
type JobChange = Partial<Pick<JobListItem, 'favorite' | 'applied' | 'status'>>;

/** Hiring has stopped; it does not start again. */
export const closing: JobChange = { status: jobStatuses[1] };

type Pages = InfiniteData<JobPage>;

/** Found without a network, among so many cached jobs. */
export type CachedResults = { readonly jobs: JobListItem[]; readonly among: number };

function inCards(jobs: JobListItem[], id: number, change: JobChange): JobListItem[] {
  return jobs.some(({ job_id }) => job_id === id)
    ? jobs.map((job) => (job.job_id === id ? { ...job, ...change } : job))
    : jobs;
}

const inPages = (list: Pages, id: number, change: JobChange): Pages => ({
  ...list,
  pages: list.pages.map((page) => changePage(page, (jobs) => inCards(jobs, id, change))),
});

function inDetail(job: JobDetail, id: number, { favorite, ...change }: JobChange): JobDetail {
  const moreJobs = inCards(job.moreJobs, id, { ...change, ...(favorite !== undefined && { favorite }) });
  if (job.job_id !== id) return moreJobs === job.moreJobs ? job : { ...job, moreJobs };
  return { ...job, ...change, ...(favorite !== undefined && { isFavorite: favorite }), moreJobs };
}

/** What a card shows of a detail; the schema leaves the rest behind. */
export const cardOf = (job: JobDetail): JobListItem =>
  z.parse(jobListItem, { ...job, favorite: job.isFavorite });

/** The saved jobs after a change: a newly saved one comes first, one that is no longer saved goes. */
function inSaved(
  jobs: JobListItem[],
  id: number,
  change: JobChange,
  card: JobListItem | undefined,
): JobListItem[] {
  if (change.favorite === false) return jobs.filter(({ job_id }) => job_id !== id);
  const known = jobs.some(({ job_id }) => job_id === id);
  return change.favorite && card && !known ? [{ ...card, ...change }, ...jobs] : inCards(jobs, id, change);
}

/** Puts new data into a query without making it look freshly fetched. */
function replace<Data>(client: QueryClient, query: Query, change: (data: Data) => Data): void {
  const data = query.state.data as Data | undefined;
  const next = data === undefined ? data : change(data);
  if (next !== data) client.setQueryData(query.queryKey, next, { updatedAt: query.state.dataUpdatedAt });
}

function write(client: QueryClient, owner: Owner, id: number, change: JobChange): void {
  const card = cachedJob(client, owner, id);
  for (const query of client.getQueryCache().findAll({ queryKey: jobKeys.all(owner) })) {
    const kind = query.queryKey[2];
    if (kind === 'list') replace<Pages>(client, query, (list) => inPages(list, id, change));
    else if (kind === 'detail') replace<JobDetail>(client, query, (job) => inDetail(job, id, change));
    else if (kind === 'saved')
      replace<JobListItem[]>(client, query, (jobs) => inSaved(jobs, id, change, card));
    else if (kind === 'cached')
      replace<CachedResults>(client, query, (found) => ({ ...found, jobs: inCards(found.jobs, id, change) }));
    else replace<JobListItem[]>(client, query, (jobs) => inCards(jobs, id, change));
  }
}

/** The cards in one cached answer, whatever its kind. */
export function cardsIn({ queryKey, state: { data } }: Query): readonly JobListItem[] {
  if (data === undefined) return [];
  switch (queryKey[2]) {
    case 'list':
      return (data as Pages).pages.flatMap(jobsIn);
    case 'detail':
      return (data as JobDetail).moreJobs;
    case 'cached':
      return (data as CachedResults).jobs;
    default:
      return data as JobListItem[];
  }
}

/** What any cached list or detail knows of a job. */
export function cachedJob(client: QueryClient, owner: Owner, id: number): JobListItem | undefined {
  const detail = client.getQueryData<JobDetail>(jobKeys.detail(owner, id));
  if (detail) return cardOf(detail);
  for (const query of client.getQueryCache().findAll({ queryKey: jobKeys.all(owner) })) {
    const found = cardsIn(query).find((job) => job.job_id === id);
    if (found) return found;
  }
  return undefined;
}

/** Shows a change at once, wherever the job is seen; gives the way to take it back. */
export function changeJob(client: QueryClient, owner: Owner, id: number, change: JobChange): () => void {
  const before = cachedJob(client, owner, id);
  const saved = client.getQueryData<JobListItem[]>(jobKeys.saved(owner));
  const place = saved?.findIndex(({ job_id }) => job_id === id) ?? -1;
  const removed = change.favorite === false ? saved?.[place] : undefined;
  write(client, owner, id, change);
  return () => {
    const names = Object.keys(change) as (keyof JobChange)[];
    if (before) write(client, owner, id, Object.fromEntries(names.map((name) => [name, before[name]])));
    if (!removed) return;
    client.setQueryData<JobListItem[]>(jobKeys.saved(owner), (jobs) => {
      const others = jobs?.filter(({ job_id }) => job_id !== id);
      return others && [...others.slice(0, place), removed, ...others.slice(place)];
    });
  };
}

/** Writes down what the server confirmed, over answers too that were asked for before it and are still on their way. */
export function confirmJob(client: QueryClient, owner: Owner, id: number, change: JobChange): void {
  const onTheirWay = client
    .getQueryCache()
    .findAll({ queryKey: jobKeys.all(owner), fetchStatus: 'fetching' });
  write(client, owner, id, change);
  for (const query of onTheirWay) {
    void query.promise?.then(
      () => write(client, owner, id, change),
      () => undefined,
    );
  }
}
