/** Saves and unsaves jobs (product 4.6, 4.12, 8.3). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addFavourite, type JobListItem, removeFavourite } from '#contract/jobs.ts';
import { needsLogin } from '#contract/outbox-item.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { noteUse } from '#client/data/install-asking.ts';
import { cancel, send } from '#client/data/outbox-send.ts';
import { endSession } from '#client/data/session.ts';
import { changeJob, confirmJob } from '../job-cache.ts';
import { jobKeys, type Owner } from '../job-keys.ts';

export type JobToSend = Pick<JobListItem, 'job_id' | 'name'>;

export const favouriteQueueKey = (jobId: number): string => `favourite:${jobId}`;

/**
 * Sends the change. Returns 'unknown' if the server rejected the token: the change then waits for its owner to log in.
 * Throws if the server refused, or could not do it now: saving does not wait for that.
 */
async function sendFavourite(
  { job_id, name }: JobToSend,
  favorite: boolean,
): Promise<'sent' | 'waiting' | 'unknown'> {
  const { waiting } = await send(
    favorite ? addFavourite : removeFavourite,
    { params: { id: job_id } },
    { queueKey: favouriteQueueKey(job_id), subject: name },
  );
  if (!waiting) return 'sent';
  const { state, reason } = waiting;
  if (state === 'queued' && reason !== null && reason !== 'offline') {
    await cancel(waiting);
    throw new Error(`not now: ${reason}`);
  }
  return needsLogin(waiting) ? 'unknown' : 'waiting';
}

/**
 * Saves or unsaves a job: optimistic, and silently reverted on failure.
 * Calls `onNoSession` if the server rejected the token (product 4.6).
 */
export function useSaveJob(owner: Owner, job: JobToSend, onNoSession: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (favorite: boolean) => sendFavourite(job, favorite),
    onMutate: (favorite) => changeJob(client, owner, job.job_id, { favorite }),
    onSuccess: (outcome, favorite) => {
      if (outcome === 'unknown') {
        endSession('dead');
        return onNoSession();
      }
      noteUse();
      if (outcome === 'sent') confirmJob(client, owner, job.job_id, { favorite });
    },
    onError: (failure, _favorite, undo) => {
      undo?.();
      if (hasCode(failure, 'unauthenticated')) onNoSession();
    },
    onSettled: () => client.invalidateQueries({ queryKey: jobKeys.saved(owner), refetchType: 'none' }),
  });
}
