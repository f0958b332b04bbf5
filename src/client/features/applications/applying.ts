/** Sends an application, now or through the outbox, and updates the caches (product 4.6, 4.12, 8.3). */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { apply, type Share } from '#contract/applications.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { isWaiting, needsLogin } from '#contract/outbox-item.ts';
import { type Answers } from '#contract/job-questions.ts';
import { ApiFailure, hasCode } from '#client/data/api-failure.ts';
import { recordUse } from '#client/data/install-eligibility.ts';
import { outboxQuery } from '#client/data/outbox-query.ts';
import { send } from '#client/data/outbox-send.ts';
import { endSession } from '#client/data/session.ts';
import { cvKey, cvQueueKey } from '#client/features/cvs/cv-key.ts';
import { readShares } from '#client/features/cvs/share/stored-shares.ts';
import { closing, confirmJob } from '#client/features/jobs/job-cache.ts';
import { type Owner } from '#client/features/jobs/job-keys.ts';
import { recordSent } from '#client/features/push/last-sent.ts';

type JobToApplyFor = Pick<JobListItem, 'job_id' | 'name'>;

export const applicationQueueKey = (jobId: number): string => `application:${jobId}`;

/** Repeated taps send one application, after a CV that waits. Rejects with an ApiFailure if the server refuses it. */
async function sendApplication(
  { job_id, name }: JobToApplyFor,
  share: Share,
  answers: Answers,
): Promise<'sent' | 'waiting' | 'needs-login'> {
  const body = { job_id, ...(share && { share }), ...(Object.keys(answers).length > 0 && { answers }) };
  const how = { queueKey: applicationQueueKey(job_id), subject: name, after: cvQueueKey };
  const { waiting } = await send(apply, { body }, how);
  if (!waiting) return 'sent';
  return needsLogin(waiting) ? 'needs-login' : 'waiting';
}

/** Shows the job as applied for everywhere. */
export function markApplied(client: QueryClient, owner: Owner, jobId: number): void {
  confirmJob(client, owner, jobId, { applied: true });
  void client.invalidateQueries({ queryKey: ['applications', owner] });
}

/** A refusal may mean that the job was closed or deleted: updates the caches. */
export function updateRefusedJob(client: QueryClient, owner: Owner, jobId: number, code: string): void {
  if (code === 'job_closed') confirmJob(client, owner, jobId, closing);
  if (code === 'not_found')
    void import('#client/features/jobs/removed-jobs.ts').then(
      ({ removeJobFromCache }) => removeJobFromCache(client, owner, jobId),
      () => undefined,
    );
}

/** Whether the device knows that there is no CV, not even one that waits. Online the server decides. */
function lacksCv(client: QueryClient, owner: Owner): boolean {
  const items = client.getQueryData(outboxQuery.queryKey) ?? [];
  const isCvWaiting = items.some(
    (item) => item.owner === owner && item.lane === cvQueueKey && isWaiting(item),
  );
  return typeof owner === 'number' && client.getQueryData(cvKey(owner)) === null && !isCvWaiting;
}

type ApplyHandlers = {
  onNoSession: () => void;
  onNoCv: () => void;
  /** It could be neither sent nor stored in the outbox. */
  onNotStored: (failure: ApiFailure) => void;
};

/** Applies with the current CV; offline, the application waits in the outbox. */
export function useApply(
  owner: Owner,
  job: JobToApplyFor,
  { onNoSession, onNoCv, onNotStored }: ApplyHandlers,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (answers: Answers) => {
      if (!navigator.onLine && lacksCv(client, owner))
        throw new ApiFailure('no_cv', 409, 'no CV on this device');
      return sendApplication(job, readShares()[owner], answers);
    },
    onSuccess: (outcome) => {
      if (outcome !== 'needs-login') recordUse();
      if (outcome === 'sent') {
        markApplied(client, owner, job.job_id);
        recordSent('application');
      }
      if (outcome === 'needs-login') {
        endSession('dead');
        onNoSession();
      }
    },
    onError: (failure) => {
      if (!(failure instanceof ApiFailure)) return;
      updateRefusedJob(client, owner, job.job_id, failure.code);
      if (hasCode(failure, 'unauthenticated')) onNoSession();
      if (hasCode(failure, 'no_cv')) onNoCv();
      if (failure.status === 0) onNotStored(failure);
    },
  });
}
