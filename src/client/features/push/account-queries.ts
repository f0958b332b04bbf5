/** The account's notification settings: query and mutations (product 7.21). */
import {
  type QueryClient,
  queryOptions,
  useMutation,
  type UseMutationResult,
  useQueryClient,
} from '@tanstack/react-query';
import { msg } from '@lingui/core/macro';
import { getAccount, type Notify, setNotify } from '#contract/account-settings.ts';
import { unlinkTelegram } from '#contract/telegram.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { call } from '#client/data/api.ts';
import { failureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/toast.ts';

/** Refetched on focus, because Telegram is linked outside of the app. */
export const accountQuery = (userId: number) =>
  queryOptions({
    queryKey: ['account', userId] as const,
    queryFn: ({ signal }) => call(getAccount, {}, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { persist: 'private' },
  });

const setCachedNotify = (client: QueryClient, userId: number, change: Partial<Notify>): void =>
  void client.setQueryData(
    accountQuery(userId).queryKey,
    (account) => account && { ...account, notify: { ...account.notify, ...change } },
  );

/** Shows the change at once; reverts it if it could not be saved. */
export function useSetNotify(userId: number): UseMutationResult<Notify, Error, Partial<Notify>> {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['account', userId, 'notify'],
    mutationFn: (change: Partial<Notify>) => call(setNotify, { body: change }),
    onMutate: (change) => setCachedNotify(client, userId, change),
    onError: (failure, change) => {
      const back = Object.entries(change).map(([group, isOn]) => [group, !isOn]);
      setCachedNotify(client, userId, Object.fromEntries(back) as Partial<Notify>);
      notify('red', failureText(failure));
    },
  });
}

export function useUnlink(userId: number): UseMutationResult<undefined, Error, void> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(unlinkTelegram, {}),
    onError: (failure) =>
      notify(
        'red',
        hasCode(failure, 'password_needed')
          ? msg`Set a password first. Without Telegram you couldn't log in any more.`
          : failureText(failure),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: accountQuery(userId).queryKey }),
  });
}
