/** Removes jobs that no longer exist from everything cached on the device (product 2.6). */
import { type Query, type QueryClient } from '@tanstack/react-query';
import { type JobListItem } from '#contract/jobs.ts';
import { guest } from '#client/data/query-client.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { type JobAnswer, jobAnswers } from './job-cache.ts';
import { isJobKey, jobKeys, type Owner } from './job-keys.ts';
import { changePage, jobsIn } from './paged-jobs.ts';

type Page = readonly JobListItem[];

/** Ids of cached jobs that a page of the unfiltered list lacks: it has every job between its newest and its oldest. */
export function missingJobIds(page: Page, cached: Page): number[] {
  const [newest, oldest] = [page[0], page.at(-1)];
  if (!newest || !oldest) return [];
  const ids = new Set(page.map(({ job_id }) => job_id));
  return cached
    .filter(
      ({ job_id, date_added: at }) => at < newest.date_added && at > oldest.date_added && !ids.has(job_id),
    )
    .map(({ job_id }) => job_id);
}

function checkQuery(client: QueryClient, { queryKey, state }: Query): void {
  if (!isJobKey(queryKey)) return;
  const [, owner] = queryKey;
  if (queryKey[2] === 'detail' && hasCode(state.error, 'not_found'))
    return removeJobFromCache(client, owner, queryKey[3]);
  if (queryKey[2] !== 'list' || Object.keys(queryKey[3]).length > 0) return;
  const pages = client.getQueryData(queryKey)?.pages ?? [];
  const cached = [jobKeys.seen(owner), jobKeys.saved(owner)].flatMap((key) => client.getQueryData(key) ?? []);
  for (const page of pages)
    for (const id of new Set(missingJobIds(page, cached))) removeJobFromCache(client, owner, id);
}

/** Checks the cached queries, then each new reply, for jobs that no longer exist. */
export function subscribeToRemovedJobs(client: QueryClient): void {
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) if (!query.isStale()) checkQuery(client, query);
  cache.subscribe(({ type, query, ...event }) => {
    if (type !== 'updated') return;
    const { action } = event as { action?: { type: string; manual?: boolean } };
    if (action?.type === 'error' || (action?.type === 'success' && !action.manual)) checkQuery(client, query);
  });
}

const without = (jobs: JobListItem[], id: number): JobListItem[] =>
  jobs.some(({ job_id }) => job_id === id) ? jobs.filter(({ job_id }) => job_id !== id) : jobs;

/** The data without the job; the same object if it does not contain it. */
function withoutJob({ kind, data }: JobAnswer, id: number): JobAnswer['data'] {
  switch (kind) {
    case 'list':
      if (!data.pages.flatMap(jobsIn).some(({ job_id }) => job_id === id)) return data;
      return { ...data, pages: data.pages.map((page) => changePage(page, (jobs) => without(jobs, id))) };
    case 'detail': {
      const moreJobs = without(data.moreJobs, id);
      return moreJobs === data.moreJobs ? data : { ...data, moreJobs };
    }
    case 'cached': {
      const jobs = without(data.jobs, id);
      return jobs === data.jobs ? data : { ...data, jobs };
    }
    default:
      return without(data, id);
  }
}

function removeDetail(client: QueryClient, query: Query): void {
  if (!query.isActive()) client.getQueryCache().remove(query);
  // An open page refetches the job and gets the 404.
  else if (query.state.status === 'success')
    void client.resetQueries({ queryKey: query.queryKey, exact: true });
  else query.setState({ data: undefined });
}

/** Removes a job from the caches of this user and of guests on the same device. */
export function removeJobFromCache(client: QueryClient, owner: Owner, id: number): void {
  for (const each of new Set<Owner>([owner, guest])) {
    for (const answer of jobAnswers(client, each)) {
      const { kind, data, query } = answer;
      if (kind === 'detail' && data.job_id === id) {
        removeDetail(client, query);
        continue;
      }
      const next = withoutJob(answer, id);
      if (next === data) continue;
      query.setState({ data: next });
      // A page that is not full marks the end of a list, so the list must be refetched.
      if (kind === 'list') void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
  }
}
