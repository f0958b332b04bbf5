/** Asks first-time visitors once what they are looking for (product 2.55). The sheet is loaded only then. */
import * as z from 'zod/mini';
import { type ShellController } from '#client/ionic-tanstack/shell-controller.ts';
import { loadWithTexts } from '#client/language/activate.ts';
import { storePreferences } from '#client/features/jobs/list/job-preferences.ts';
import { readStored, storedKeys } from '#client/data/device-storage.ts';
import { installKey } from '#client/data/install-eligibility.ts';
import { isSearch, searchTermsOf } from '#client/features/jobs/search/search-terms.ts';

/** Storage keys of anyone who was asked before, chose something, or is logged in. */
const knownUserKeys = ['wishes', 'lang', 'theme', 'user', 'dataSaver', 'passkeyAsked', 'searches:guest'];
const visit = z.object({ visits: z.number(), isUsed: z.boolean() });

const isFirstVisit = (): boolean => {
  const known = readStored('local', installKey, visit);
  // Without storage, people would be asked at every visit.
  return known !== undefined && known.visits <= 1 && !known.isUsed;
};

const isKnownUser = (): boolean =>
  [...storedKeys('local'), ...storedKeys('session')].some((key) => knownUserKeys.includes(key));

type Location = { readonly pathname: string; readonly search: Readonly<Record<string, unknown>> };

/** Whether this is a start page, not a certain job or search. */
const isStart = ({ pathname, search }: Location): boolean =>
  pathname === '/' || (pathname === '/jobs' && !isSearch(searchTermsOf(search)));

/** Users who are already doing something are not interrupted. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  document.activeElement?.matches('input, select, textarea') === true;

export const mayAsk = (location: Location): boolean =>
  isFirstVisit() && !isKnownUser() && isStart(location) && !isBusy();

/** Call it once the first page is idle. */
export async function askAtFirstVisit(shell: ShellController): Promise<void> {
  const shouldAsk = () => mayAsk(shell.router.state.location);
  if (!shouldAsk()) return;
  const { openFirstVisitSheet } = await loadWithTexts(() => import('./first-visit-sheet.tsx'));
  // Stored before the sheet opens: users who close the app instead of answering are not asked again.
  if (shouldAsk() && storePreferences({})) openFirstVisitSheet(shell);
}
