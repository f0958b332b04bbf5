/** Applies for a job, at once or through the outbox, and shows how it ended (product 4.6, 4.12, 8.3). Knows no buttons. */
import { msg } from '@lingui/core/macro';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { apply, type Share } from '#contract/applications.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { isCall } from '#contract/outbox-item.ts';
import { ApiFailure, codeOf, hasCode } from '#client/data/api-failure.ts';
import { noteUse } from '#client/data/install-asking.ts';
import { waitsForLogIn } from '#client/data/held-up.ts';
import { onOutboxNews } from '#client/data/outbox-draining.ts';
import { enqueue, isWatched } from '#client/data/outbox-send.ts';
import { endSession } from '#client/data/session.ts';
import { readShares } from '#client/features/cvs/kept-shares.ts';
import { closing, confirmJob } from '#client/features/jobs/job-cache.ts';
import { type Owner } from '#client/features/jobs/job-keys.ts';
import { refusalText } from '#client/language/refusal-text.ts';
import { notify } from '#client/ui/notices.ts';

type JobToSend = Pick<JobListItem, 'job_id' | 'name'>;

/** Where the application for a job waits. */
export const applicationLane = (jobId: number): string => `application:${jobId}`;

/**
 * Applies; the same tap never twice. 'unknown' when the server no longer knows the token.
 * Throws ApiFailure when the server refused.
 */
async function sendApplication(
  { job_id, name }: JobToSend,
  share: Share,
): Promise<'sent' | 'waiting' | 'unknown'> {
  const lane = applicationLane(job_id);
  const body = { job_id, ...(share && { share }) };
  const waiting = await enqueue(apply, { body }, { lane, subject: name, repeat: 'first' });
  if (!waiting) return 'sent';
  return waitsForLogIn(waiting) ? 'unknown' : 'waiting';
}

type ApplyConsequences = {
  onNoSession: () => void;
  onNoCv: () => void;
  /** It could neither be sent nor stored to be sent later. */
  onLost: (failure: ApiFailure) => void;
};

/** The job is no longer there, for anybody. */
const dropGone = async (client: QueryClient, owner: Owner, jobId: number): Promise<void> =>
  (await import('#client/features/jobs/drop-job.ts')).dropJob(client, owner, jobId);

/** Applies with the CV as it is now; what cannot be sent yet waits in the outbox. */
export function useApply(owner: Owner, job: JobToSend, { onNoSession, onNoCv, onLost }: ApplyConsequences) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => sendApplication(job, readShares()[owner]),
    onSuccess: (outcome) => {
      if (outcome !== 'unknown') noteUse();
      if (outcome === 'waiting') return;
      if (outcome === 'unknown') {
        endSession('dead');
        return onNoSession();
      }
      confirmJob(client, owner, job.job_id, { applied: true });
      void client.invalidateQueries({ queryKey: ['applications', owner] });
    },
    onError: (failure) => {
      if (hasCode(failure, 'job_closed')) confirmJob(client, owner, job.job_id, closing);
      if (hasCode(failure, 'not_found')) void dropGone(client, owner, job.job_id);
      if (hasCode(failure, 'unauthenticated')) onNoSession();
      if (hasCode(failure, 'no_cv')) onNoCv();
      if (failure instanceof ApiFailure && failure.status === 0) onLost(failure);
    },
  });
}

/** Tells, while the app runs, what the server said to applications that had waited in the outbox. */
export const followApplications = (client: QueryClient): void =>
  void onOutboxNews((news) => {
    if (news.type !== 'settled' || isWatched(news.item.key) || !isCall(news.item, apply)) return;
    const { owner, state, reason, input } = news.item;
    if (owner === null) return;
    const jobId = Number(input.body.job_id);
    void client.invalidateQueries({ queryKey: ['applications', owner] });
    if (state === 'sent') {
      confirmJob(client, owner, jobId, { applied: true });
      return notify('green', msg`Your application has been sent.`);
    }
    const code = codeOf(news.status, reason ?? undefined);
    if (code === 'job_closed') confirmJob(client, owner, jobId, closing);
    if (code === 'not_found') void dropGone(client, owner, jobId);
    void refusalText(code).then((text) => notify('red', text));
  });
