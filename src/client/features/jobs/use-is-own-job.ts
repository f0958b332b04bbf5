/** Whether an employer looks at a job of their own, by the list of theirs. */
import { useQuery } from '@tanstack/react-query';
import { type JobListItem } from '#contract/jobs.ts';
import { useSession } from '#client/data/session.ts';
import { myJobsQuery } from './my-jobs-queries.ts';

export function useIsOwnJob({ job_id }: Pick<JobListItem, 'job_id'>): boolean {
  const user = useSession();
  const isEmployer = user?.acc_type === 'employer';
  const { data: own } = useQuery({ ...myJobsQuery(user?.user_id ?? 0), enabled: isEmployer });
  return own?.some((job) => job.job_id === job_id) ?? false;
}
