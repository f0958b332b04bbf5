/** The job one applied for, and whose it is, as a row that leads to it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { chevronForward, shieldCheckmark } from 'ionicons/icons';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { useCompanyName } from '#client/language/company-name.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { StatusBadge } from '#client/ui/badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { JobThumb } from '../job-thumb.tsx';

export function OwnJob({ application }: { application: ApplicationAnswer['application'] }) {
  const { t } = useLingui();
  const label = useOptionLabel();
  const companyName = useCompanyName();
  const { job_id, name, img, salary, location, job_status, company } = application;
  const employer = company && companyName(company).name;
  return (
    <section aria-label={t`Job`}>
      <Link className="own-job" to="/jobDetail/$id" params={{ id: String(job_id) }}>
        <JobThumb img={img} />
        <div>
          <h2 lang={langOf(name)}>{name}</h2>
          {employer && (
            <p className="own-job-company">
              <span lang={langOf(employer)}>{employer}</span>
              {company.verified && <Icon name={shieldCheckmark} size={18} label={t`Verified`} />}
            </p>
          )}
          <p className="kg-muted">
            <span className="kg-salary" lang={langOf(salary)}>
              {salary}
            </span>{' '}
            · {label(location)}
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
