/**
 * What a user looks for (product 2.55), stored on the device: jobs that match come first on Home and in the list. A card
 * asks guests until they answer or close it.
 */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { readStored, storedKeys, writeStored } from '#client/data/device-storage.ts';
import { onSessionEnd, preferencesKey, useSession } from '#client/data/session.ts';
import { isSearch, searchedProvince, type SearchTerms, searchTermsOf } from '../search/search-terms.ts';

export type Preferences = Pick<SearchTerms, 'province' | 'occupation'>;

/** Former versions stored all terms of a search, of which only the place is still used. */
function readPreferences(): Preferences {
  const { occupation, ...terms } = searchTermsOf(Object(readStored('local', preferencesKey, z.unknown())));
  const province = searchedProvince(terms);
  return { ...(province && { province }), ...(occupation && { occupation }) };
}

type State = {
  readonly preferences: Preferences;
  /** The device has stored no answer. early.ts hides the card of server-rendered pages by the same rule. */
  readonly isUnanswered: boolean;
  readonly isChanging: boolean;
};

const readState = (): State => ({
  preferences: readPreferences(),
  isUnanswered: !storedKeys('local').includes(preferencesKey),
  isChanging: false,
});

const useStore = create(readState);
onSessionEnd(() => useStore.setState(readState()));

/** Undefined if there are none. */
export function usePreferences(): Preferences | undefined {
  const preferences = useStore((state) => state.preferences);
  return isSearch(preferences) ? preferences : undefined;
}

/** The search for the jobs that come first: open ones that match. */
export const preferredTerms = (preferences: Preferences): SearchTerms => ({
  ...preferences,
  status: 'Hiring',
});

/** Stores an answer. Home and the list follow once the card is closed, so that nothing moves meanwhile. */
export const storeAnswer = (preferences: Preferences): boolean =>
  writeStored('local', preferencesKey, preferences);

/** Closes the card for good, also without an answer. */
export function closePreferencesCard(preferences: Preferences): void {
  storeAnswer(preferences);
  useStore.setState({ preferences, isUnanswered: false, isChanging: false });
}

export const changePreferences = (): void => useStore.setState({ isChanging: true });

/** Whether the card was opened to change the answers. */
export const isChanging = (): boolean => useStore.getState().isChanging;

export const readAppliedPreferences = (): Preferences => useStore.getState().preferences;

/** Guests see the card until they answer or close it, others when they change their answers. */
export function useIsCardShown(): boolean {
  const isGuest = useSession() === undefined;
  return useStore(({ isUnanswered, isChanging }) => isChanging || (isGuest && isUnanswered));
}

export const isUnanswered = (): boolean => useStore.getState().isUnanswered;
