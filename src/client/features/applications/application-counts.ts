/** How many applications an employer has, and how many jobs (product 7.40): the tab's number, without any list. */
import { queryOptions } from '@tanstack/react-query';

export const applicationCountsQuery = (userId: number) =>
  queryOptions({
    // Among all applications of the person; every phone downloads this file, and not their keys.
    queryKey: ['applications', userId, 'counts'],
    queryFn: async ({ signal }) => (await import('./application-queries.ts')).countOwnApplications(signal),
  });
