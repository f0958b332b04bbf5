/**
 * Everything about pushes that the shell runs for a logged-in user: the question, and keeping the subscription
 * current.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { notificationsOutline } from 'ionicons/icons';
import { type User } from '#contract/sessions.ts';
import { type PushEventMessage } from '#contract/worker-messages.ts';
import { isInNativeShell } from '#client/data/platform.ts';
import { isEndedByUser, onSessionEnd } from '#client/data/session.ts';
import { useLanguage } from '#client/language/activate.ts';
import { AskCard } from '#client/ui/ask-card.tsx';
import { Button } from '#client/ui/button.tsx';
import { showOnNextPage } from '#client/ui/page-cards.ts';
import { useInstallMethod } from '#client/data/install-offer.ts';
import { isInTelegram } from '#client/data/telegram-launch.ts';
import { isRemembered } from '#client/data/session-storage.ts';
import { listAskedUsers, recordAskedUser } from '#push/subscription-record.ts';
import { isSubscribed, readDevice, renewPushes, unsubscribeDevice } from './device-pushes.ts';
import { askForPushes, openTelegram } from './turn-on-notifications.ts';
import { accountQuery } from './account-queries.ts';
import { clearLastSent, type SentKind, useLastSent } from './last-sent.ts';
import { chooseOffer, type Offer, pushStateOf } from './push-rules.ts';

async function findOffer(client: QueryClient, user: User, needsInstall: boolean): Promise<Offer | undefined> {
  const wasAsked = (await listAskedUsers()).includes(user.user_id);
  if (wasAsked || !isRemembered()) return undefined;
  const state = pushStateOf(await readDevice(needsInstall), await isSubscribed(user));
  const { available = false, linked = false } =
    state === 'none' ? (await client.fetchQuery(accountQuery(user.user_id))).telegram : {};
  return chooseOffer({ state, isRemembered: true, wasAsked, canLink: available && !linked });
}

/** After something was sent, decides whether to ask the user on the next page, and what to offer. */
function useAskAboutPushes(user: User): void {
  const client = useQueryClient();
  const sent = useLastSent();
  const needsInstall = useInstallMethod() === 'by-hand';
  useEffect(() => {
    if (!sent) return;
    const decide = async () => {
      // Telegram tells them.
      if (isInTelegram()) return;
      const offer = await findOffer(client, user, needsInstall);
      if (!offer) return;
      showOnNextPage({
        key: 'push',
        onShown: () => void recordAskedUser(user.user_id).catch(() => undefined),
        render: (close) => <PushCard user={user} about={sent} offer={offer} onClose={close} />,
      });
    };
    // Without a connection or storage, don't ask.
    void decide()
      .catch(() => undefined)
      .finally(clearLastSent);
  }, [sent, client, user, needsInstall]);
}

const titles = {
  application: msg`Want to know when they answer?`,
  alert: msg`Want to know when there is a new one?`,
  posting: msg`Want to know when someone applies?`,
} as const;

function OfferText({ offer }: { offer: Offer }) {
  if (offer === 'telegram') return <Trans>Opens Telegram; tap “Start” there</Trans>;
  if (offer === 'push')
    return <Trans>On this phone, also while Karngea is closed. You can turn it off in Settings.</Trans>;
  return (
    <>
      <Trans>On iPhone, install Karngea first.</Trans>{' '}
      <Trans>To install the app, tap Share, then Add to Home Screen.</Trans>
    </>
  );
}

/** `about` is what the user has sent. */
type Props = { user: User; about: SentKind; offer: Offer; onClose: () => void };

function PushCard({ user, about, offer, onClose }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const agree = async () => {
    setBusy(true);
    const isDone = offer === 'push' ? await askForPushes(user, language) : await openTelegram(language);
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <AskCard icon={notificationsOutline} title={t(titles[about])} onClose={onClose}>
      <p>
        <OfferText offer={offer} />
      </p>
      {offer !== 'install' && (
        <div className="kg-ask-actions">
          <Button busy={isBusy} onClick={() => void agree()}>
            <Trans>Yes, tell me</Trans>
          </Button>
        </div>
      )}
    </AskCard>
  );
}

// Module state, because the listener must outlive the component: it runs after the user has signed out.
let isListening = false;

function unsubscribeOnSignOut(): void {
  if (isListening) return;
  isListening = true;
  // Only when the user signs out here: the server pushes nothing for an expired session, and other tabs do it themselves.
  onSessionEnd((why) => {
    if (isEndedByUser(why)) void unsubscribeDevice().catch(() => undefined);
    void navigator.clearAppBadge?.()?.catch(() => undefined);
  });
}

/** Keeps the push subscription tied to this user and language, and ends it when they sign out (product 7.23). */
function useRenewPushes(user: User): void {
  const language = useLanguage();
  useEffect(unsubscribeOnSignOut, []);
  useEffect(() => {
    // A failed renewal is retried once online, or at the next start.
    const renew = () => void renewPushes(user, language).catch(() => undefined);
    renew();
    window.addEventListener('online', renew);
    return () => window.removeEventListener('online', renew);
  }, [user, language]);
}

function onNativePush(onArrival: () => void): () => void {
  const listening = import('./native-device.ts').then(({ onPushArrived }) => onPushArrived(onArrival));
  return () => void listening.then((listener) => listener.remove());
}

/** Reloads data when a push arrives, and opens the page of a tapped notification (product 7.23). */
function useWorkerMessages({ user_id }: User): void {
  const client = useQueryClient();
  const router = useRouter();
  const lastTap = useRef('');
  useEffect(() => {
    // Refetches what is on screen; the rest when it is opened.
    const refresh = () =>
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === user_id });
    const listen = ({ data, ports }: MessageEvent<PushEventMessage | null>): void => {
      if (data?.type !== 'push:arrived' && data?.type !== 'push:open') return;
      if (data.type === 'push:open') {
        ports[0]?.postMessage('');
        if (data.tap === lastTap.current) return;
        lastTap.current = data.tap;
      }
      refresh();
      if (data.type === 'push:arrived') return;
      // A normal navigation, so that typed text stays and unsaved pages can ask before they are left.
      void router.navigate({ href: data.path });
    };
    // In the native shell a tap arrives as a link to the site (native-shell.ts).
    if (isInNativeShell()) return onNativePush(refresh);
    navigator.serviceWorker?.addEventListener('message', listen);
    return () => navigator.serviceWorker?.removeEventListener('message', listen);
  }, [client, router, user_id]);
}

export function usePushes(user: User): void {
  useRenewPushes(user);
  useWorkerMessages(user);
  useAskAboutPushes(user);
}
