/** One line about the employer: company, verification, number of jobs, age of the account, and the link to their page. */
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type EmployerSummary } from '#contract/operator-people.ts';
import { companyPath } from '#contract/pages.ts';
import { today, useDates } from '#client/language/dates.ts';
import { langOf } from '#client/ui/user-text.tsx';

export function EmployerLine({ employer }: { employer: EmployerSummary }) {
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
        <a
          className="kg-link"
          href={companyPath(user_id)}
          target="_blank"
          rel="noreferrer"
          lang={langOf(company_name)}
        >
          {company_name}
        </a>
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
      {' · '}
      <Link className="kg-link" to="/operator/people/$id" params={{ id: String(user_id) }}>
        <Trans comment="Link to all that operators know about a person or company">History</Trans>
      </Link>
    </p>
  );
}
