/** The query for one application (product 7.7). Apart from the lists' queries, because its schema includes the CV's. */
import { queryOptions } from '@tanstack/react-query';
import { type User } from '#contract/sessions.ts';
import { getApplication } from '#contract/application-details.ts';
import { call } from '#client/data/api.ts';
import { visitMs } from '#client/data/query-client.ts';
import { applicationKeys, applicationStorage } from './application-queries.ts';

export const applicationQuery = (user: User, id: number) =>
  queryOptions({
    queryKey: applicationKeys.detail(user.user_id, id),
    queryFn: ({ signal }) => call(getApplication, { params: { id } }, { signal }),
    staleTime: visitMs,
    meta: applicationStorage(user),
  });
