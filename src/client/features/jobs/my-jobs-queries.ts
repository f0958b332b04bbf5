/** The employer's own jobs: reading them with their counts, and closing one (product 4.11, 7.6). Knows no screens. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listMyJobs, type MyJob, stopJob } from '#contract/my-jobs.ts';
import { call } from '#client/data/api.ts';
import { confirmJob } from './job-cache.ts';
import { jobKeys } from './job-keys.ts';

export const myJobsQuery = (employer: number) =>
  queryOptions({
    queryKey: jobKeys.mine(employer),
    queryFn: ({ signal }) => call(listMyJobs, {}, { signal }),
    meta: { persist: 'private' },
  });

/** Closes hiring on a job, for good; every cached copy follows. */
export function useStopJob(employer: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: MyJob['job_id']) => call(stopJob, { params: { job_id: id } }),
    onSuccess: ({ job_id, status }) => confirmJob(client, employer, job_id, { status }),
  });
}
