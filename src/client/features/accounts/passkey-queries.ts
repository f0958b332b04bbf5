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
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser';
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
import { notify } from '#client/ui/toast.ts';
import { isInNativeShell } from '#client/data/platform.ts';
import { addingFailure } from './passkey-failures.ts';
import { noteAsked } from './passkey-offering.ts';
import { waysQuery } from './ways-query.ts';

/** Whether there is one here that the site may ask. The Android shell's pages are not the site's. */
async function hasScreenLock(): Promise<boolean> {
  if (isInNativeShell() || !('PublicKeyCredential' in window)) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}

const library = () => import('@simplewebauthn/browser');

/** What the contract lets through as the server's library wrote it. */
type Options = Readonly<Record<string, unknown>>;

/** Undefined where the person closed the browser's sheet, or the phone did not know them: they have seen that themselves. */
async function unlessRefused<Answer>(asking: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return undefined;
    throw error;
  }
}

/** Has the phone make a key, after its owner was there. */
async function makeOnDevice(reading: Promise<Options>): Promise<RegistrationResponseJSON | undefined> {
  const [options, { startRegistration }] = await Promise.all([reading, library()]);
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return unlessRefused(startRegistration({ optionsJSON }));
}

/** Has the phone sign with the key of whoever is there. */
async function signOnDevice(reading: Promise<Options>): Promise<AuthenticationResponseJSON | undefined> {
  const [options, { startAuthentication }] = await Promise.all([reading, library()]);
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return unlessRefused(startAuthentication({ optionsJSON }));
}

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
