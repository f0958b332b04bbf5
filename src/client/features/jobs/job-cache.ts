/** Reads and changes the cached copies of jobs: lists, details, related, saved and seen jobs. Makes no calls. */
import { type InfiniteData, type Query, type QueryClient, type QueryFilters } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type JobDetail, type JobListItem, jobListItem } from '#contract/jobs.ts';
import { jobStatuses } from '#contract/options.ts';
import { type JobCompany } from '#contract/company-fields.ts';
import { type CachedResults, jobKeys, type Owner, persistenceOf } from './job-keys.ts';
import { changePage, type JobPage, jobsIn, jobsOfPages } from './paged-jobs.ts';

/** About half a megabyte; the oldest are deleted. */
const maximumSeen = 1_000;

/** Stores every job that a list has shown, to be read offline: lists themselves start again with the app. */
export function recordSeenJobs(client: QueryClient, owner: Owner, jobs: readonly JobListItem[]): void {
  if (jobs.length === 0) return;
  const queryKey = jobKeys.seen(owner);
  client.setQueryDefaults(queryKey, { meta: { persist: persistenceOf(owner) } });
  client.setQueryData(queryKey, (before = []) => jobsOfPages([jobs, before]).slice(0, maximumSeen));
}

/** The company, taken from any cached job of it. */
export function cachedCompany(client: QueryClient, owner: Owner, id: number): JobCompany | undefined {
  for (const answer of jobAnswers(client, owner)) {
    const job = cardsIn(answer).find(({ company }) => company?.company_id === id);
    if (job?.company) return job.company;
  }
  return undefined;
}

/** The fields of a job that change while it is shown. */
type JobChange = Partial<Pick<JobListItem, 'favorite' | 'applied' | 'status'>>;

export const closing: JobChange = { status: jobStatuses[1] };

type Pages = InfiniteData<JobPage>;

/** The data of a cached query by the kind in its key (job-keys.ts). */
type JobData = {
  readonly list: Pages;
  readonly detail: JobDetail;
  readonly cached: CachedResults;
  readonly saved: JobListItem[];
  readonly seen: JobListItem[];
};
export type JobAnswer = {
  [Kind in keyof JobData]: { readonly kind: Kind; readonly data: JobData[Kind]; readonly query: Query };
}[keyof JobData];

/** All cached queries about jobs that have data. */
export const jobAnswers = (client: QueryClient, owner: Owner, filters: QueryFilters = {}): JobAnswer[] =>
  client
    .getQueryCache()
    .findAll({ ...filters, queryKey: jobKeys.all(owner) })
    .filter(({ state }) => state.data !== undefined)
    // The one place where the kind in a key is trusted.
    .map((query) => ({ kind: query.queryKey[2], data: query.state.data, query }) as JobAnswer);

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

/** The fields of a detail that a card has; the schema drops the rest. */
export const cardOf = (job: JobDetail): JobListItem =>
  z.parse(jobListItem, { ...job, favorite: job.isFavorite });

/** A newly saved job comes first; an unsaved one is removed. */
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

type ChangedJob = { readonly id: number; readonly change: JobChange; readonly card: JobListItem | undefined };

function withChange({ kind, data }: JobAnswer, { id, change, card }: ChangedJob): JobAnswer['data'] {
  switch (kind) {
    case 'list':
      return inPages(data, id, change);
    case 'detail':
      return inDetail(data, id, change);
    case 'cached':
      return { ...data, jobs: inCards(data.jobs, id, change) };
    case 'saved':
      return inSaved(data, id, change, card);
    default:
      return inCards(data, id, change);
  }
}

/** Changes every cached copy without making it look freshly fetched. */
function write(client: QueryClient, owner: Owner, id: number, change: JobChange): void {
  const card = cachedJob(client, owner, id);
  for (const answer of jobAnswers(client, owner)) {
    const { queryKey, state } = answer.query;
    const next = withChange(answer, { id, change, card });
    if (next !== answer.data) client.setQueryData(queryKey, next, { updatedAt: state.dataUpdatedAt });
  }
}

/** The cards in a cached query of any kind. */
export function cardsIn({ kind, data }: JobAnswer): readonly JobListItem[] {
  switch (kind) {
    case 'list':
      return data.pages.flatMap(jobsIn);
    case 'detail':
      return data.moreJobs;
    case 'cached':
      return data.jobs;
    default:
      return data;
  }
}

/** A job as a card, from any cached list or detail. */
export function cachedJob(client: QueryClient, owner: Owner, id: number): JobListItem | undefined {
  const detail = client.getQueryData(jobKeys.detail(owner, id));
  if (detail) return cardOf(detail);
  for (const answer of jobAnswers(client, owner)) {
    const found = cardsIn(answer).find((job) => job.job_id === id);
    if (found) return found;
  }
  return undefined;
}

/** Changes all cached copies at once; returns the function that undoes it. */
export function changeJob(client: QueryClient, owner: Owner, id: number, change: JobChange): () => void {
  const before = cachedJob(client, owner, id);
  const saved = client.getQueryData(jobKeys.saved(owner));
  const position = saved?.findIndex(({ job_id }) => job_id === id) ?? -1;
  const removed = change.favorite === false ? saved?.[position] : undefined;
  write(client, owner, id, change);
  return () => {
    const names = Object.keys(change) as (keyof JobChange)[];
    if (before) write(client, owner, id, Object.fromEntries(names.map((name) => [name, before[name]])));
    if (!removed) return;
    client.setQueryData(jobKeys.saved(owner), (jobs) => {
      const others = jobs?.filter(({ job_id }) => job_id !== id);
      return others && [...others.slice(0, position), removed, ...others.slice(position)];
    });
  };
}

/** Applies a confirmed change, also to replies that were requested before it and arrive after it. */
export function confirmJob(client: QueryClient, owner: Owner, id: number, change: JobChange): void {
  const inFlight = client.getQueryCache().findAll({ queryKey: jobKeys.all(owner), fetchStatus: 'fetching' });
  write(client, owner, id, change);
  for (const query of inFlight) {
    void query.promise?.then(
      () => write(client, owner, id, change),
      () => undefined,
    );
  }
}
