/** Remembers the jobs that lists have shown: a list begins anew with each start, but without a network all of them can be read. */
import { type QueryClient } from '@tanstack/react-query';
import { type JobListItem } from '#contract/jobs.ts';
import { jobKeys, type Owner, persistenceOf } from './job-keys.ts';
import { jobsOfPages } from './job-pages.ts';

/** Half a megabyte or so; those seen longest ago go first. */
const mostSeen = 1_000;

/** Adds these, as the server told them just now. */
export function noteSeen(client: QueryClient, owner: Owner, jobs: readonly JobListItem[]): void {
  if (jobs.length === 0) return;
  const queryKey = jobKeys.seen(owner);
  client.setQueryDefaults(queryKey, { meta: { persist: persistenceOf(owner) } });
  client.setQueryData(queryKey, (before = []) => jobsOfPages([jobs, before]).slice(0, mostSeen));
}
