/**
 * Everything about pushes that the shell runs for a logged-in user: the question, and keeping the subscription
 * current.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type User } from '#contract/sessions.ts';
import { type PushEventMessage } from '#contract/worker-messages.ts';
import { isInNativeShell } from '#client/data/platform.ts';
import { isEndedByUser, onSessionEnd } from '#client/data/session.ts';
import { useLanguage } from '#client/language/activate.ts';
import { useAskAboutPushes } from './push-card.tsx';
import { unsubscribeDevice, renewPushes } from './device-pushes.ts';

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
