/** Saves a job or unsaves it (product 4.6); asks a guest to log in. Knows no list. */
import { useLingui } from '@lingui/react/macro';
import { bookmark, bookmarkOutline } from 'ionicons/icons';
import { addFavourite } from '#contract/jobs.ts';
import { isCall } from '#contract/outbox-item.ts';
import { useWaiting } from '#client/data/outbox-query.ts';
import { useSession } from '#client/data/session.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { useAskToLogIn } from '../ask-to-log-in.ts';
import { ownerOf } from '../job-keys.ts';
import { favouriteQueueKey, type JobToSend, useSaveJob } from './save-job.ts';
import './job-buttons.css';

type Props = {
  job: JobToSend;
  /** What the server last said. */
  saved: boolean;
  /** A round icon on cards; a button with a word on the detail page. */
  shape: 'icon' | 'word';
};

export function FavouriteButton({ job, saved: savedThere, shape }: Props) {
  const { t } = useLingui();
  const user = useSession();
  const askToLogIn = useAskToLogIn();
  const save = useSaveJob(ownerOf(user), job, askToLogIn);
  const waiting = useWaiting(favouriteQueueKey(job.job_id));
  const saved = waiting ? isCall(waiting, addFavourite) : savedThere;
  const { name } = job;
  const icon = saved ? bookmark : bookmarkOutline;
  const tap = () => {
    if (!user) askToLogIn();
    else save.mutate(!saved);
  };
  // It has flipped already, so what is under way shows only when the network is slow.
  // Before the app is there, early.ts says why a guest's tap leads to the log-in.
  const early = { 'data-log-in': user ? undefined : true };
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
