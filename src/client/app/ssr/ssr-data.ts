/** Begins with the replies that the server wrote into the page, instead of asking for them. */
import { type QueryClient } from '@tanstack/react-query';
import { type JobListItem } from '#contract/jobs.ts';
import { ssrData, type SsrData } from '#contract/server-rendering.ts';
import { readPageData } from '#client/data/page-data.ts';
import { guest } from '#client/data/query-client.ts';
import { jobKeys } from '#client/features/jobs/job-keys.ts';

/** Guests' replies only: who is logged in has other keys, and asks. */
export function fillCache(
  queryClient: QueryClient,
  { jobs, job }: SsrData,
  age: { updatedAt?: number } = {},
): void {
  if (jobs) queryClient.setQueryData(jobKeys.list(guest, {}), { pages: [jobs], pageParams: [0] }, age);
  if (job) queryClient.setQueryData(jobKeys.detail(guest, job.job_id), job, age);
}

/** Gives the jobs of the list, if there is one. */
export function readSsrData(queryClient: QueryClient): readonly JobListItem[] {
  const page = readPageData(ssrData);
  if (!page) return [];
  fillCache(queryClient, page.data, page.age);
  return page.data.jobs ?? [];
}
