/** The card of the first visit and the jobs that come first (product 2.55), loaded only where they are shown. */
import { type QueryClient } from '@tanstack/react-query';
import { readSession } from '#client/data/session.ts';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { loadCode } from '#client/language/load-code.ts';
import { ownerOf } from '../job-keys.ts';
import { jobsQuery } from '../job-queries.ts';
import { isSearch } from '../search/search-terms.ts';
import { isUnanswered, preferredTerms, readAppliedPreferences, useIsCardShown } from './job-preferences.ts';

export const LazyPreferencesCard = lazyPart(
  async () => (await import('./preferences-card.tsx')).PreferencesCard,
);

export const PreferredJobs = lazyPart(
  async () => (await import('./preferred-jobs.tsx')).PreferredJobs,
  ({ children }) => children,
);

/** Without a connection the part is loaded later. */
const preloadJobs = (): void => void PreferredJobs.preload().catch(() => undefined);

export const PreferencesCard = () =>
  useIsCardShown() ? <LazyPreferencesCard onAnswer={preloadJobs} /> : null;

/** For the routes: the page waits for this code, so that nothing is added to it later. Never rejects. */
export async function loadPreferences(client: QueryClient): Promise<void> {
  const user = readSession();
  const preferences = readAppliedPreferences();
  const hasAny = isSearch(preferences);
  if (hasAny) void client.prefetchInfiniteQuery(jobsQuery(ownerOf(user), preferredTerms(preferences)));
  await Promise.allSettled([
    hasAny && PreferredJobs.preload(),
    isUnanswered() && !user && LazyPreferencesCard.preload(loadCode),
  ]);
}
