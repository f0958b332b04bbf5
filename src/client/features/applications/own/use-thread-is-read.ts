/** What was read in a thread is unread in no list any more. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type User } from '#contract/accounts.ts';
import { type Application } from '#contract/applications.ts';
import { applicationKeys } from '../application-keys.ts';

export function useThreadIsRead({ user_id }: User, id: number): () => void {
  const client = useQueryClient();
  return useCallback(
    () =>
      void client.setQueryData<Application[]>(applicationKeys.list(user_id), (list) =>
        list?.some((one) => one.id === id && one.unread > 0)
          ? list.map((one) => (one.id === id ? { ...one, unread: 0 } : one))
          : list,
      ),
    [client, user_id, id],
  );
}
