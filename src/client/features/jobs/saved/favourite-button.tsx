/** Saves or unsaves a job (product 4.6); asks a guest to log in. */
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
