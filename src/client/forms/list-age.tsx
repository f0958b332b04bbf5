/** The age of a list that is over five minutes old, with a refresh button (product 2.51). */
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useIsOnline } from '#client/data/connection.ts';
import { deviceTime } from '#client/language/plain-formats.ts';
import { useRelativeTime } from '#client/language/relative-time.tsx';
import { Button } from '#client/ui/button.tsx';
import './list-age.css';

const minAgeMs = 5 * 60_000;

const isToday = (at: number): boolean => new Date(at).toDateString() === new Date().toDateString();

/** `updatedAt` is in milliseconds since 1970; 0 if the list was never loaded. */
type Props = { updatedAt: number; busy: boolean; onRefresh: () => void };

export function ListAge({ updatedAt, busy, onRefresh }: Props) {
  const relative = useRelativeTime();
  const isOnline = useIsOnline();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, updatedAt + minAgeMs - Date.now()));
    return () => clearTimeout(timer);
  }, [updatedAt]);
  if (updatedAt === 0 || now - updatedAt < minAgeMs) return null;
  const time = deviceTime(updatedAt);
  return (
    <p className="kg-list-age">
      {isToday(updatedAt) ? <Trans>As of {time}</Trans> : relative(updatedAt)}
      {' · '}
      <Button variant="plain" small busy={busy} disabled={!isOnline} onClick={onRefresh}>
        <Trans>Refresh</Trans>
      </Button>
      {!isOnline && (
        <>
          {' '}
          <Trans>Needs internet</Trans>
        </>
      )}
    </p>
  );
}
