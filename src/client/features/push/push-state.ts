/** Whether notices also come to this phone while the app is closed (product 2.33). Knows no looks. */
import { useQuery } from '@tanstack/react-query';
import { type User } from '#contract/sessions.ts';
import { useInstallMethod } from '#client/data/install-offer.ts';
import { isTakenBy, readPhone } from './device-pushes.ts';
import { type PhoneState, stateOf } from './push-rules.ts';

/** Begins the key of all that is asked of a phone. */
export const phoneKey = 'phone';

/** Undefined until the browser has answered. */
export function usePhoneState(user: User): PhoneState | undefined {
  const wantsInstall = useInstallMethod() === 'by-hand';
  // Its browser may have been told otherwise meanwhile.
  const { data } = useQuery({
    queryKey: [phoneKey, user.user_id, wantsInstall],
    queryFn: async () => stateOf(await readPhone(wantsInstall), await isTakenBy(user)),
    networkMode: 'always',
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
  return data;
}
