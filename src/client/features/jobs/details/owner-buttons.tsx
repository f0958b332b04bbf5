/** On the page of an employer's own job: buttons to edit it and to post it again. */
import { Trans } from '@lingui/react/macro';
import { copyOutline, createOutline } from 'ionicons/icons';
import { type JobDetail } from '#contract/jobs.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { useIsOwnJob } from '../my-jobs-queries.ts';

type Props = { job: Pick<JobDetail, 'job_id' | 'status'> };

export function OwnerButtons({ job }: Props) {
  const wizard = { to: '/createjob/$step', params: { step: '2' } } as const;
  if (!useIsOwnJob(job)) return null;
  return (
    <>
      <ButtonLink {...wizard} variant="outline" icon={copyOutline} search={{ again: job.job_id }}>
        <Trans>Post again</Trans>
      </ButtonLink>
      {job.status === 'Hiring' && (
        <ButtonLink {...wizard} icon={createOutline} search={{ edit: job.job_id }}>
          <Trans>Edit</Trans>
        </ButtonLink>
      )}
    </>
  );
}

/** The same buttons in the sticky bar of phones. */
export function OwnerBar({ job }: Props) {
  if (!useIsOwnJob(job)) return null;
  return (
    <StickyBar phoneOnly>
      <OwnerButtons job={job} />
    </StickyBar>
  );
}
