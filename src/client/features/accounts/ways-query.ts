/** Which ways in this site has besides the password (product 7.36). */
import { queryOptions } from '@tanstack/react-query';
import { getLogInMethods } from '#contract/passkeys.ts';
import { call } from '#client/data/api.ts';

export const waysQuery = queryOptions({
  queryKey: ['ways'] as const,
  queryFn: ({ signal }) => call(getLogInMethods, {}, { signal }),
});
