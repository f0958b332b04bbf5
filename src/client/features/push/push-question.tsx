/** Asks once, in our own words and before the browser, whether to be told on this phone (product 2.32). */
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { checkmarkCircle, notificationsOutline } from 'ionicons/icons';
import { useState } from 'react';
import { type User } from '#contract/sessions.ts';
import { useLanguage } from '#client/language/activate.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { askBrowser } from './ask-browser.ts';
import { openTelegram } from './open-telegram.ts';
import { type Question, useQuestion } from './use-question.ts';
import './push-question.css';

const titles = {
  application: msg`Want to know when they answer?`,
  alert: msg`Want to know when there is a new one?`,
  posting: msg`Want to know when someone applies?`,
} as const;
const done = {
  application: msg`Your application has been sent.`,
  alert: msg`We'll let you know`,
  posting: msg`Job posted successfully.`,
} as const;

function Way({ way }: Pick<Question, 'way'>) {
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
            <Way way={question.way} />
          </p>
        </div>
      )}
    </Sheet>
  );
}
