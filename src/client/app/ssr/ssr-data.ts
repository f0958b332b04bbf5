/** Begins with the replies that the server wrote into the page, instead of asking for them. */
import { type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type JobListItem } from '#contract/jobs.ts';
import { ssrData, type SsrData, ssrDataId } from '#contract/ssr.ts';
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

/** A page that the browser took from its own store, without asking, may be of any age: then it is shown, and asked for again. */
function isFresh(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.transferSize > 0;
}

/** Gives the jobs of the list, if there is one. */
export function readSsrData(queryClient: QueryClient): readonly JobListItem[] {
  const text = document.getElementById(ssrDataId)?.textContent;
  if (!text) return [];
  const parsed = z.safeParse(ssrData, JSON.parse(text));
  if (!parsed.success) return [];
  fillCache(queryClient, parsed.data, isFresh() ? {} : { updatedAt: 0 });
  return parsed.data.jobs ?? [];
}
