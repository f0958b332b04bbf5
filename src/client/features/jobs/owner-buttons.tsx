/** On the page of an employer's own job: the ways to change it and to post it again. */
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { copyOutline, createOutline } from 'ionicons/icons';
import { type JobDetail } from '#contract/jobs.ts';
import { useSession } from '#client/data/session.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { myJobsQuery } from './my-jobs-queries.ts';

type Props = { job: Pick<JobDetail, 'job_id' | 'status'> };

function useIsOwn({ job_id }: Props['job']): boolean {
  const user = useSession();
  const { data: own } = useQuery({ ...myJobsQuery(user?.user_id ?? 0), enabled: user !== undefined });
  return own?.some((job) => job.job_id === job_id) ?? false;
}

export function OwnerButtons({ job }: Props) {
  const wizard = { to: '/createjob/$step', params: { step: '2' } } as const;
  if (!useIsOwn(job)) return null;
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

/** The same at the foot of a phone. */
export function OwnerBar({ job }: Props) {
  if (!useIsOwn(job)) return null;
  return (
    <StickyBar phoneOnly>
      <OwnerButtons job={job} />
    </StickyBar>
  );
}
