/** Whether a person is asked to log in by fingerprint next time (product 2.40): once on each device, after a log-in. Knows no styles. */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { freshLogInMinutes } from '#contract/limits.ts';
import { readStored, writeStored } from '#client/data/device-storage.ts';
import { loggedInSince } from '#client/data/session-storage.ts';

const useRecovered = create<{ readonly userId?: number | undefined }>(() => ({}));

/** That a person got back in during this visit: they are reminded to make new codes (product 2.37). Knows no styles. */
export const recordRecovery = (userId: number): void => useRecovered.setState({ userId });

/** They have new codes, or were reminded. */
export const clearRecovery = (): void => useRecovered.setState({ userId: undefined });

export const useHasRecovered = (userId: number): boolean => useRecovered((state) => state.userId === userId);

/** Stays when somebody signs out: it has only numbers of accounts. */
const key = 'passkeyAsked';

type State = { readonly dueFor?: number | undefined; readonly openFor?: number | undefined };
const useOffering = create<State>(() => ({}));

/** This person logged in with their password, on their own phone. */
export const recordLogIn = (userId: number): void =>
  useOffering.setState({ dueFor: userId, openFor: undefined });

const readOffered = (): readonly number[] => readStored('local', key, z.array(z.number())) ?? [];

/** They have been asked here, or did it by themselves; false where the device keeps nothing. */
export const recordOffered = (userId: number): boolean =>
  writeStored('local', key, [...new Set([...readOffered(), userId])]);

/** Noted before it is seen: whoever leaves instead of answering has been asked, too. */
export function openOffer(userId: number): void {
  if (useOffering.getState().dueFor !== userId) return;
  // Where the device keeps nothing they would be asked each time: they never are.
  const isNew = !readOffered().includes(userId) && recordOffered(userId);
  useOffering.setState({ dueFor: undefined, openFor: isNew ? userId : undefined });
}

export const closeOffer = (): void => useOffering.setState({ dueFor: undefined, openFor: undefined });

export const useIsOfferDue = (userId: number): boolean => useOffering(({ dueFor }) => dueFor === userId);
export const useIsOfferOpen = (userId: number): boolean => useOffering(({ openFor }) => openFor === userId);

/** By then the server wants the current password. */
export function needsCurrentPassword(): boolean {
  const since = loggedInSince();
  return since !== undefined && Date.now() - since > freshLogInMinutes * 60_000;
}
