/** Queries and mutations of job alerts (product 7.22). */
import {
  type QueryClient,
  queryOptions,
  useMutation,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query';
import { type Alert, changeAlert, listAlerts } from '#contract/alerts.ts';
import { call } from '#client/data/api.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/notices.ts';

const alertsKey = (userId: number) => ['alerts', userId] as const;

/** Newest first. */
export const alertsQuery = (userId: number) =>
  queryOptions({
    queryKey: alertsKey(userId),
    queryFn: ({ signal }) => call(listAlerts, {}, { signal }),
    meta: { persist: 'private' },
  });

export const refreshAlerts = (client: QueryClient, userId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: alertsKey(userId) });

const replaceInList = (client: QueryClient, userId: number, changed: Alert): void =>
  void client.setQueryData(alertsQuery(userId).queryKey, (alerts) =>
    alerts?.map((alert) => (alert.id === changed.id ? changed : alert)),
  );

/** Hides an alert before the server has deleted it. */
export const hideAlert = (client: QueryClient, userId: number, id: number): void =>
  void client.setQueryData(alertsQuery(userId).queryKey, (alerts) =>
    alerts?.filter((alert) => alert.id !== id),
  );

/** Optimistic: a change that fails is reverted and the error shown. */
export function useChangeAlert(
  userId: number,
): UseMutationResult<Alert, Error, Alert, { before: Alert | undefined }> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name, terms, alert }: Alert) =>
      call(changeAlert, { params: { id }, body: { name, terms, alert } }),
    onMutate: (changed) => {
      const alerts = client.getQueryData(alertsQuery(userId).queryKey);
      const before = alerts?.find(({ id }) => id === changed.id);
      replaceInList(client, userId, changed);
      return { before };
    },
    onSuccess: (changed) => replaceInList(client, userId, changed),
    onError: (failure, _changed, mutated) => {
      if (mutated?.before) replaceInList(client, userId, mutated.before);
      notify('red', failureText(failure));
    },
  });
}
