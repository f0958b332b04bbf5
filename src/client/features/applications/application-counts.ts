/** How many applications and jobs an employer has (product 7.40), for the tab's badge. */
import { queryOptions } from '@tanstack/react-query';

export const applicationCountsQuery = (userId: number) =>
  queryOptions({
    // Starts like `applicationKeys`, which every visitor would download if this file imported it.
    queryKey: ['applications', userId, 'counts'],
    queryFn: async ({ signal }) => (await import('./application-queries.ts')).fetchCounts(signal),
  });
