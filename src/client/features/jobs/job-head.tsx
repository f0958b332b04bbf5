/** The top of a job's page: cover, badges, what became of it, name, industry and pay. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Ref } from 'react';
import { isUrgent } from '#contract/job-looks.ts';
import { type ClosingReason } from '#contract/job-fields.ts';
import { type JobDetail } from '#contract/jobs.ts';
import { JobWarnings } from '#client/features/reports/job-warnings.tsx';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { usePayText } from '#client/language/pay-text.ts';
import { RelativeTime } from '#client/language/relative-time.tsx';
import { StatusBadge } from '#client/ui/badge.tsx';
import { Note } from '#client/ui/note.tsx';
import { UrgentBadge } from '#client/ui/ribbon.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { JobCover } from './job-cover.tsx';
import { CompanyRow } from './company-row.tsx';

const closedBecause: Record<ClosingReason, MessageDescriptor> = {
  stopped: msg`Closed by the employer`,
  expired: msg`Closed: the date has passed`,
  removed: msg`Removed by Karngea`,
};

type Props = {
  job: JobDetail;
  /** Names of fields to mark, before changes are saved. */
  changed?: readonly string[];
  /** For who leads to the warnings. */
  warningsRef?: Ref<HTMLElement>;
};

/** What its owner reads of a posting that others do not see yet (product 4.17). */
function WaitingForCheck() {
  return (
    <div className="job-head-review">
      <Note>
        <strong>
          <Trans>Waiting for our check</Trans>
        </strong>
        <p>
          <Trans>We check this posting before others see it, and let you know.</Trans>
        </p>
      </Note>
    </div>
  );
}

export function JobHead({ job, changed = [], warningsRef }: Props) {
  const { t } = useLingui();
  const label = useOptionLabel();
  const payText = usePayText();
  return (
    <header className="job-head">
      <JobCover job={job} />
      {job.review === 'waiting' ? (
        <WaitingForCheck />
      ) : (
        <p className="job-head-badges">
          <StatusBadge status={job.status} />
          {isUrgent(job) && <UrgentBadge />}
          <span>
            <Trans>
              Posted <RelativeTime of={job.date_added} />
            </Trans>
          </span>
          {job.date_edited && (
            <span>
              <Trans>
                Changed <RelativeTime of={job.date_edited} />
              </Trans>
            </span>
          )}
          {job.closed_because && <span>{t(closedBecause[job.closed_because])}</span>}
        </p>
      )}
      <UserText as="h1" className={changed.includes('name') ? 'job-changed' : undefined}>
        {job.name}
      </UserText>
      <p className="job-head-field">
        {label(job.industry)} · {label(job.category)}
      </p>
      <UserText
        as="p"
        className={
          changed.some((field) => field.startsWith('salary')) ? 'kg-salary job-changed' : 'kg-salary'
        }
      >
        {payText(job, 'long')}
      </UserText>
      <JobWarnings warnings={job.warnings} ref={warningsRef} />
      {job.company && <CompanyRow company={job.company} />}
    </header>
  );
}
