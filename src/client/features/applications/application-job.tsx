/** The job that was applied for, as one row that leads to it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { chevronForward } from 'ionicons/icons';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { StatusBadge } from '#client/ui/badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { JobThumb } from './job-thumb.tsx';

export function ApplicationJob({ application }: { application: ApplicationAnswer['application'] }) {
  const { t } = useLingui();
  const label = useOptionLabel();
  const { job_id, name, img, salary, job_type, location, industry, job_status } = application;
  const facts = [label(industry), label(job_type), label(location)].filter(Boolean).join(' · ');
  return (
    <section className="kg-rows" aria-label={t`Job`}>
      <Link className="kg-row application-job" to="/jobDetail/$id" params={{ id: String(job_id) }}>
        <JobThumb img={img} size={56} />
        <div>
          <h2 lang={langOf(name)}>{name}</h2>
          <p className="kg-muted">
            <span className="kg-salary" lang={langOf(salary)}>
              {salary}
            </span>{' '}
            · {facts}
          </p>
          {job_status === 'Closed' && <StatusBadge status="Closed" />}
          <span className="kg-visually-hidden">
            <Trans>See the job</Trans>
          </span>
        </div>
        <Icon name={chevronForward} />
      </Link>
    </section>
  );
}
