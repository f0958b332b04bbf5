/** "Tell me about new jobs like these" (product 2.26): one tap makes an alert of the search. */
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { checkmarkCircle, cloudUpload, notificationsOutline } from 'ionicons/icons';
import { cancel } from '#client/data/outbox-send.ts';
import { useSession } from '#client/data/session.ts';
import { cachedCompany } from '#client/features/jobs/cached-company.ts';
import { ownerOf } from '#client/features/jobs/job-keys.ts';
import { jobsQuery } from '#client/features/jobs/job-queries.ts';
import { type SearchTerms } from '#client/features/jobs/search-terms.ts';
import { useCompanyName } from '#client/language/company-name.ts';
import { Icon } from '#client/ui/icon.tsx';
import { useIsWide } from '#client/ui/use-is-wide.ts';
import { useTelling } from './telling.ts';
import { useTermWords } from './term-words.ts';
import './tell-me.css';

type RowProps = {
  terms: SearchTerms;
  /** Of a search for one company's jobs. */
  company?: string | undefined;
  /** Stands on the company's own page. */
  isHere?: boolean;
};

export function TellMeRow({ terms, company, isHere }: RowProps) {
  const user = useSession();
  const words = useTermWords();
  const { state, waiting, isBusy, ask } = useTelling(user, terms, words.name(terms, company));
  if (user?.acc_type === 'operator') return null;
  return (
    <div className="tell-me">
      {state === 'none' && (
        <button
          type="button"
          className="tell-me-row"
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : ask}
        >
          <Icon name={notificationsOutline} size={24} />
          <span className="tell-me-words">
            {isHere ? (
              <Trans>Tell me about new jobs here</Trans>
            ) : (
              <Trans>Tell me about new jobs like these</Trans>
            )}
          </span>
        </button>
      )}
      {/* Stays in its place, so that the answer is told. */}
      <div role="status">
        {state === 'told' && (
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
  /** Stands under the picture of a list that has nothing; otherwise over a list that has something. */
  isUnderEmpty?: boolean;
};

/** On the list of jobs: over it, or, where nothing is found, under the picture. */
export function TellMe({ terms, isUnderEmpty = false }: Props) {
  const nameOf = useCompanyName();
  const client = useQueryClient();
  const owner = ownerOf(useSession());
  const { data: jobs } = useInfiniteQuery(jobsQuery(owner, terms));
  if ((jobs?.length === 0) !== isUnderEmpty) return null;
  const { company: id } = terms;
  const company = id === undefined ? undefined : (jobs?.[0]?.company ?? cachedCompany(client, owner, id));
  return <TellMeRow terms={terms} company={company ? nameOf(company).name : undefined} />;
}

type HereProps = { companyId: number; name: string; at: 'wide' | 'narrow' };

/** On a company's page: under its card on wide screens, else under its jobs. */
export function TellMeHere({ companyId, name, at }: HereProps) {
  if (useIsWide() !== (at === 'wide')) return null;
  return <TellMeRow terms={{ company: companyId }} company={name} isHere />;
}
