/** The top of a job's page: cover, badges, name, industry and salary. */
import { Trans } from '@lingui/react/macro';
import { coverOf, isUrgent } from '#contract/job-looks.ts';
import { type JobDetail } from '#contract/jobs.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { RelativeTime } from '#client/language/relative-time.tsx';
import { StatusBadge } from '#client/ui/badge.tsx';
import { UrgentBadge } from '#client/ui/ribbon.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { CompanyRow } from './company-row.tsx';

export function JobHead({ job }: { job: JobDetail }) {
  const label = useOptionLabel();
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
      </p>
      <UserText as="h1">{job.name}</UserText>
      <p className="job-head-field">
        {label(job.industry)} · {label(job.category)}
      </p>
      <UserText as="p" className="kg-salary">
        {job.salary}
      </UserText>
      {job.company && <CompanyRow company={job.company} />}
    </header>
  );
}
