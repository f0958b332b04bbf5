/** What an employer can do with one of their jobs: change it, post it again, stop hiring. */
import { Trans, useLingui } from '@lingui/react/macro';
import { copyOutline, createOutline, stopCircleOutline } from 'ionicons/icons';
import { type MyJob } from '#contract/my-jobs.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { UserText } from '#client/ui/user-text.tsx';

type Props = {
  /** Open while there is one. */
  job: MyJob | undefined;
  onStop: (job: MyJob) => void;
  onClose: () => void;
};

export function MyJobMenu({ job, onStop, onClose }: Props) {
  const { t } = useLingui();
  const isHiring = job?.status === 'Hiring';
  const name = job?.name ?? '';
  const wizard = { to: '/createjob/$step', params: { step: '2' }, onClick: onClose } as const;
  return (
    <Sheet open={job !== undefined} onClose={onClose} title={<UserText>{name}</UserText>}>
      {job && (
        <div className="dashboard-job-menu">
          {isHiring && (
            <ButtonLink {...wizard} variant="outline" wide icon={createOutline} search={{ edit: job.job_id }}>
              <Trans>Edit</Trans>
            </ButtonLink>
          )}
          <ButtonLink {...wizard} variant="outline" wide icon={copyOutline} search={{ again: job.job_id }}>
            <Trans>Post again</Trans>
          </ButtonLink>
          {isHiring && (
            <Button
              variant="danger"
              wide
              icon={stopCircleOutline}
              aria-label={t`Stop: ${name}`}
              onClick={() => {
                onClose();
                onStop(job);
              }}
            >
              <Trans>Stop</Trans>
            </Button>
          )}
        </div>
      )}
    </Sheet>
  );
}
