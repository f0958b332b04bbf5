/** Learns from what the server says anyway which of the kept jobs are no longer there, and drops them (product 2.6). */
import { type Query, type QueryClient } from '@tanstack/react-query';
import { type JobListItem } from '#contract/jobs.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { dropJob } from './drop-job.ts';
import { isJobKey, jobKeys } from './job-keys.ts';

type Page = readonly JobListItem[];

/** A page of the list of all jobs, newest first, has every job between its first and its last. */
export function goneFrom(page: Page, kept: Page): number[] {
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
    return dropJob(client, owner, queryKey[3]);
  if (queryKey[2] !== 'list' || Object.keys(queryKey[3]).length > 0) return;
  const pages = client.getQueryData(queryKey)?.pages ?? [];
  const kept = [jobKeys.seen(owner), jobKeys.saved(owner)].flatMap((key) => client.getQueryData(key) ?? []);
  for (const page of pages) for (const id of new Set(goneFrom(page, kept))) dropJob(client, owner, id);
}

/** Follows the answers while the app runs, beginning with those that are there. */
export function followRemovedJobs(client: QueryClient): void {
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) if (!query.isStale()) look(client, query);
  cache.subscribe(({ type, query, ...event }) => {
    if (type !== 'updated') return;
    const { action } = event as { action?: { type: string; manual?: boolean } };
    if (action?.type === 'error' || (action?.type === 'success' && !action.manual)) look(client, query);
  });
}
