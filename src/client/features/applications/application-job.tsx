/** The job that was applied for, as one row that leads to it. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { chevronForward } from 'ionicons/icons';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { StatusBadge } from '#client/ui/badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Note } from '#client/ui/note.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { goneTexts } from './gone-text.ts';
import { JobThumb } from './job-thumb.tsx';

export function ApplicationJob({ application }: { application: ApplicationAnswer['application'] }) {
  const { t, i18n } = useLingui();
  const label = useOptionLabel();
  const { job_id, job_gone, name, img, salary, job_type, location, industry, job_status } = application;
  const facts = [label(industry), label(job_type), label(location)].filter(Boolean).join(' · ');
  const about = (
    <>
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
      <section aria-label={t`Job`} className="application-gone">
        <Note tone="marigold">{i18n._(goneTexts[job_gone])}</Note>
        <div className="kg-rows">
          <div className="kg-row application-job">{about}</div>
        </div>
      </section>
    );
  return (
    <section className="kg-rows" aria-label={t`Job`}>
      <Link className="kg-row application-job" to="/jobDetail/$id" params={{ id: String(job_id) }}>
        {about}
        <Icon name={chevronForward} />
      </Link>
    </section>
  );
}
