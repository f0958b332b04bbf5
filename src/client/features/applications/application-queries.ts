/** What screens read about one's own applications in lists (product 7.7). Knows no screens; one in full has its own file. */
import { queryOptions } from '@tanstack/react-query';
import { type User } from '#contract/accounts.ts';
import { pageApplications } from '#contract/list-pages.ts';
import { call } from '#client/data/api.ts';
import { type Persistence, visitMs } from '#client/data/query-client.ts';
import { readWholeList } from '#client/data/whole-list.ts';
import { applicationKeys } from './application-keys.ts';

/** One's own applications are stored on the device, other people's never are. */
export const applicationStorage = (user: User): { persist?: Persistence } =>
  user.acc_type === 'employee' ? { persist: 'private' } : {};

/** The employee's own, newest first: all of them, because they are to be read without a network. */
export const ownApplicationsQuery = (userId: number) =>
  queryOptions({
    queryKey: applicationKeys.list(userId),
    queryFn: (context) =>
      readWholeList(context, (after) =>
        call(pageApplications, { query: { after } }, { signal: context.signal }),
      ),
    // What the device stored may be older than the last application: it stands in, and is asked for again.
    staleTime: visitMs,
    meta: { persist: 'private' },
  });
