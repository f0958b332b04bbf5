/** The job one applied for, and whose it is, as a row that leads to it unless it is gone. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { chevronForward, shieldCheckmark } from 'ionicons/icons';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { useCompanyName } from '#client/language/company-name.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { StatusBadge } from '#client/ui/badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Note } from '#client/ui/note.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { goneTexts } from '../gone-text.ts';
import { JobThumb } from '../job-thumb.tsx';

export function OwnJob({ application }: { application: ApplicationAnswer['application'] }) {
  const { t, i18n } = useLingui();
  const label = useOptionLabel();
  const companyName = useCompanyName();
  const { job_id, job_gone, name, img, salary, location, job_status, company } = application;
  const employer = company && companyName(company).name;
  const about = (
    <>
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
        {!job_gone && (
          <span className="kg-visually-hidden">
            <Trans>See the job</Trans>
          </span>
        )}
      </div>
    </>
  );
  if (job_gone)
    return (
      <section aria-label={t`Job`} className="own-job-gone">
        <Note tone="marigold">{i18n._(goneTexts[job_gone])}</Note>
        <div className="own-job">{about}</div>
      </section>
    );
  return (
    <section aria-label={t`Job`}>
      <Link className="own-job" to="/jobDetail/$id" params={{ id: String(job_id) }}>
        {about}
        <Icon name={chevronForward} />
      </Link>
    </section>
  );
}
