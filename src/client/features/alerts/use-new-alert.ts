/** Creates an alert from a search, also for a guest who has to log in first (product 2.26, 7.22). */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { addAlert } from '#contract/alerts.ts';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { type User } from '#contract/sessions.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { send } from '#client/data/outbox-send.ts';
import { useWaiting } from '#client/data/outbox-query.ts';
import { useAskToLogIn } from '#client/features/jobs/ask-to-log-in.ts';
import { type SearchTerms } from '#client/features/jobs/search/search-terms.ts';
import { recordSent } from '#client/features/push/last-sent.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/notices.ts';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { alertsQuery, refreshAlerts, useChangeAlert } from './alert-queries.ts';
import { searchKey, toAlertTerms } from './alert-terms.ts';

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

export function useNewAlert(user: User | undefined, terms: SearchTerms, name: string): NewAlert {
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
