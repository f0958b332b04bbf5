/** Saves a job (product 4.6, 4.12, 8.3). Knows no buttons. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '#client/data/api-failure.ts';
import { noteUse } from '#client/data/install-asking.ts';
import { endSession } from '#client/data/session.ts';
import { changeJob, confirmJob } from './job-cache.ts';
import { jobKeys, type Owner } from './job-keys.ts';
import { type JobToSend, sendFavourite } from './job-sending.ts';

/**
 * Saves a job or takes it off: shown at once everywhere, and silently taken back if the server did not do it.
 * A token that the server no longer knows is `onNoSession`'s business (product 4.6).
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
