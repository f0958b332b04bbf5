/** "Tell me about new jobs like these" (product 2.26): one tap turns the search into an alert. */
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { checkmarkCircle, cloudUpload, notificationsOutline } from 'ionicons/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { cancel, send } from '#client/data/outbox-send.ts';
import { useSession } from '#client/data/session.ts';
import { cachedCompany } from '#client/features/jobs/job-cache.ts';
import { ownerOf } from '#client/features/jobs/job-keys.ts';
import { jobsQuery } from '#client/features/jobs/job-queries.ts';
import { type SearchTerms } from '#client/features/jobs/search/search-terms.ts';
import { useCompanyName } from '#client/language/names.ts';
import { Icon } from '#client/ui/icon.tsx';
import { useIsWide } from '#client/ui/use-is-wide.ts';
import { addAlert } from '#contract/alerts.ts';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { type User } from '#contract/sessions.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { useWaiting } from '#client/data/outbox-query.ts';
import { useAskToLogIn } from '#client/features/jobs/ask-to-log-in.ts';
import { recordSent } from '#client/features/push/last-sent.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/toast.ts';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { useTermTexts } from './alert-term-texts.ts';
import { alertsQuery, refreshAlerts, useChangeAlert } from './alert-queries.ts';
import { searchKey, toAlertTerms } from './alert-terms.ts';
import './new-alert-row.css';

/** The alert that a guest wanted before logging in; in this tab's memory only. */
let wanted: { readonly search: string; readonly until: number } | undefined;
const wantedForMs = 15 * 60_000;

const alertQueueKey = (search: string): string => `alert:${search}`;

type NewAlert = {
  /** Saved and on, waiting in the outbox, or neither. */
  readonly state: 'on' | 'waiting' | 'none';
  readonly waiting?: OutboxItem | undefined;
  readonly isBusy: boolean;
  readonly createAlert: () => void;
};

const noUserId = -1;

/** Creates an alert from a search, also for a guest who has to log in first (product 2.26, 7.22). */
function useNewAlert(user: User | undefined, terms: SearchTerms, name: string): NewAlert {
  const client = useQueryClient();
  const navigate = useNavigate();
  const askToLogIn = useAskToLogIn();
  const userId = user?.user_id ?? noUserId;
  const stored = toAlertTerms(terms);
  const search = searchKey(stored);
  const { data: alerts } = useQuery({ ...alertsQuery(userId), enabled: user !== undefined });
  const alert = alerts?.find(({ terms }) => searchKey(terms) === search);
  const waiting = useWaiting(alertQueueKey(search));
  const change = useChangeAlert(userId);
  const [isBusy, setBusy] = useState(false);
  const active = useShellLinks().usePageIsActive();

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const body = { name, terms: stored, alert: 'instant' } as const;
      const { waiting: item } = await send(
        addAlert,
        { body },
        { queueKey: alertQueueKey(search), subject: name },
      );
      if (item) return;
      recordSent('alert');
      await refreshAlerts(client, userId);
    } catch (failure) {
      if (hasCode(failure, 'unauthenticated')) return askToLogIn();
      notify('red', failureText(failure));
      if (hasCode(failure, 'too_many')) await navigate({ to: '/alerts' });
    } finally {
      setBusy(false);
    }
  }
  const createAlert = (): void => {
    if (user === undefined) {
      wanted = { search, until: Date.now() + wantedForMs };
      askToLogIn();
    } else if (alert) change.mutate({ ...alert, alert: 'instant' });
    else void save();
  };

  const finish = useEffectEvent(() => {
    const isWanted = wanted?.search === search && Date.now() < wanted.until;
    wanted = undefined;
    if (isWanted && alert?.alert !== 'instant') createAlert();
  });
  const isKnown = alerts !== undefined;
  useEffect(() => {
    if (!isKnown || !active || wanted?.search !== search) return;
    const timer = setTimeout(() => finish());
    return () => clearTimeout(timer);
  }, [isKnown, active, search]);

  const isOn = alert !== undefined && alert.alert !== 'off';
  // While a request is in progress the user cannot do anything about the queued item.
  const isQueued = waiting !== undefined && !isBusy;
  return { state: isOn ? 'on' : isQueued ? 'waiting' : 'none', waiting, isBusy, createAlert };
}

type RowProps = {
  terms: SearchTerms;
  /** The company's name, if the search is for one company's jobs. */
  company?: string | undefined;
  /** On the company's own page. */
  isCompanyPage?: boolean;
};

function NewAlertRow({ terms, company, isCompanyPage }: RowProps) {
  const user = useSession();
  const { name } = useTermTexts(terms, company);
  const { state, waiting, isBusy, createAlert } = useNewAlert(user, terms, name);
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
          <p className="tell-me-row subscribed">
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
