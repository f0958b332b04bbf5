/** The top of a job's page: cover, badges, name, industry, pay, warnings and company. */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Ref, useState } from 'react';
import { chevronForward, imageOutline, shieldCheckmark } from 'ionicons/icons';
import { Link } from '@tanstack/react-router';
import { coverOf, type JobDetail } from '#contract/jobs.ts';
import { type JobCompany } from '#contract/company-fields.ts';
import { type ClosingReason } from '#contract/job-fields.ts';
import { JobWarnings } from '#client/features/reports/job-warnings.tsx';
import { useOptionLabel } from '#client/language/option-labels.ts';
import { usePayText } from '#client/language/pay-text.ts';
import { RelativeTime } from '#client/language/relative-time.tsx';
import { JobStatusBadge } from '#client/ui/badge.tsx';
import { Note } from '#client/ui/note.tsx';
import { UrgentBadge } from '#client/ui/ribbon.tsx';
import { langOf, UserText } from '#client/ui/user-text.tsx';
import { savesData } from '#client/data/connection.ts';
import { Button } from '#client/ui/button.tsx';
import { siteAddress } from '#client/data/platform.ts';
import { longDate } from '#client/language/dates.ts';
import { useCompanyName } from '#client/language/names.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Logo } from '#client/ui/logo.tsx';
import '#client/ui/card.css';
import './company-row.css';

/** Links to the company; "Verified" opens an explanation (product 2.6, 2.12). */
function CompanyRow({ company }: { company: JobCompany }) {
  const { t } = useLingui();
  const { name } = useCompanyName()(company);
  return (
    <section className="kg-rows job-company-row" aria-label={t`Company`}>
      <div className="kg-row">
        <Logo name={name} picture={siteAddress(company.logo)} size={44} />
        <div>
          <Link
            className="job-company-link"
            to="/company/$id"
            params={{ id: String(company.company_id) }}
            lang={langOf(name)}
          >
            {name}
          </Link>
          {company.verified ? (
            <details className="job-company-verified">
              <summary>
                <Icon name={shieldCheckmark} size={18} />
                <Trans>Verified</Trans>
              </summary>
              <p className="kg-muted">
                <Trans>
                  We have checked the registration number and spoken with the company. We don't check every
                  job.
                </Trans>
              </p>
            </details>
          ) : (
            <p className="kg-muted">
              <Trans>Not verified yet</Trans>
            </p>
          )}
        </div>
        <Icon name={chevronForward} />
      </div>
    </section>
  );
}

/** Where an operator found the posting, until its company claims it (product 7.47). */
function SourceLine({ source }: { source: NonNullable<JobDetail['source']> }) {
  const { i18n } = useLingui();
  const { name, url } = source;
  const day = longDate(source.date, i18n.locale);
  const from =
    url === null ? (
      <UserText>{name}</UserText>
    ) : (
      <a className="kg-link" href={url} rel="nofollow noopener" target="_blank">
        {name}
      </a>
    );
  return (
    <p className="kg-muted job-source">
      <Trans>
        Posted by Karngea from {from}, {day}
      </Trans>
    </p>
  );
}

/** The cover picture; with data saving on, only after a tap (product 2.53). */
function JobCover({ job }: { job: JobDetail }) {
  const [isRequested, setRequested] = useState(false);
  if (isRequested || !savesData())
    return <img className="kg-cover" src={coverOf(job)} alt="" width={800} height={400} />;
  return (
    <div className="kg-cover job-cover-room">
      <Button variant="outline" small icon={imageOutline} onClick={() => setRequested(true)}>
        <Trans>Show the picture</Trans>
      </Button>
    </div>
  );
}

const closedBecause: Record<ClosingReason, MessageDescriptor> = {
  stopped: msg`Closed by the employer`,
  expired: msg`Closed: the deadline has passed`,
  removed: msg`Removed by Karngea`,
};

type Props = {
  job: JobDetail;
  /** Names of fields to mark, in the preview of unsaved changes. */
  changed?: readonly string[];
  warningsRef?: Ref<HTMLElement>;
};

/** Shown to the owner of a posting that others do not see yet (product 4.17). */
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
          <JobStatusBadge status={job.status} />
          {job.urgent && <UrgentBadge />}
          <span>
            <Trans>
              Posted <RelativeTime of={job.date_added} />
            </Trans>
          </span>
          {job.date_edited && (
            <span>
              <Trans>
                Updated <RelativeTime of={job.date_edited} />
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
      {job.source && <SourceLine source={job.source} />}
    </header>
  );
}
