/** Begins with the answers that the server wrote into the page, instead of asking for them. */
import { type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { firstData, firstDataId } from '#contract/first-data.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { guest } from '#client/data/query-client.ts';
import { jobKeys } from '#client/features/jobs/job-keys.ts';

/** A page that the browser took from its own store, without asking, may be of any age: then it is shown, and asked for again. */
function isFresh(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.transferSize > 0;
}

/** Guests' answers only: who is logged in has other keys, and asks. Gives the jobs of the list, if there is one. */
export function readFirstData(queryClient: QueryClient): readonly JobListItem[] {
  const text = document.getElementById(firstDataId)?.textContent;
  if (!text) return [];
  const parsed = z.safeParse(firstData, JSON.parse(text));
  if (!parsed.success) return [];
  const { jobs, job } = parsed.data;
  const known = isFresh() ? {} : { updatedAt: 0 };
  if (jobs) queryClient.setQueryData(jobKeys.list(guest, {}), { pages: [jobs], pageParams: [0] }, known);
  if (job) queryClient.setQueryData(jobKeys.detail(guest, job.job_id), job, known);
  return jobs ?? [];
}
