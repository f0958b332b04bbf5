/** Has a code sent by SMS, and another one after a minute (product 2.37, 2.39). */
import { Trans } from '@lingui/react/macro';
import { chatbubbleEllipsesOutline } from 'ionicons/icons';
import { useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';

const pauseSeconds = 60;

/** Whole seconds until another one may be asked for; 0 where none was. */
function useSecondsLeft(sentAt: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const left = sentAt === undefined ? 0 : Math.ceil((sentAt - now) / 1000) + pauseSeconds;
  const waits = left > 0;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waits]);
  // The clock stood still while nothing was waited for.
  return Math.max(0, Math.min(left, pauseSeconds));
}

type Props = {
  /** When the last one was asked for, in milliseconds since 1970. */
  sentAt: number | undefined;
  busy: boolean;
  onClick: () => void;
};

export function SmsButton({ sentAt, busy, onClick }: Props) {
  const left = useSecondsLeft(sentAt);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  if (left > 0)
    return (
      <Button variant="plain" wide disabled className="sms-wait">
        <Trans>Send again in {time}</Trans>
      </Button>
    );
  return (
    <Button variant="plain" wide icon={chatbubbleEllipsesOutline} busy={busy} onClick={onClick}>
      {sentAt === undefined ? <Trans>Send me a code by SMS</Trans> : <Trans>Send again</Trans>}
    </Button>
  );
}
