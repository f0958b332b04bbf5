/** Sends a code by SMS; disabled for a minute afterwards (product 2.37, 2.39). */
import { Trans } from '@lingui/react/macro';
import { chatbubbleEllipsesOutline } from 'ionicons/icons';
import { useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';

const pauseSeconds = 60;

/** Seconds until another code can be sent; 0 if none was sent. */
function useSecondsLeft(sentAt: number | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const left = sentAt === undefined ? 0 : Math.ceil((sentAt - now) / 1000) + pauseSeconds;
  const isWaiting = left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  // `now` is outdated when a code is sent, so the difference can exceed the pause.
  return Math.max(0, Math.min(left, pauseSeconds));
}

type Props = {
  /** When the last code was sent, in milliseconds since 1970. */
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
