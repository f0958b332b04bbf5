/** Queries, mutations and error texts of passkeys (product 2.40, 7.36). */
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
import { type MessageDescriptor } from '@lingui/core';
import {
  addPasskey,
  listPasskeys,
  logInByPasskey,
  passkeyLoginOptions,
  passkeyOptions,
  removePasskey,
  getLogInMethods,
} from '#contract/passkeys.ts';
import { type CallInput } from '#contract/endpoint.ts';
import { type User } from '#contract/sessions.ts';
import { ApiFailure, hasCode } from '#client/data/api-failure.ts';
import { call } from '#client/data/api.ts';
import { signIn } from '#client/data/session.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/toast.ts';
import { isInNativeShell } from '#client/data/platform.ts';
import { maximumPasskeys } from '#contract/limits.ts';
import { recordOffered } from './after-log-in.ts';

/** The browser's errors are recognised by name; their messages are for developers. */
export function passkeyFailure(error: unknown): MessageDescriptor | string {
  if (error instanceof ApiFailure) return failureText(error);
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return msg`This phone has already been added.`;
  if (name === 'NotSupportedError' || name === 'ConstraintError')
    return msg`This phone doesn't support this.`;
  return msg`That didn't work. Please try again.`;
}

/** Some codes have another text when adding a passkey. */
function addingFailure(error: unknown): MessageDescriptor | string {
  if (hasCode(error, 'too_many'))
    return msg`You've already added ${maximumPasskeys} devices. Remove one first.`;
  return hasCode(error, 'bad_passkey') ? msg`That didn't work. Please try again.` : passkeyFailure(error);
}

/** Which log-in methods the site has other than the password (product 7.36). */
export const logInMethodsQuery = queryOptions({
  queryKey: ['ways'] as const,
  queryFn: ({ signal }) => call(getLogInMethods, {}, { signal }),
});

/** False in the Android shell, whose pages have another origin than the site's passkeys. */
async function hasScreenLock(): Promise<boolean> {
  if (isInNativeShell() || !('PublicKeyCredential' in window)) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}

const loadLibrary = () => import('@simplewebauthn/browser');

/** The contract passes these options through unparsed. */
type Options = Readonly<Record<string, unknown>>;

/** Undefined if the user cancelled or the device did not recognise them: the browser has shown that already. */
async function undefinedIfCancelled<Answer>(result: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return undefined;
    throw error;
  }
}

async function createOnDevice(loading: Promise<Options>): Promise<RegistrationResponseJSON | undefined> {
  const [options, { startRegistration }] = await Promise.all([loading, loadLibrary()]);
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return undefinedIfCancelled(startRegistration({ optionsJSON }));
}

async function signOnDevice(loading: Promise<Options>): Promise<AuthenticationResponseJSON | undefined> {
  const [options, { startAuthentication }] = await Promise.all([loading, loadLibrary()]);
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return undefinedIfCancelled(startAuthentication({ optionsJSON }));
}

const screenLockQuery = queryOptions({
  queryKey: ['screen-lock'] as const,
  queryFn: hasScreenLock,
  networkMode: 'always',
  staleTime: Infinity,
});

/** Whether both the device and the site support passkeys; false while `isAsked` is. */
export function useCanUsePasskeys(isAsked = true): boolean {
  const hasLock = useQuery({ ...screenLockQuery, enabled: isAsked }).data === true;
  const methods = useQuery({ ...logInMethodsQuery, enabled: isAsked && hasLock });
  return isAsked && hasLock && methods.data?.passkeys === true;
}

export const passkeysQuery = (userId: number) =>
  queryOptions({
    queryKey: ['passkeys', userId] as const,
    queryFn: ({ signal }) => call(listPasskeys, {}, { signal }),
    staleTime: 0,
    meta: { persist: 'private' },
  });

/** The result is undefined if the user cancelled. */
export const useLogInByPasskey = (): UseMutationResult<User | undefined, Error, boolean> =>
  useMutation({
    mutationFn: async (remember) => {
      const signed = await signOnDevice(call(passkeyLoginOptions, {}));
      return signed && call(logInByPasskey, { body: { ...signed, remember } });
    },
    onSuccess: (user, remember) => user && signIn(user, remember),
  });

/** The password form shows these failures. */
const isAboutPassword = (failure: Error): boolean =>
  failure instanceof ApiFailure && failure.fields['currentPassword'] !== undefined;

type Proof = CallInput<typeof passkeyOptions>['body'];

/** Adds this device and shows the result as a toast. The result is false if the user cancelled. */
export function useAddPasskey(userId: number): UseMutationResult<boolean, Error, Proof> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (proof) => {
      const created = await createOnDevice(call(passkeyOptions, { body: proof }));
      if (created) await call(addPasskey, { body: created });
      return created !== undefined;
    },
    onSuccess: (isAdded) => {
      if (!isAdded) return;
      recordOffered(userId);
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
