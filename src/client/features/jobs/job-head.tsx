/** The top of a job's page: cover, badges, what became of it, name, industry and pay. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { coverOf, isUrgent } from '#contract/job-looks.ts';
import { type ClosingReason } from '#contract/job-fields.ts';
import { type JobDetail } from '#contract/jobs.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { usePayText } from '#client/language/pay-text.ts';
import { RelativeTime } from '#client/language/relative-time.tsx';
import { StatusBadge } from '#client/ui/badge.tsx';
import { UrgentBadge } from '#client/ui/ribbon.tsx';
import { UserText } from '#client/ui/user-text.tsx';
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
};

export function JobHead({ job, changed = [] }: Props) {
  const { t } = useLingui();
  const label = useOptionLabel();
  const payText = usePayText();
  return (
    <header className="job-head">
      <img className="kg-cover" src={coverOf(job)} alt="" width={800} height={400} />
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
      {job.company && <CompanyRow company={job.company} />}
    </header>
  );
}
