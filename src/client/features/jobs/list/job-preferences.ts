/** What somebody said at the first visit that they look for (product 2.55). The list begins with it until it is taken away there. */
import { redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { readStored, writeStored } from '#client/data/device-storage.ts';
import { isSearch, type SearchTerms, searchTermsOf } from '../search/search-terms.ts';

/** Among the device's own (`session.ts`), by the name that devices have it under. Stored, also empty, it says that nobody need be asked any more. */
const key = 'wishes';

const readPreferences = (): Record<string, unknown> => Object(readStored('local', key, z.unknown()));

export const storePreferences = (preferences: SearchTerms): boolean => writeStored('local', key, preferences);

let hasBegun = false;

/** The first list of a start of the app, where it is opened without a search. */
export function redirectToPreferences({ search, preload }: { search: SearchTerms; preload: boolean }): void {
  if (preload || hasBegun) return;
  hasBegun = true;
  const preferences = searchTermsOf(readPreferences());
  if (!isSearch(search) && isSearch(preferences))
    throw redirect({ to: '/jobs', search: preferences, replace: true });
}

/** What was taken away or changed in the list is no preference any more; whoever searches there need not be asked. */
export function dropChangedPreferences(terms: Readonly<Record<string, unknown>>): void {
  const preferences = readPreferences();
  for (const name of Object.keys(preferences))
    if (terms[name] !== preferences[name]) preferences[name] = undefined;
  storePreferences(preferences);
}
