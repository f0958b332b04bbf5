/** What somebody said at the first visit that they look for (product 2.55). The list begins with it until it is taken away there. */
import { redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { readStored, writeStored } from '#client/data/device-storage.ts';
import { isSearch, type SearchTerms, searchTermsOf } from './search-terms.ts';

/** Among the device's own (`session.ts`): stored, also empty, it says that nobody need be asked any more. */
const key = 'wishes';

const readWishes = (): Record<string, unknown> => Object(readStored('local', key, z.unknown()));

export const storeWishes = (wishes: SearchTerms): boolean => writeStored('local', key, wishes);

let hasBegun = false;

/** The first list of a start of the app, where it is opened without a search. */
export function beginWithWishes({ search, preload }: { search: SearchTerms; preload: boolean }): void {
  if (preload || hasBegun) return;
  hasBegun = true;
  const wishes = searchTermsOf(readWishes());
  if (!isSearch(search) && isSearch(wishes)) throw redirect({ to: '/jobs', search: wishes, replace: true });
}

/** What was taken away or changed in the list is no wish any more; whoever searches there need not be asked. */
export function keepWishes(terms: Readonly<Record<string, unknown>>): void {
  const wishes = readWishes();
  for (const name of Object.keys(wishes)) if (terms[name] !== wishes[name]) wishes[name] = undefined;
  storeWishes(wishes);
}
