/** What the site says about itself (product 12.8). The page contains it; an app that starts without a network has stored it. */
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { siteDataId } from '#contract/server-rendering.ts';
import { type SiteInfo } from '#contract/site-info.ts';
import { call } from './api.ts';
import { readTrustedPageData } from './page-data.ts';
import { guest } from './query-client.ts';

const hourMs = 60 * 60_000;

const siteQuery = queryOptions({
  queryKey: ['site', guest, 'info'] as const,
  // Loaded only when the page has no data: in the packaged app, and after hours.
  queryFn: async ({ signal }) => call((await import('#contract/site-info.ts')).getSite, {}, { signal }),
  staleTime: hourMs,
  meta: { persist: 'public' },
});

export const cacheSite = (
  queryClient: QueryClient,
  site: SiteInfo,
  age: { updatedAt?: number } = {},
): unknown => queryClient.setQueryData(siteQuery.queryKey, site, age);

/** Fills the query cache with what the page contains. */
export function readSite(queryClient: QueryClient): void {
  const page = readTrustedPageData<SiteInfo>(siteDataId);
  if (page) cacheSite(queryClient, page.data, page.age);
}

/** Undefined until it is known; parts that need it are then left out. */
export const useSite = (): SiteInfo | undefined => useQuery(siteQuery).data;

/** National numbers are Cambodian. */
export const phoneLink = (number: string): string => `tel:${number.replace(/ /g, '').replace(/^0/, '+855')}`;
export const telegramLink = (name: string): string => `https://t.me/${name}`;
