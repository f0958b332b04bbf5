/** Saves or unsaves a job (product 4.6); asks a guest to log in. */
import { useLingui } from '@lingui/react/macro';
import { bookmark, bookmarkOutline } from 'ionicons/icons';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addFavourite, type JobListItem, removeFavourite } from '#contract/jobs.ts';
import { isCall, needsLogin } from '#contract/outbox-item.ts';
import { useWaiting } from '#client/data/outbox-query.ts';
import { endSession, useSession } from '#client/data/session.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { hasCode } from '#client/data/api-failure.ts';
import { recordUse } from '#client/data/install-eligibility.ts';
import { cancel, send } from '#client/data/outbox-send.ts';
import { useAskToLogIn } from '../ask-to-log-in.ts';
import { jobKeys, type Owner, ownerOf } from '../job-keys.ts';
import { changeJob, confirmJob } from '../job-cache.ts';
import './job-buttons.css';

/** Saves and unsaves jobs (product 4.6, 4.12, 8.3). */
type JobToSend = Pick<JobListItem, 'job_id' | 'name'>;

const favouriteQueueKey = (jobId: number): string => `favourite:${jobId}`;

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
function useSaveJob(owner: Owner, job: JobToSend, onNoSession: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (favorite: boolean) => sendFavourite(job, favorite),
    onMutate: (favorite) => changeJob(client, owner, job.job_id, { favorite }),
    onSuccess: (outcome, favorite) => {
      if (outcome === 'unknown') {
        endSession('dead');
        return onNoSession();
      }
      recordUse();
      if (outcome === 'sent') confirmJob(client, owner, job.job_id, { favorite });
    },
    onError: (failure, _favorite, undo) => {
      undo?.();
      if (hasCode(failure, 'unauthenticated')) onNoSession();
    },
    onSettled: () => client.invalidateQueries({ queryKey: jobKeys.saved(owner), refetchType: 'none' }),
  });
}

type Props = {
  job: JobToSend;
  /** The state on the server. */
  saved: boolean;
  /** A round icon on cards; a button with a word on the detail page. */
  shape: 'icon' | 'word';
};

export function FavouriteButton({ job, saved: savedOnServer, shape }: Props) {
  const { t } = useLingui();
  const user = useSession();
  const askToLogIn = useAskToLogIn();
  const save = useSaveJob(ownerOf(user), job, askToLogIn);
  const waiting = useWaiting(favouriteQueueKey(job.job_id));
  const saved = waiting ? isCall(waiting, addFavourite) : savedOnServer;
  const { name } = job;
  const icon = saved ? bookmark : bookmarkOutline;
  const tap = () => {
    if (!user) askToLogIn();
    else save.mutate(!saved);
  };
  // Before the app has started, early.ts explains why a guest's tap leads to the log-in page.
  const early = { 'data-log-in': user ? undefined : true };
  // The icon changes at once; `pending` becomes visible only on a slow network.
  const className = save.isPending ? 'job-save pending' : 'job-save';
  if (shape === 'icon') {
    return (
      <IconButton
        {...early}
        className={className}
        icon={icon}
        label={t`Save ${name}`}
        aria-pressed={saved}
        onClick={tap}
      />
    );
  }
  return (
    <Button {...early} className={className} variant={saved ? 'quiet' : 'outline'} icon={icon} onClick={tap}>
      {saved ? t`Saved` : t`Save`}
    </Button>
  );
}
