/** The job that was applied for, as one row that leads to it; where it is gone, a note says why. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { briefcaseOutline, chevronForward } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { msg } from '@lingui/core/macro';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { StatusBadge } from '#client/ui/badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Note } from '#client/ui/note.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { coverOf } from '#contract/job-looks.ts';
import { shownPicture } from '#client/data/data-saver.ts';
import './job-row.css';

/** Why an applicant cannot see the job any more (product 2.10, 4.17). */
export const goneTexts = {
  removed: msg`This job was removed. If anyone asks you for money, do not pay.`,
  hidden: msg`This job is not shown now.`,
} as const;

/** A job's small square picture; where the cover is not known, a briefcase. */
export function JobThumb({ img, size = 48 }: { img: number | undefined; size?: number }) {
  if (img === undefined) {
    return (
      <span className="application-thumb" style={{ width: size, height: size }}>
        <Icon name={briefcaseOutline} />
      </span>
    );
  }
  return (
    <img
      className="application-thumb kg-cover"
      src={shownPicture(coverOf({ img }))}
      alt=""
      width={size}
      height={size}
    />
  );
}

type Props = {
  application: ApplicationAnswer['application'];
  /** What is said beside the salary. */
  facts: string;
  /** Stands under the name. */
  company?: ReactNode;
  thumb?: number;
  /** Of the box around the row. */
  box?: string;
  className: string;
};

export function JobRow({ application, facts, company, thumb, box, className }: Props) {
  const { t, i18n } = useLingui();
  const { job_id, job_gone, name, img, salary, job_status } = application;
  const about = (
    <>
      <JobThumb img={img} {...(thumb ? { size: thumb } : {})} />
      <div>
        <h2 lang={langOf(name)}>{name}</h2>
        {company}
        <p className="kg-muted">
          {salary && (
            <>
              <span className="kg-salary" lang={langOf(salary)}>
                {salary}
              </span>
              {' · '}
            </>
          )}
          {facts}
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
        <div className={box}>
          <div className={className}>{about}</div>
        </div>
      </section>
    );
  return (
    <section className={box} aria-label={t`Job`}>
      <Link className={className} to="/jobDetail/$id" params={{ id: String(job_id) }}>
        {about}
        <Icon name={chevronForward} />
      </Link>
    </section>
  );
}
