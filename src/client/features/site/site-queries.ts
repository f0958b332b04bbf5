/** What screens read about the site as a whole: the public counts (product 7.10). Knows no screens. */
import { queryOptions } from '@tanstack/react-query';
import { getStats } from '#contract/site.ts';
import { call } from '#client/data/api.ts';
import { guest } from '#client/data/query-client.ts';

/** How many jobs, job seekers and employers there are: the same for everybody. */
export const statsQuery = queryOptions({
  queryKey: ['site', guest, 'stats'] as const,
  queryFn: ({ signal }) => call(getStats, {}, { signal }),
  meta: { persist: 'public' },
});
