/** What the shell has for whoever is logged in: the question about notifications, and what pushes ask of an open app. */
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type User } from '#contract/sessions.ts';
import { type NewsOfPush } from '#contract/worker-messages.ts';
import { isInNativeShell } from '#client/data/native-detection.ts';
import { isOwnEnd, onSessionEnd } from '#client/data/session.ts';
import { useLanguage } from '#client/language/activate.ts';
import { PushQuestion } from './push-question.tsx';
import { leavePushes, renewPushes } from './device-pushes.ts';

/** For the life of the page, and not of a part: it has to outlast the person whom it is about. */
let isFollowing = false;

function leaveWhenSignedOut(): void {
  if (isFollowing) return;
  isFollowing = true;
  // The server sends nothing for a dead log-in, and its person may be back; another tab does this by itself.
  onSessionEnd((why) => {
    if (isOwnEnd(why)) void leavePushes().catch(() => undefined);
    void navigator.clearAppBadge?.()?.catch(() => undefined);
  });
}

/** Keeps pushes to this device the person's own and in their language, and ends them with the session (product 7.23). */
function useKeepPushes(user: User): void {
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

function followPhone(onArrival: () => void): () => void {
  const following = import('./native-device.ts').then(({ followArrivals }) => followArrivals(onArrival));
  return () => void following.then((listener) => listener.remove());
}

/** What the worker tells an open app of pushes (product 7.23), or in the Android app the phone: that one came, and which page a tap on it asks for. */
function useFollowWorker({ user_id }: User): void {
  const client = useQueryClient();
  const router = useRouter();
  const lastTap = useRef('');
  useEffect(() => {
    // What is on the screen is asked for anew, the rest when it is looked at.
    const refresh = () =>
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === user_id });
    const listen = ({ data, ports }: MessageEvent<NewsOfPush | null>): void => {
      if (data?.type !== 'push:arrived' && data?.type !== 'push:open') return;
      if (data.type === 'push:open') {
        ports[0]?.postMessage('');
        if (data.tap === lastTap.current) return;
        lastTap.current = data.tap;
      }
      refresh();
      if (data.type === 'push:arrived') return;
      // Pages below stay as they are, with what is typed in them; one that asks before it is left does so.
      void router.navigate({ href: data.path });
    };
    // A tap comes there as any link to the site does (native-shell.ts).
    if (isInNativeShell()) return followPhone(refresh);
    navigator.serviceWorker?.addEventListener('message', listen);
    return () => navigator.serviceWorker?.removeEventListener('message', listen);
  }, [client, router, user_id]);
}

export function PushParts({ user }: { user: User }) {
  useKeepPushes(user);
  useFollowWorker(user);
  return <PushQuestion user={user} />;
}
