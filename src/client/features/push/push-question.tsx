/** Asks once whether to turn on notifications, before the browser's own prompt (product 2.32). */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { checkmarkCircle, notificationsOutline } from 'ionicons/icons';
import { useEffect, useState } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type User } from '#contract/sessions.ts';
import { useLanguage } from '#client/language/activate.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { useInstallMethod } from '#client/data/install-offer.ts';
import { isRemembered } from '#client/data/session-storage.ts';
import { listAskedUsers, recordAskedUser } from '#push/subscription-record.ts';
import { askForPushes, openTelegram } from './turn-on-notifications.ts';
import { accountQuery } from './account-queries.ts';
import { clearLastSent, type SentKind, useLastSent } from './last-sent.ts';
import { isSubscribed, readDevice } from './device-pushes.ts';
import { pushStateOf, type Offer, chooseOffer } from './push-rules.ts';
import './push-question.css';

/** `about` is what the user has just sent. */
type Question = { readonly about: SentKind; readonly offer: Offer };

/** A user who is doing something else by now is asked the next time. */
const isUserBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, [contenteditable="true"]') === true;

async function findOffer(client: QueryClient, user: User, needsInstall: boolean): Promise<Offer | undefined> {
  const wasAsked = (await listAskedUsers()).includes(user.user_id);
  if (wasAsked || !isRemembered()) return undefined;
  const state = pushStateOf(await readDevice(needsInstall), await isSubscribed(user));
  const { available = false, linked = false } =
    state === 'none' ? (await client.fetchQuery(accountQuery(user.user_id))).telegram : {};
  return chooseOffer({ state, isRemembered: true, wasAsked, canLink: available && !linked });
}

/** Decides after something was sent whether to ask the user, and what to offer. */
function useQuestion(user: User): { question: Question | undefined; close: () => void } {
  const client = useQueryClient();
  const sent = useLastSent();
  const needsInstall = useInstallMethod() === 'by-hand';
  const [question, setQuestion] = useState<Question>();
  useEffect(() => {
    if (!sent) return;
    const decide = async () => {
      const offer = await findOffer(client, user, needsInstall);
      if (!offer || isUserBusy()) return;
      // Stored before it is shown, so that closing the app instead of answering counts as asked.
      await recordAskedUser(user.user_id);
      setQuestion({ about: sent, offer });
    };
    // If the answer can't be stored, don't ask: the question would come back every time.
    void decide()
      .catch(() => undefined)
      .finally(clearLastSent);
  }, [sent, client, user, needsInstall]);
  return { question, close: () => setQuestion(undefined) };
}

const titles = {
  application: msg`Want to know when they answer?`,
  alert: msg`Want to know when there is a new one?`,
  posting: msg`Want to know when someone applies?`,
} as const;
const sentTexts = {
  application: msg`Your application has been sent.`,
  alert: msg`We'll let you know`,
  posting: msg`Job posted successfully.`,
} as const;

function OfferText({ offer }: Pick<Question, 'offer'>) {
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

export function PushQuestion({ user }: { user: User }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { question, close } = useQuestion(user);
  const [isBusy, setBusy] = useState(false);
  const agree = async () => {
    setBusy(true);
    const isDone =
      question?.offer === 'push' ? await askForPushes(user, language) : await openTelegram(language);
    setBusy(false);
    if (isDone) close();
  };
  const title = question && t(titles[question.about]);
  return (
    <Sheet
      open={question !== undefined}
      onClose={close}
      title={title}
      hideTitle
      footer={
        <>
          <Button variant="outline" onClick={close}>
            <Trans>Later</Trans>
          </Button>
          {question?.offer !== 'install' && (
            <Button icon={notificationsOutline} busy={isBusy} onClick={() => void agree()}>
              <Trans>Yes, tell me</Trans>
            </Button>
          )}
        </>
      }
    >
      {question && (
        <div className="push-question">
          <img src="/brand/empty-applied.svg" alt="" width={158} height={105} />
          <p>
            <Badge tone="accepted" icon={checkmarkCircle} iconSize={18}>
              {t(sentTexts[question.about])}
            </Badge>
          </p>
          {/* Hidden from screen readers, which read it as the dialog's name. */}
          <p className="push-question-title" aria-hidden>
            {title}
          </p>
          <p className="push-question-way">
            <OfferText offer={question.offer} />
          </p>
        </div>
      )}
    </Sheet>
  );
}
