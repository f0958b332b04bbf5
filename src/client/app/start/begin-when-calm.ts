/** What the app begins once its first page has been there for a while; no first visit waits for its code. */
import { type QueryClient } from '@tanstack/react-query';
import { followRemovedJobs } from '#client/features/jobs/follow-removed-jobs.ts';
import { followReports } from '#client/features/reports/reporting.ts';
import { prefetchWhenIdle } from '#client/app/prefetch/prefetch-when-idle.ts';

export function beginWhenCalm(queryClient: QueryClient): void {
  followReports(queryClient);
  followRemovedJobs(queryClient);
  prefetchWhenIdle(queryClient);
}
