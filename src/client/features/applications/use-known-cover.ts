/** Which cover picture a job has, if the device has seen the job: lists of applications do not say it. */
import { useQueryClient } from '@tanstack/react-query';
import { cachedJob } from '#client/features/jobs/job-cache.ts';
import { type Owner } from '#client/features/jobs/job-keys.ts';

export function useKnownCover(owner: Owner): (jobId: number) => number | undefined {
  const client = useQueryClient();
  return (jobId) => cachedJob(client, owner, jobId)?.img;
}
