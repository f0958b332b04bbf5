/** The Apply button (product 4.12, 8.3). Employers don't see it; guests are asked to log in. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { checkmark, close, cloudUpload } from 'ionicons/icons';
import { useState } from 'react';
import { type JobListItem } from '#contract/jobs.ts';
import { cancel } from '#client/data/outbox-send.ts';
import { useWaiting } from '#client/data/outbox-query.ts';
import { useSession } from '#client/data/session.ts';
import { useAskToLogIn } from '#client/features/jobs/ask-to-log-in.ts';
import { ownerOf } from '#client/features/jobs/job-keys.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { localFailureText } from '#client/language/local-failure-texts.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast.ts';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { applicationQueueKey, useApply } from './applying.ts';
import '#client/features/jobs/saved/job-buttons.css';

const AnswerSheet = lazySheet(async () => (await import('./answer-sheet.tsx')).AnswerSheet);

type Props = {
  job: Pick<JobListItem, 'job_id' | 'name' | 'applied' | 'status' | 'questions' | 'company'>;
  small?: boolean;
};

export function ApplyButton({ job, small = false }: Props) {
  const { t } = useLingui();
  const user = useSession();
  const navigate = useNavigate();
  const askToLogIn = useAskToLogIn();
  const { openOutbox } = useShellLinks();
  // Jobs that an earlier version stored on the device have none.
  const { questions = [] } = job;
  const [isAsking, setAsking] = useState(false);
  const waiting = useWaiting(applicationQueueKey(job.job_id));
  const applying = useApply(ownerOf(user), job, {
    onNoSession: askToLogIn,
    onNoCv: () => {
      notify('red', t`Please create a curriculum vitae first.`);
      void navigate({ to: '/cv', search: { job: job.job_id } });
    },
    onNotStored: ({ code }) => notify('red', localFailureText(code)),
  });
  if (user && user.acc_type !== 'employee') return null;
  if (job.applied) {
    return (
      <Button className="job-apply" variant="quiet" small={small} icon={checkmark} disabled>
        <Trans>Applied</Trans>
      </Button>
    );
  }
  if (waiting && !applying.isPending) {
    return (
      <span className="job-apply job-waiting">
        <Button variant="quiet" small={small} icon={cloudUpload} aria-haspopup="dialog" onClick={openOutbox}>
          <Trans>Waiting to be sent</Trans>
        </Button>
        <IconButton icon={close} label={t`Cancel sending`} onClick={() => void cancel(waiting)} />
      </span>
    );
  }
  const onApply = () => {
    // The page says that the application will wait for the company.
    if (small && job.company?.unclaimed)
      void navigate({ to: '/jobDetail/$id', params: { id: String(job.job_id) } });
    else if (!user) askToLogIn();
    else if (questions.length > 0) setAsking(true);
    else applying.mutate({});
  };
  const button = (
    <Button
      className="job-apply"
      small={small}
      disabled={job.status === 'Closed'}
      busy={applying.isPending}
      data-log-in={user ? undefined : true}
      onClick={onApply}
    >
      <Trans>Apply Now</Trans>
    </Button>
  );
  if (!user || questions.length === 0) return button;
  return (
    <>
      {button}
      <AnswerSheet
        open={isAsking}
        onClose={() => setAsking(false)}
        userId={user.user_id}
        job={job}
        onSend={(answers) => applying.mutate(answers)}
      />
    </>
  );
}
