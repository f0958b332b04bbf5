/** Prefetches a user's own lists while the code of their screen is loading. */
import { type QueryClient } from '@tanstack/react-query';
import { type User } from '#contract/sessions.ts';
import { profileQuery } from '#client/features/accounts/profile-queries.ts';
import { applicantsQuery, ownApplicationsQuery } from '#client/features/applications/application-queries.ts';
import { myJobsQuery, savedJobsQuery } from '#client/features/jobs/my-jobs-queries.ts';

export const prefetchSavedJobs = (client: QueryClient, { user_id }: User): Promise<void> =>
  client.prefetchQuery(savedJobsQuery(user_id));

/** The applications that the user sent or received. */
export const prefetchApplications = (client: QueryClient, { user_id, acc_type }: User): Promise<void> =>
  acc_type === 'employer'
    ? client.prefetchInfiniteQuery(applicantsQuery(user_id))
    : client.prefetchQuery(ownApplicationsQuery(user_id));

export const prefetchMyProfile = (client: QueryClient, user: User): Promise<unknown> =>
  Promise.all([
    prefetchApplications(client, user),
    user.acc_type === 'employer'
      ? client.prefetchInfiniteQuery(myJobsQuery(user.user_id))
      : client.prefetchQuery(profileQuery(user.user_id)),
  ]);
