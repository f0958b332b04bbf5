/** On the page of an employer's own job: buttons to edit it, to post it again, and to print its poster. */
import { Trans } from '@lingui/react/macro';
import { copyOutline, createOutline, qrCodeOutline } from 'ionicons/icons';
import { getPoster } from '#contract/job-contact.ts';
import { type JobDetail } from '#contract/jobs.ts';
import { siteOrigin } from '#client/data/platform.ts';
import { privateFile } from '#client/data/file-transfer.ts';
import { DownloadButton } from '#client/forms/download-button.tsx';
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

/** A4 with a QR code, to print and hang at the gate (product 2.66). */
export function OwnerPoster({ job }: Props) {
  const { job_id } = job;
  if (!useIsOwnJob(job) || job.status !== 'Hiring') return null;
  const input = { params: { id: job_id }, query: { site: siteOrigin } };
  return (
    <div className="owner-poster">
      <DownloadButton icon={qrCodeOutline} file={privateFile(getPoster, input, `poster-${job_id}.pdf`)}>
        <Trans>Poster with QR code</Trans>
      </DownloadButton>
    </div>
  );
}
