/** "Tell me about new jobs like these" (product 2.26): one tap turns the search into an alert. */
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { checkmarkCircle, cloudUpload, notificationsOutline } from 'ionicons/icons';
import { cancel } from '#client/data/outbox-send.ts';
import { useSession } from '#client/data/session.ts';
import { cachedCompany } from '#client/features/jobs/job-cache.ts';
import { ownerOf } from '#client/features/jobs/job-keys.ts';
import { jobsQuery } from '#client/features/jobs/job-queries.ts';
import { type SearchTerms } from '#client/features/jobs/search/search-terms.ts';
import { useCompanyName } from '#client/language/names.ts';
import { Icon } from '#client/ui/icon.tsx';
import { useIsWide } from '#client/ui/use-is-wide.ts';
import { useNewAlert } from './use-new-alert.ts';
import { useTermTexts } from './alert-term-texts.ts';
import './new-alert-row.css';

type RowProps = {
  terms: SearchTerms;
  /** The company's name, if the search is for one company's jobs. */
  company?: string | undefined;
  /** On the company's own page. */
  isCompanyPage?: boolean;
};

function NewAlertRow({ terms, company, isCompanyPage }: RowProps) {
  const user = useSession();
  const { name } = useTermTexts();
  const { state, waiting, isBusy, createAlert } = useNewAlert(user, terms, name(terms, company));
  if (user?.acc_type === 'operator') return null;
  return (
    <div className="tell-me">
      {state === 'none' && (
        <button
          type="button"
          className="tell-me-row"
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : createAlert}
        >
          <Icon name={notificationsOutline} size={24} />
          <span className="tell-me-words">
            {isCompanyPage ? (
              <Trans>Tell me about new jobs here</Trans>
            ) : (
              <Trans>Tell me about new jobs like these</Trans>
            )}
          </span>
        </button>
      )}
      {/* Always mounted, so that screen readers announce the change. */}
      <div role="status">
        {state === 'on' && (
          <p className="tell-me-row told">
            <Icon name={checkmarkCircle} size={24} />
            <span className="tell-me-words">
              <Trans>We'll let you know</Trans>
            </span>
            <Link to="/alerts" className="kg-link">
              <Trans>Change</Trans>
            </Link>
          </p>
        )}
        {state === 'waiting' && waiting && (
          <p className="tell-me-row waiting">
            <Icon name={cloudUpload} size={24} />
            <span className="tell-me-words">
              <Trans>Waiting to be sent</Trans>
            </span>
            <button type="button" className="kg-link" onClick={() => void cancel(waiting)}>
              <Trans>Cancel</Trans>
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

type Props = {
  terms: SearchTerms;
  /** Rendered only if the list is empty; otherwise only if it is not. */
  isUnderEmpty?: boolean;
};

/** On the job list: above it, or below the empty state. */
export function SearchAlertRow({ terms, isUnderEmpty = false }: Props) {
  const nameOf = useCompanyName();
  const client = useQueryClient();
  const owner = ownerOf(useSession());
  const { data: jobs } = useInfiniteQuery(jobsQuery(owner, terms));
  if ((jobs?.length === 0) !== isUnderEmpty) return null;
  const { company: id } = terms;
  const company = id === undefined ? undefined : (jobs?.[0]?.company ?? cachedCompany(client, owner, id));
  return <NewAlertRow terms={terms} company={company ? nameOf(company).name : undefined} />;
}

type CompanyAlertProps = { companyId: number; name: string; at: 'wide' | 'narrow' };

/** On a company's page: below its card on wide screens, else below its jobs. */
export function CompanyAlertRow({ companyId, name, at }: CompanyAlertProps) {
  if (useIsWide() !== (at === 'wide')) return null;
  return <NewAlertRow terms={{ company: companyId }} company={name} isCompanyPage />;
}
