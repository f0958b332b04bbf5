/** Applies for a job, at once or through the outbox, and shows how it ended (product 4.6, 4.12, 8.3). Knows no buttons. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { apply, type Share } from '#contract/applications.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { needsLogin } from '#contract/outbox-item.ts';
import { ApiFailure, hasCode } from '#client/data/api-failure.ts';
import { noteUse } from '#client/data/install-asking.ts';
import { send } from '#client/data/outbox-send.ts';
import { endSession } from '#client/data/session.ts';
import { readShares } from '#client/features/cvs/share/stored-shares.ts';
import { closing, confirmJob } from '#client/features/jobs/job-cache.ts';
import { type Owner } from '#client/features/jobs/job-keys.ts';
import { noteSent } from '#client/features/push/asking.ts';

type JobToSend = Pick<JobListItem, 'job_id' | 'name'>;

export const applicationQueueKey = (jobId: number): string => `application:${jobId}`;

/**
 * Applies once, however often it is tapped. 'unknown' when the server no longer knows the token.
 * Throws ApiFailure when the server refused.
 */
async function sendApplication(
  { job_id, name }: JobToSend,
  share: Share,
): Promise<'sent' | 'waiting' | 'unknown'> {
  const body = { job_id, ...(share && { share }) };
  const { waiting } = await send(apply, { body }, { queueKey: applicationQueueKey(job_id), subject: name });
  if (!waiting) return 'sent';
  return needsLogin(waiting) ? 'unknown' : 'waiting';
}

/** Shows everywhere that the person has applied. */
export function showApplied(client: QueryClient, owner: Owner, jobId: number): void {
  confirmJob(client, owner, jobId, { applied: true });
  void client.invalidateQueries({ queryKey: ['applications', owner] });
}

/** Shows what a refusal says about the job: it is closed, or deleted. */
export function showRefused(client: QueryClient, owner: Owner, jobId: number, code: string): void {
  if (code === 'job_closed') confirmJob(client, owner, jobId, closing);
  if (code === 'not_found')
    void import('#client/features/jobs/removed-jobs.ts').then(
      ({ removeJobFromCache }) => removeJobFromCache(client, owner, jobId),
      () => undefined,
    );
}

type ApplyConsequences = {
  onNoSession: () => void;
  onNoCv: () => void;
  /** It could neither be sent nor stored to be sent later. */
  onLost: (failure: ApiFailure) => void;
};

/** Applies with the CV as it is now; what cannot be sent yet waits in the outbox. */
export function useApply(owner: Owner, job: JobToSend, { onNoSession, onNoCv, onLost }: ApplyConsequences) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => sendApplication(job, readShares()[owner]),
    onSuccess: (outcome) => {
      if (outcome !== 'unknown') noteUse();
      if (outcome === 'sent') {
        showApplied(client, owner, job.job_id);
        noteSent('application');
      }
      if (outcome === 'unknown') {
        endSession('dead');
        onNoSession();
      }
    },
    onError: (failure) => {
      if (!(failure instanceof ApiFailure)) return;
      showRefused(client, owner, job.job_id, failure.code);
      if (hasCode(failure, 'unauthenticated')) onNoSession();
      if (hasCode(failure, 'no_cv')) onNoCv();
      if (failure.status === 0) onLost(failure);
    },
  });
}
