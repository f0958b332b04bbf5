/** Whether an employer looks at a job of their own: by the list of theirs where it is there, else by asking for this one. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type JobListItem } from '#contract/jobs.ts';
import { useSession } from '#client/data/session.ts';
import { myJobQuery, myJobsOf, myJobsQuery } from './my-jobs-queries.ts';

export function useIsOwnJob({ job_id }: Pick<JobListItem, 'job_id'>): boolean {
  const user = useSession();
  const isEmployer = user?.acc_type === 'employer';
  const employer = user?.user_id ?? 0;
  // As the device has it; a list that may be long is not asked for here.
  const { data: listed } = useInfiniteQuery({ ...myJobsQuery(employer), enabled: false });
  const isListed = isEmployer && myJobsOf(listed).some((job) => job.job_id === job_id);
  const { data: own } = useQuery({ ...myJobQuery(employer, job_id), enabled: isEmployer && !isListed });
  return isListed || Boolean(own);
}
