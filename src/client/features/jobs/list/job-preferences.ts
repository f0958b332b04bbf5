/** What a user said on the first visit that they look for (product 2.55). The list starts with it until it is removed there. */
import { redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { readStored, writeStored } from '#client/data/device-storage.ts';
import { preferencesKey } from '#client/data/session.ts';
import { isSearch, type SearchTerms, searchTermsOf } from '../search/search-terms.ts';

const readPreferences = (): Record<string, unknown> =>
  Object(readStored('local', preferencesKey, z.unknown()));

/** Stored, even empty, they mean that the question was answered. */
export const storePreferences = (preferences: SearchTerms): boolean =>
  writeStored('local', preferencesKey, preferences);

let wasApplied = false;

/** Applies the preferences to the first list since the app was started, unless it already has a search. */
export function redirectToPreferences({ search, preload }: { search: SearchTerms; preload: boolean }): void {
  if (preload || wasApplied) return;
  wasApplied = true;
  const preferences = searchTermsOf(readPreferences());
  if (!isSearch(search) && isSearch(preferences))
    throw redirect({ to: '/jobs', search: preferences, replace: true });
}

/** Deletes the preferences that the search no longer contains, and stores that the question was answered. */
export function dropChangedPreferences(terms: Readonly<Record<string, unknown>>): void {
  const preferences = readPreferences();
  for (const name of Object.keys(preferences))
    if (terms[name] !== preferences[name]) preferences[name] = undefined;
  storePreferences(preferences);
}
