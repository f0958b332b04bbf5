/** What a person does with a job: save it, apply for it (spec §4, §8). Knows no buttons. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '#client/data/api-failure.ts';
import { noteUse } from '#client/data/install-asking.ts';
import { useWaiting } from '#client/data/outbox-query.ts';
import { endSession } from '#client/data/session.ts';
import { changeJob, closing, confirmJob } from './job-cache.ts';
import { jobKeys, type Owner } from './job-keys.ts';
import { favouriteLane, type JobToSend, sendApplication, sendFavourite } from './job-sending.ts';

const hasCode = (failure: Error, code: ApiFailure['code']): boolean =>
  failure instanceof ApiFailure && failure.code === code;

/**
 * Saves a job or takes it off: shown at once everywhere, and silently taken back if the server did not do it.
 * A token that the server no longer knows is `onNoSession`'s business (decisions, "favourite toggle failure").
 */
export function useSaveJob(owner: Owner, job: JobToSend, onNoSession: () => void) {
  const client = useQueryClient();
  const waits = useWaiting(favouriteLane(job.job_id)) !== undefined;
  return useMutation({
    mutationFn: (favorite: boolean) => sendFavourite(job, favorite, waits),
    onMutate: (favorite) => changeJob(client, owner, job.job_id, { favorite }),
    onSuccess: (_done, favorite) => {
      confirmJob(client, owner, job.job_id, { favorite });
      noteUse();
    },
    onError: (failure, _favorite, undo) => {
      undo?.();
      if (hasCode(failure, 'unauthenticated')) onNoSession();
    },
    onSettled: () => client.invalidateQueries({ queryKey: jobKeys.saved(owner), refetchType: 'none' }),
  });
}

type ApplyConsequences = {
  onNoSession: () => void;
  onNoCv: () => void;
  /** It could neither be sent nor kept to be sent later. */
  onLost: (failure: Error) => void;
};

/** Applies with the CV as it is now; what cannot be sent yet waits in the outbox. */
export function useApply(owner: Owner, job: JobToSend, { onNoSession, onNoCv, onLost }: ApplyConsequences) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => sendApplication(job),
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
      if (hasCode(failure, 'unauthenticated')) onNoSession();
      if (hasCode(failure, 'no_cv')) onNoCv();
      if (failure instanceof ApiFailure && failure.status === 0) onLost(failure);
    },
  });
}
