/** One line about the employer: company, verification, number of jobs, age of the account, and the link to their page. */
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { type EmployerSummary } from '#contract/operator-people.ts';
import { reportersForReview } from '#contract/limits.ts';
import { companyPath } from '#contract/pages.ts';
import { today, useDates } from '#client/language/dates.ts';
import { Note } from '#client/ui/note.tsx';
import { langOf } from '#client/ui/user-text.tsx';
import { PublicPageLink } from '../public-page-link.tsx';

type Props = {
  employer: EmployerSummary;
  /** Their own page has no link to itself. */
  isOwnPage?: boolean;
};

export function EmployerLine({ employer, isOwnPage = false }: Props) {
  const { t } = useLingui();
  const { dayAndMonth, longDate } = useDates();
  const { user_id, name, created_at, jobs, removed, company_name, verification, suspended } = employer;
  const date = created_at.startsWith(today().slice(0, 4)) ? dayAndMonth(created_at) : longDate(created_at);
  const jobCount = t`${plural(jobs, { one: '# job', other: '# jobs' })}`;
  return (
    <p className="kg-muted">
      {company_name === null ? (
        <span lang={langOf(name)}>{name}</span>
      ) : (
        <PublicPageLink path={companyPath(user_id)} name={company_name} />
      )}
      {' · '}
      {verification === 'verified' ? (
        <Trans comment="In a line about a company">verified</Trans>
      ) : (
        <Trans comment="In a line about a company">not verified</Trans>
      )}
      {' · '}
      {removed > 0
        ? t({
            message: `${jobCount}, ${removed} previously removed`,
            comment: 'Jobs that an employer posted',
          })
        : jobCount}
      {' · '}
      {t`account since ${date}`}
      {suspended && (
        <>
          {' · '}
          <Trans>Suspended</Trans>
        </>
      )}
      {!isOwnPage && (
        <>
          {' · '}
          <Link className="kg-link" to="/operator/people/$id" params={{ id: String(user_id) }}>
            <Trans comment="Link to all that operators know about a person or company">History</Trans>
          </Link>
        </>
      )}
    </p>
  );
}

type NoteProps = { employer: Pick<EmployerSummary, 'reporters'>; children?: ReactNode };

/** Why new postings wait after reports (product 4.17); nothing if they don't. */
export function ReviewNote({ employer: { reporters }, children }: NoteProps) {
  if (reporters < reportersForReview) return null;
  return (
    <Note tone="marigold">
      <p>
        <Plural
          value={reporters}
          one="# person reported this employer: new postings wait for review."
          other="# people reported this employer: new postings wait for review."
        />
      </p>
      {children}
    </Note>
  );
}
