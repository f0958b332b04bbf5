/** How many applications an employer has, and how many jobs (product 7.40): the tab's number, without any list. */
import { queryOptions } from '@tanstack/react-query';
import { countApplications } from '#contract/application-overview.ts';
import { call } from '#client/data/api.ts';
import { visitMs } from '#client/data/query-client.ts';
import { applicationKeys } from './application-keys.ts';

export const applicationCountsQuery = (userId: number) =>
  queryOptions({
    queryKey: applicationKeys.counts(userId),
    queryFn: ({ signal }) => call(countApplications, {}, { signal }),
    staleTime: visitMs,
  });
