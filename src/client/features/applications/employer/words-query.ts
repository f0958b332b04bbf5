/** Which applications have the words in their CV (product 2.30, 7.19): only the server can look for them. */
import { queryOptions } from '@tanstack/react-query';
import { type User } from '#contract/accounts.ts';
import { listApplications } from '#contract/applications.ts';
import { call } from '#client/data/api.ts';
import { visitMs } from '#client/data/query-client.ts';
import { applicationKeys } from '../application-queries.ts';

/** Their ids; the list itself stays as it is, with what was done to it meanwhile. */
export const wordsQuery = (user: User, words = '') =>
  queryOptions({
    queryKey: [...applicationKeys.all(user.user_id), 'words', words],
    queryFn: async ({ signal }) => {
      const found = await call(listApplications, { query: { words } }, { signal });
      return new Set(found.map(({ id }) => id));
    },
    staleTime: visitMs,
    enabled: words !== '',
  });
