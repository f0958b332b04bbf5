/** Changes cached copies of applications after the employer did something with them. Knows no calls. */
import { type QueryClient } from '@tanstack/react-query';
import { type Application } from '#contract/applications.ts';
import { jobKeys } from '#client/features/jobs/job-keys.ts';
import { applicationKeys } from '../application-queries.ts';
import { type ApplicationPages } from '../application-queries.ts';

type Change = Partial<
  Pick<Application, 'status' | 'message' | 'dateUpdated' | 'starred' | 'note' | 'unread'>
>;

/** In every list, and where it is open. */
export function changeApplications(
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
          items: items.map((known) => (changed.has(known.id) ? { ...known, ...change } : known)),
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

/** Asks for all of them again, and for how many wait with each job. */
export async function refreshApplications(client: QueryClient, userId: number): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: applicationKeys.all(userId) }),
    client.invalidateQueries({ queryKey: jobKeys.own(userId) }),
  ]);
}
