/** Applying with a CV that has just been made. Lazy, as list pages apply without it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { jobQuery } from '#client/features/jobs/job-queries.ts';
import { useApply } from './applying.ts';
import { readAnswers } from './stored-answers.ts';

/** Applies for the job once its new CV is sent or waits; both wait in the right order. */
export function useApplyWithCard(owner: number, jobId: number | undefined) {
  const client = useQueryClient();
  const { data: job } = useQuery({ ...jobQuery(client, owner, jobId ?? 0), enabled: jobId !== undefined });
  const nothing = () => undefined;
  const { mutateAsync } = useApply(owner, job ?? noJob, {
    onNoSession: nothing,
    onNoCv: nothing,
    onNotStored: nothing,
  });
  return { job, apply: () => mutateAsync(readAnswers(owner, job?.questions)).catch(nothing) };
}

const noJob = { job_id: 0, name: '' };
