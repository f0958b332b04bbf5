/** Whether a person is asked to log in by fingerprint next time (product 2.40): once on each device, after a log-in. Knows no looks. */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { readStored, writeStored } from '#client/data/device-storage.ts';

/** Stays when somebody signs out: it has only numbers of accounts. */
const key = 'passkeyAsked';

type State = { readonly dueFor?: number | undefined; readonly openFor?: number | undefined };
const useOffering = create<State>(() => ({}));

/** This person logged in with their password, on their own phone. */
export const noteLogIn = (userId: number): void =>
  useOffering.setState({ dueFor: userId, openFor: undefined });

const askedHere = (): readonly number[] => readStored('local', key, z.array(z.number())) ?? [];

/** They have been asked here, or did it by themselves; false where the device keeps nothing. */
export const noteAsked = (userId: number): boolean =>
  writeStored('local', key, [...new Set([...askedHere(), userId])]);

/** Noted before it is seen: whoever leaves instead of answering has been asked, too. */
export function openOffer(userId: number): void {
  if (useOffering.getState().dueFor !== userId) return;
  // Where the device keeps nothing they would be asked each time: they never are.
  const isNew = !askedHere().includes(userId) && noteAsked(userId);
  useOffering.setState({ dueFor: undefined, openFor: isNew ? userId : undefined });
}

export const dismissOffer = (): void => useOffering.setState({ dueFor: undefined, openFor: undefined });

export const useIsOfferDue = (userId: number): boolean => useOffering(({ dueFor }) => dueFor === userId);
export const useIsOfferOpen = (userId: number): boolean => useOffering(({ openFor }) => openFor === userId);
