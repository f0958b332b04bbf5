/** Updates cached applications after an employer's decision, star, note or reading, so that lists and pages agree. */
import { type QueryClient } from '@tanstack/react-query';
import { type Application } from '#contract/applications.ts';
import { jobKeys } from '#client/features/jobs/job-keys.ts';
import { applicationKeys, type ApplicationPages } from '../application-queries.ts';

type Change = Partial<
  Pick<Application, 'status' | 'message' | 'dateUpdated' | 'starred' | 'note' | 'unread'>
>;

/** In every list and in the details. */
export function updateCachedApplications(
  client: QueryClient,
  userId: number,
  ids: readonly number[],
  change: Change,
): void {
  const changed = new Set(ids);
  client.setQueriesData<ApplicationPages>(
    { queryKey: applicationKeys.pages(userId) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map(({ items, next }) => ({
          items: items.map((one) => (changed.has(one.id) ? { ...one, ...change } : one)),
          next,
        })),
      },
  );
  for (const id of ids)
    client.setQueryData(
      applicationKeys.detail(userId, id),
      (answer) =>
        answer && {
          ...answer,
          application: { ...answer.application, ...change },
          ...(change.message ? { message: change.message } : {}),
        },
    );
}

/** Refetches applications, and jobs for their counts. */
export async function refreshApplications(client: QueryClient, userId: number): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: applicationKeys.all(userId) }),
    client.invalidateQueries({ queryKey: jobKeys.own(userId) }),
  ]);
}
