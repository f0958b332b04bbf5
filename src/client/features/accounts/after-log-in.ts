/** What follows a log-in or registering: the passkey offer, whether the device is the user's, the reminder to make recovery codes, and asking for the password again. */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { freshLogInMinutes } from '#contract/limits.ts';
import { readStored, writeStored } from '#client/data/device-storage.ts';
import { loggedInSince } from '#client/data/session-storage.ts';

const useRecovered = create<{ readonly userId?: number | undefined }>(() => ({}));

/** Set after recovering an account: the settings remind the user to make new codes (product 2.37). */
export const recordRecovery = (userId: number): void => useRecovered.setState({ userId });

export const clearRecovery = (): void => useRecovered.setState({ userId: undefined });

export const useHasRecovered = (userId: number): boolean => useRecovered((state) => state.userId === userId);

/** Account ids that were offered a passkey on this device. Not cleared on sign-out. */
const key = 'passkeyAsked';

const useOffer = create<{ readonly dueFor?: number | undefined }>(() => ({}));

/** Call this after a log-in with password on the user's own device (product 2.40). */
export const recordLogIn = (userId: number): void => useOffer.setState({ dueFor: userId });

const readOffered = (): readonly number[] => readStored('local', key, z.array(z.number())) ?? [];

export const wasOffered = (userId: number): boolean => readOffered().includes(userId);

/** Also after the user added a passkey in the settings. False if the device stores nothing. */
export const recordOffered = (userId: number): boolean =>
  writeStored('local', key, [...new Set([...readOffered(), userId])]);

export const endPasskeyOffer = (): void => useOffer.setState({ dueFor: undefined });

export const useIsPasskeyOfferDue = (userId: number): boolean => useOffer(({ dueFor }) => dueFor === userId);

const useDeviceQuestion = create<{ readonly dueFor?: number | undefined }>(() => ({}));

/** Call this after registering (product 2.16). */
export const recordRegistration = (userId: number): void => useDeviceQuestion.setState({ dueFor: userId });

export const endDeviceQuestion = (): void => useDeviceQuestion.setState({ dueFor: undefined });

export const useIsDeviceQuestionDue = (userId: number): boolean =>
  useDeviceQuestion(({ dueFor }) => dueFor === userId);

/** The server asks for the current password again if the log-in is older than `freshLogInMinutes`. */
export function needsCurrentPassword(): boolean {
  const since = loggedInSince();
  return since !== undefined && Date.now() - since > freshLogInMinutes * 60_000;
}
