/** What screens read and change of passkeys (product 2.40, 7.36). Knows no screens. */
import { msg } from '@lingui/core/macro';
import {
  queryOptions,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  addPasskey,
  listPasskeys,
  logInByPasskey,
  passkeyLoginOptions,
  passkeyOptions,
  removePasskey,
} from '#contract/passkeys.ts';
import { type User } from '#contract/sessions.ts';
import { ApiFailure } from '#client/data/api-failure.ts';
import { call } from '#client/data/api.ts';
import { signIn } from '#client/data/session.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/notices.ts';
import { hasScreenLock, makeOnDevice, signOnDevice } from './passkey-device.ts';
import { addingFailure } from './passkey-failures.ts';
import { noteAsked } from './passkey-offering.ts';
import { waysQuery } from './ways-query.ts';

export const screenLockQuery = queryOptions({
  queryKey: ['screen-lock'] as const,
  queryFn: hasScreenLock,
  networkMode: 'always',
  staleTime: Infinity,
});

/** Whether one can log in by fingerprint here: on this device, at this site. */
export function useCanUsePasskeys(): boolean {
  const hasLock = useQuery(screenLockQuery).data === true;
  const ways = useQuery({ ...waysQuery, enabled: hasLock });
  return hasLock && ways.data?.passkeys === true;
}

export const passkeysQuery = (userId: number) =>
  queryOptions({
    queryKey: ['passkeys', userId] as const,
    queryFn: ({ signal }) => call(listPasskeys, {}, { signal }),
    staleTime: 0,
    meta: { persist: 'private' },
  });

/** Undefined: the person changed their mind. */
export const useLogInByPasskey = (): UseMutationResult<User | undefined, Error, boolean> =>
  useMutation({
    mutationFn: async (remember) => {
      const signed = await signOnDevice(call(passkeyLoginOptions, {}));
      return signed && call(logInByPasskey, { body: { ...signed, remember } });
    },
    onSuccess: (user, remember) => user && signIn(user, remember),
  });

/** Told under the field. */
const isAboutPassword = (failure: Error): boolean =>
  failure instanceof ApiFailure && failure.fields['currentPassword'] !== undefined;

/** Adds this phone, and says so or why not; false where the person changed their mind. */
export function useAddPasskey(userId: number): UseMutationResult<boolean, Error, string> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (currentPassword) => {
      const body = currentPassword === '' ? {} : { currentPassword };
      const made = await makeOnDevice(call(passkeyOptions, { body }));
      if (made) await call(addPasskey, { body: made });
      return made !== undefined;
    },
    onSuccess: (isAdded) => {
      if (!isAdded) return;
      noteAsked(userId);
      notify('green', msg`Next time you can log in with fingerprint or screen lock.`);
    },
    onError: (failure) => {
      if (!isAboutPassword(failure)) notify('red', addingFailure(failure));
    },
    onSettled: () => client.invalidateQueries({ queryKey: passkeysQuery(userId).queryKey }),
  });
}

export function useRemovePasskey(userId: number): UseMutationResult<undefined, Error, number> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id) => call(removePasskey, { params: { id } }),
    onError: (failure) => notify('red', failureText(failure)),
    onSettled: () => client.invalidateQueries({ queryKey: passkeysQuery(userId).queryKey }),
  });
}
