/** The one file that changes cached copies of a job: lists, details, related, saved and own jobs. Makes no calls. */
import { type InfiniteData, type Query, type QueryClient, type QueryFilters } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type JobDetail, type JobListItem, jobListItem } from '#contract/jobs.ts';
import { jobStatuses } from '#contract/options.ts';
import { type JobCompany } from '#contract/job-fields.ts';
import { type CachedResults, jobKeys, type Owner, persistenceOf } from './job-keys.ts';
import { changePage, type JobPage, jobsIn, jobsOfPages } from './job-list-pages.ts';

/** Half a megabyte or so; those seen longest ago go first. */
const mostSeen = 1_000;

/** Adds these, as the server told them just now. */
export function recordSeenJobs(client: QueryClient, owner: Owner, jobs: readonly JobListItem[]): void {
  if (jobs.length === 0) return;
  const queryKey = jobKeys.seen(owner);
  client.setQueryDefaults(queryKey, { meta: { persist: persistenceOf(owner) } });
  client.setQueryData(queryKey, (before = []) => jobsOfPages([jobs, before]).slice(0, mostSeen));
}

/** Who hires, as any job on this device tells it: the list of their jobs may have none. */
export function cachedCompany(client: QueryClient, owner: Owner, id: number): JobCompany | undefined {
  for (const answer of jobAnswers(client, owner)) {
    const job = cardsIn(answer).find(({ company }) => company?.company_id === id);
    if (job?.company) return job.company;
  }
  return undefined;
}

/** What can change about a job while it is on the screen. */
type JobChange = Partial<Pick<JobListItem, 'favorite' | 'applied' | 'status'>>;

/** Hiring has stopped; it does not start again. */
export const closing: JobChange = { status: jobStatuses[1] };

type Pages = InfiniteData<JobPage>;

/** The data of a cached query, by the kind that its key names (job-keys.ts); a company's list has pages with cursors. */
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

/** All cached answers about jobs, without queries that have no data yet. */
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

type Changed = { readonly id: number; readonly change: JobChange; readonly card: JobListItem | undefined };

function withChange({ kind, data }: JobAnswer, { id, change, card }: Changed): JobAnswer['data'] {
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

/** The cards in one cached answer, whatever its kind. */
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

/** What any cached list or detail knows of a job. */
export function cachedJob(client: QueryClient, owner: Owner, id: number): JobListItem | undefined {
  const detail = client.getQueryData(jobKeys.detail(owner, id));
  if (detail) return cardOf(detail);
  for (const answer of jobAnswers(client, owner)) {
    const found = cardsIn(answer).find((job) => job.job_id === id);
    if (found) return found;
  }
  return undefined;
}

/** Shows a change at once, wherever the job is seen; gives the way to take it back. */
export function changeJob(client: QueryClient, owner: Owner, id: number, change: JobChange): () => void {
  const before = cachedJob(client, owner, id);
  const saved = client.getQueryData(jobKeys.saved(owner));
  const place = saved?.findIndex(({ job_id }) => job_id === id) ?? -1;
  const removed = change.favorite === false ? saved?.[place] : undefined;
  write(client, owner, id, change);
  return () => {
    const names = Object.keys(change) as (keyof JobChange)[];
    if (before) write(client, owner, id, Object.fromEntries(names.map((name) => [name, before[name]])));
    if (!removed) return;
    client.setQueryData(jobKeys.saved(owner), (jobs) => {
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
