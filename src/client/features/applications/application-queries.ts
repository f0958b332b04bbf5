/** What screens read about applications in lists (product 7.7). Knows no screens; one in full has its own file. */
import { queryOptions } from '@tanstack/react-query';
import { type User } from '#contract/accounts.ts';
import { type Application, listApplications } from '#contract/applications.ts';
import { call } from '#client/data/api.ts';
import { type Persistence, visitMs } from '#client/data/query-client.ts';

export const applicationKeys = {
  all: (userId: number) => ['applications', userId] as const,
  list: (userId: number) => ['applications', userId, 'list'] as const,
  detail: (userId: number, id: number) => ['applications', userId, 'detail', id] as const,
};

/** One's own applications are stored on the device, other people's never are. */
export const applicationStorage = (user: User): { persist?: Persistence } =>
  user.acc_type === 'employee' ? { persist: 'private' } : {};

/** The server lists the oldest first, screens show the newest first (product 2.10, 2.11). */
export const newestFirst = (applications: readonly Application[]): Application[] =>
  [...applications].reverse();

/** The employee's own applications, or the ones to the employer's jobs; newest first. */
export const applicationsQuery = (user: User) =>
  queryOptions({
    queryKey: applicationKeys.list(user.user_id),
    queryFn: async ({ signal }) => newestFirst(await call(listApplications, { query: {} }, { signal })),
    // What the device stored may be older than the last application: it stands in, and is asked for again.
    staleTime: visitMs,
    meta: applicationStorage(user),
  });
