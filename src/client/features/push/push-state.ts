/** Whether this device receives pushes for a user (product 2.33). */
import { useQuery } from '@tanstack/react-query';
import { type User } from '#contract/sessions.ts';
import { useInstallMethod } from '#client/data/install-offer.ts';
import { isSubscribed, readDevice } from './device-pushes.ts';
import { type PushState, pushStateOf } from './push-rules.ts';

/** First part of the query keys. */
export const pushStateKey = 'push-state';

/** Undefined until the browser has answered. */
export function usePushState(user: User): PushState | undefined {
  const needsInstall = useInstallMethod() === 'by-hand';
  // Never cached: the user can change the permission in the browser's settings.
  const { data } = useQuery({
    queryKey: [pushStateKey, user.user_id, needsInstall],
    queryFn: async () => pushStateOf(await readDevice(needsInstall), await isSubscribed(user)),
    networkMode: 'always',
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return data;
}
