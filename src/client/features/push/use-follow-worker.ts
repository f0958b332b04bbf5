/** What the worker tells an open app of pushes (product 7.23), or in the Android app the phone: that one came, and which page a tap on it asks for. */
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type User } from '#contract/sessions.ts';
import { type PushEventMessage } from '#contract/worker-messages.ts';
import { isInNativeShell } from '#client/data/native-detection.ts';

function followPhone(onArrival: () => void): () => void {
  const following = import('./native-device.ts').then(({ followArrivals }) => followArrivals(onArrival));
  return () => void following.then((listener) => listener.remove());
}

export function useFollowWorker({ user_id }: User): void {
  const client = useQueryClient();
  const router = useRouter();
  const lastTap = useRef('');
  useEffect(() => {
    // What is on the screen is asked for anew, the rest when it is looked at.
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
      // Pages below stay as they are, with what is typed in them; one that asks before it is left does so.
      void router.navigate({ href: data.path });
    };
    // A tap comes there as any link to the site does (native-shell.ts).
    if (isInNativeShell()) return followPhone(refresh);
    navigator.serviceWorker?.addEventListener('message', listen);
    return () => navigator.serviceWorker?.removeEventListener('message', listen);
  }, [client, router, user_id]);
}
