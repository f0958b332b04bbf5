/** Asks once, in our own words and before the browser, whether to be told on this phone (product 2.32). */
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
import { noteAsked, readAsked } from '#push/device-record.ts';
import { askBrowser, openTelegram } from './turn-on-notifications.ts';
import { accountQuery } from './account-queries.ts';
import { forgetSent, type Sent, useLastSent } from './last-sent.ts';
import { isTakenBy, readPhone } from './device-pushes.ts';
import { stateOf, type Way, wayToAsk } from './push-rules.ts';
import './push-question.css';

/** Decides, once something was sent, whether its person is asked now, and for what (product 2.32). Knows no looks. */
type Question = { readonly about: Sent; readonly way: Way };

/** Whoever does something else by now is asked after the next one. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, textarea, [contenteditable="true"]') === true;

async function findWay(client: QueryClient, user: User, wantsInstall: boolean): Promise<Way | undefined> {
  const wasAsked = (await readAsked()).includes(user.user_id);
  if (wasAsked || !isRemembered()) return undefined;
  const state = stateOf(await readPhone(wantsInstall), await isTakenBy(user));
  const { available = false, linked = false } =
    state === 'none' ? (await client.fetchQuery(accountQuery(user.user_id))).telegram : {};
  return wayToAsk({ state, isRemembered: true, wasAsked, canLink: available && !linked });
}

function useQuestion(user: User): { question: Question | undefined; close: () => void } {
  const client = useQueryClient();
  const sent = useLastSent();
  const wantsInstall = useInstallMethod() === 'by-hand';
  const [question, setQuestion] = useState<Question>();
  useEffect(() => {
    if (!sent) return;
    const decide = async () => {
      const way = await findWay(client, user, wantsInstall);
      if (!way || isBusy()) return;
      // Before it is seen: whoever closes the app instead of answering has been asked, too.
      await noteAsked(user.user_id);
      setQuestion({ about: sent, way });
    };
    // Where the device keeps nothing it would be asked each time: it is never.
    void decide()
      .catch(() => undefined)
      .finally(forgetSent);
  }, [sent, client, user, wantsInstall]);
  return { question, close: () => setQuestion(undefined) };
}

const titles = {
  application: msg`Want to know when they answer?`,
  alert: msg`Want to know when there is a new one?`,
  posting: msg`Want to know when someone applies?`,
} as const;
const done = {
  application: msg`Your application has been sent.`,
  alert: msg`We will tell you`,
  posting: msg`Job posted successfully.`,
} as const;

function OfferText({ way }: Pick<Question, 'way'>) {
  if (way === 'telegram') return <Trans>Opens Telegram; tap “Start” there</Trans>;
  if (way === 'push')
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
    const isDone = question?.way === 'push' ? await askBrowser(user, language) : await openTelegram(language);
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
          {question?.way !== 'install' && (
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
              {t(done[question.about])}
            </Badge>
          </p>
          {/* It is the dialog's name, and is heard as that. */}
          <p className="push-question-title" aria-hidden>
            {title}
          </p>
          <p className="push-question-way">
            <OfferText way={question.way} />
          </p>
        </div>
      )}
    </Sheet>
  );
}
