/** Asks once whether to turn on notifications, before the browser's own prompt (product 2.32). */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { notificationsOutline } from 'ionicons/icons';
import { useEffect, useState } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type User } from '#contract/sessions.ts';
import { useLanguage } from '#client/language/activate.ts';
import { AskCard } from '#client/ui/ask-card.tsx';
import { Button } from '#client/ui/button.tsx';
import { showOnNextPage } from '#client/ui/page-cards.ts';
import { useInstallMethod } from '#client/data/install-offer.ts';
import { isRemembered } from '#client/data/session-storage.ts';
import { listAskedUsers, recordAskedUser } from '#push/subscription-record.ts';
import { askForPushes, openTelegram } from './turn-on-notifications.ts';
import { accountQuery } from './account-queries.ts';
import { clearLastSent, type SentKind, useLastSent } from './last-sent.ts';
import { isSubscribed, readDevice } from './device-pushes.ts';
import { pushStateOf, type Offer, chooseOffer } from './push-rules.ts';

async function findOffer(client: QueryClient, user: User, needsInstall: boolean): Promise<Offer | undefined> {
  const wasAsked = (await listAskedUsers()).includes(user.user_id);
  if (wasAsked || !isRemembered()) return undefined;
  const state = pushStateOf(await readDevice(needsInstall), await isSubscribed(user));
  const { available = false, linked = false } =
    state === 'none' ? (await client.fetchQuery(accountQuery(user.user_id))).telegram : {};
  return chooseOffer({ state, isRemembered: true, wasAsked, canLink: available && !linked });
}

/** After something was sent, decides whether to ask the user on the next page, and what to offer. */
export function useAskAboutPushes(user: User): void {
  const client = useQueryClient();
  const sent = useLastSent();
  const needsInstall = useInstallMethod() === 'by-hand';
  useEffect(() => {
    if (!sent) return;
    const decide = async () => {
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
