/** The job of an application: its picture, its row, and why it is no longer shown. */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { briefcaseOutline, chevronForward } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { JobStatusBadge } from '#client/ui/badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Note } from '#client/ui/note.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { coverOf } from '#contract/jobs.ts';
import { pictureSrc } from '#client/data/connection.ts';
import './job-row.css';

/** By `job_gone` (product 2.10, 4.17). */
export const jobGoneTexts = {
  removed: msg`This job was removed. If anyone asks you for money, don't pay.`,
  hidden: msg`This job is hidden at the moment.`,
} as const;

/** A job's small square picture; a briefcase if its cover is not known. */
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
      src={pictureSrc(coverOf({ img }))}
      alt=""
      width={size}
      height={size}
    />
  );
}

type Props = {
  application: ApplicationAnswer['application'];
  /** Shown next to the salary. */
  facts: string;
  /** Below the name. */
  company?: ReactNode;
  thumb?: number;
  /** Class of the box around the row. */
  box?: string;
  className: string;
};

export function JobRow({ application, facts, company, thumb, box, className }: Props) {
  const { t, i18n } = useLingui();
  const { job_id, job_gone, name, img, salary, job_status } = application;
  const content = (
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
        {job_status === 'Closed' && <JobStatusBadge status="Closed" />}
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
        <Note tone="marigold">{i18n._(jobGoneTexts[job_gone])}</Note>
        <div className={box}>
          <div className={className}>{content}</div>
        </div>
      </section>
    );
  return (
    <section className={box} aria-label={t`Job`}>
      <Link className={className} to="/jobDetail/$id" params={{ id: String(job_id) }}>
        {content}
        <Icon name={chevronForward} />
      </Link>
    </section>
  );
}
