/** Makes an alert of a search, from the tap until the server has answered (product 2.26, 7.22). Knows no looks. */
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
import { type SearchTerms } from '#client/features/jobs/search-terms.ts';
import { noteSent } from '#client/features/push/asking.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/toast.ts';
import { useShellLinks } from '#client/ui/shell-links.ts';
import { alertsQuery, refreshAlerts, useChangeAlert } from './alert-queries.ts';
import { searchKey, termsToStore } from './alert-terms.ts';

/** What a guest asked for before logging in: in this tab's memory only, for as long as a log-in takes. */
let asked: { readonly search: string; readonly until: number } | undefined;
const logInMs = 15 * 60_000;

const alertQueueKey = (search: string): string => `alert:${search}`;

type Telling = {
  /** The alert is there, or it waits to be sent, or nobody has asked. */
  readonly state: 'told' | 'waiting' | 'none';
  readonly waiting?: OutboxItem | undefined;
  readonly isBusy: boolean;
  readonly ask: () => void;
};

const nobody = -1;

export function useTelling(user: User | undefined, terms: SearchTerms, name: string): Telling {
  const client = useQueryClient();
  const navigate = useNavigate();
  const askToLogIn = useAskToLogIn();
  const userId = user?.user_id ?? nobody;
  const stored = termsToStore(terms);
  const search = searchKey(stored);
  const { data: alerts } = useQuery({ ...alertsQuery(userId), enabled: user !== undefined });
  const alert = alerts?.find((one) => searchKey(one.terms) === search);
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
      noteSent('alert');
      await refreshAlerts(client, userId);
    } catch (failure) {
      if (hasCode(failure, 'unauthenticated')) return askToLogIn();
      notify('red', failureText(failure));
      if (hasCode(failure, 'too_many')) await navigate({ to: '/alerts' });
    } finally {
      setBusy(false);
    }
  }
  const ask = (): void => {
    if (user === undefined) {
      asked = { search, until: Date.now() + logInMs };
      askToLogIn();
    } else if (alert) change.mutate({ ...alert, alert: 'instant' });
    else void save();
  };

  const finish = useEffectEvent(() => {
    const isWanted = asked?.search === search && Date.now() < asked.until;
    asked = undefined;
    if (isWanted && alert?.alert !== 'instant') ask();
  });
  const isKnown = alerts !== undefined;
  useEffect(() => {
    if (!isKnown || !active || asked?.search !== search) return;
    const timer = setTimeout(() => finish());
    return () => clearTimeout(timer);
  }, [isKnown, active, search]);

  const isTold = alert !== undefined && alert.alert !== 'off';
  // While it is being sent it does not wait for anything that a person could do.
  const waits = waiting !== undefined && !isBusy;
  return { state: isTold ? 'told' : waits ? 'waiting' : 'none', waiting, isBusy, ask };
}
