/** Takes a job that is no longer there out of everything that the device keeps of it: lists, details, related and saved jobs (product 2.6). */
import { type Query, type QueryClient } from '@tanstack/react-query';
import { type JobListItem } from '#contract/jobs.ts';
import { guest } from '#client/data/query-client.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { type JobAnswer, jobAnswers } from './job-cache.ts';
import { isJobKey, jobKeys, type Owner } from './job-keys.ts';
import { changePage, jobsIn } from './job-list-pages.ts';

type Page = readonly JobListItem[];

/** A page of the list of all jobs, newest first, has every job between its first and its last. */
export function missingJobIds(page: Page, kept: Page): number[] {
  const [newest, oldest] = [page[0], page.at(-1)];
  if (!newest || !oldest) return [];
  const there = new Set(page.map(({ job_id }) => job_id));
  return kept
    .filter(
      ({ job_id, date_added: at }) => at < newest.date_added && at > oldest.date_added && !there.has(job_id),
    )
    .map(({ job_id }) => job_id);
}

function look(client: QueryClient, { queryKey, state }: Query): void {
  if (!isJobKey(queryKey)) return;
  const [, owner] = queryKey;
  if (queryKey[2] === 'detail' && hasCode(state.error, 'not_found'))
    return removeJobFromCache(client, owner, queryKey[3]);
  if (queryKey[2] !== 'list' || Object.keys(queryKey[3]).length > 0) return;
  const pages = client.getQueryData(queryKey)?.pages ?? [];
  const kept = [jobKeys.seen(owner), jobKeys.saved(owner)].flatMap((key) => client.getQueryData(key) ?? []);
  for (const page of pages)
    for (const id of new Set(missingJobIds(page, kept))) removeJobFromCache(client, owner, id);
}

/** Follows the answers while the app runs, beginning with those that are there. */
export function subscribeToRemovedJobs(client: QueryClient): void {
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) if (!query.isStale()) look(client, query);
  cache.subscribe(({ type, query, ...event }) => {
    if (type !== 'updated') return;
    const { action } = event as { action?: { type: string; manual?: boolean } };
    if (action?.type === 'error' || (action?.type === 'success' && !action.manual)) look(client, query);
  });
}

const without = (jobs: JobListItem[], id: number): JobListItem[] =>
  jobs.some(({ job_id }) => job_id === id) ? jobs.filter(({ job_id }) => job_id !== id) : jobs;

/** The answer without the job; the same object if it doesn't have it. */
function rest({ kind, data }: JobAnswer, id: number): JobAnswer['data'] {
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

function dropDetail(client: QueryClient, query: Query): void {
  if (!query.isActive()) client.getQueryCache().remove(query);
  // Whoever reads it now hears from the server that it is gone.
  else if (query.state.status === 'success')
    void client.resetQueries({ queryKey: query.queryKey, exact: true });
  else query.setState({ data: undefined });
}

/** For this person, and for guests on the same device. */
export function removeJobFromCache(client: QueryClient, owner: Owner, id: number): void {
  for (const who of new Set<Owner>([owner, guest])) {
    for (const answer of jobAnswers(client, who)) {
      const { kind, data, query } = answer;
      if (kind === 'detail' && data.job_id === id) {
        dropDetail(client, query);
        continue;
      }
      const next = rest(answer, id);
      if (next === data) continue;
      query.setState({ data: next });
      // A list knows its end by a page that isn't full, so it must be fetched again.
      if (kind === 'list') void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }
  }
}
