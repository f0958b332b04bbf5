/** What this device's own lock can do for a log-in (product 2.40). The library comes only when somebody uses it. */
import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { isInNativeShell } from '#client/data/native-detection.ts';

/** Whether there is one here that the site may ask. The Android shell's pages are not the site's. */
export async function hasScreenLock(): Promise<boolean> {
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
export async function makeOnDevice(reading: Promise<Options>): Promise<RegistrationResponseJSON | undefined> {
  const [options, { startRegistration }] = await Promise.all([reading, library()]);
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return unlessRefused(startRegistration({ optionsJSON }));
}

/** Has the phone sign with the key of whoever is there. */
export async function signOnDevice(
  reading: Promise<Options>,
): Promise<AuthenticationResponseJSON | undefined> {
  const [options, { startAuthentication }] = await Promise.all([reading, library()]);
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return unlessRefused(startAuthentication({ optionsJSON }));
}
