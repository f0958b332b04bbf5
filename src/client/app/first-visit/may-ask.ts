/** Who is asked at the first visit (product 2.55): nobody who has used the app on this phone, chosen anything, or come for something else. */
import * as z from 'zod/mini';
import { readStored, storedKeys } from '#client/data/device-storage.ts';
import { askingKey } from '#client/data/install-asking.ts';
import { searchTermsOf, isSearch } from '#client/features/jobs/search/search-terms.ts';

/** Stored by who was asked, chose something, or is logged in. */
const answers = ['wishes', 'lang', 'theme', 'user', 'dataSaver', 'passkeyAsked', 'searches:guest'];
const visit = z.object({ visits: z.number(), isUsed: z.boolean() });

const isFirstVisit = (): boolean => {
  const known = readStored('local', askingKey, visit);
  // Where nothing is stored people would be asked each time.
  return known !== undefined && known.visits <= 1 && !known.isUsed;
};

const hasAnswered = (): boolean =>
  [...storedKeys('local'), ...storedKeys('session')].some((key) => answers.includes(key));

type Place = { readonly pathname: string; readonly search: Readonly<Record<string, unknown>> };

/** Where people begin who came for no certain job or list. */
const isStart = ({ pathname, search }: Place): boolean =>
  pathname === '/' || (pathname === '/jobs' && !isSearch(searchTermsOf(search)));

/** Whoever does something by now does not want to be asked. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, select, textarea') === true;

export const mayAsk = (place: Place): boolean =>
  isFirstVisit() && !hasAnswered() && isStart(place) && !isBusy();
