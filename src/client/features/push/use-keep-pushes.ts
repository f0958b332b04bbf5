/** Keeps pushes to this device the person's own and in their language, and ends them with the session (product 7.23). */
import { useEffect } from 'react';
import { type User } from '#contract/sessions.ts';
import { isEndedByUser, onSessionEnd } from '#client/data/session.ts';
import { useLanguage } from '#client/language/activate.ts';
import { leavePushes, renewPushes } from './device-pushes.ts';

/** For the life of the page, and not of a part: it has to outlast the person whom it is about. */
let isFollowing = false;

function leaveWhenSignedOut(): void {
  if (isFollowing) return;
  isFollowing = true;
  // The server sends nothing for a dead log-in, and its person may be back; another tab does this by itself.
  onSessionEnd((why) => {
    if (isEndedByUser(why)) void leavePushes().catch(() => undefined);
    void navigator.clearAppBadge?.()?.catch(() => undefined);
  });
}

export function useKeepPushes(user: User): void {
  const language = useLanguage();
  useEffect(leaveWhenSignedOut, []);
  useEffect(() => {
    // What cannot be told now is told when there is a network, or at the next start.
    const renew = () => void renewPushes(user, language).catch(() => undefined);
    renew();
    window.addEventListener('online', renew);
    return () => window.removeEventListener('online', renew);
  }, [user, language]);
}
