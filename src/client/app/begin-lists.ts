/** Begins to read the lists of a person's own things, while the code of their screen is on its way. */
import { type QueryClient } from '@tanstack/react-query';
import { type User } from '#contract/sessions.ts';
import { profileQuery } from '#client/features/accounts/profile-queries.ts';
import { applicantsQuery } from '#client/features/applications/application-queries.ts';
import { ownApplicationsQuery } from '#client/features/applications/application-queries.ts';
import { myJobsQuery, savedJobsQuery } from '#client/features/jobs/my-jobs-queries.ts';

export const beginSavedJobs = (client: QueryClient, { user_id }: User): Promise<void> =>
  client.prefetchQuery(savedJobsQuery(user_id));

/** The applications that a person sent or got. */
export const beginApplications = (client: QueryClient, { user_id, acc_type }: User): Promise<void> =>
  acc_type === 'employer'
    ? client.prefetchInfiniteQuery(applicantsQuery(user_id))
    : client.prefetchQuery(ownApplicationsQuery(user_id));

export const beginMyProfile = (client: QueryClient, user: User): Promise<unknown> =>
  Promise.all([
    beginApplications(client, user),
    user.acc_type === 'employer'
      ? client.prefetchInfiniteQuery(myJobsQuery(user.user_id))
      : client.prefetchQuery(profileQuery(user.user_id)),
  ]);
