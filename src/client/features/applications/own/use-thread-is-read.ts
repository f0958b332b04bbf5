/** What was read in a thread is unread in no list any more. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type User } from '#contract/accounts.ts';
import { type Application } from '#contract/applications.ts';
import { applicationKeys } from '../application-keys.ts';

export function useThreadIsRead({ user_id }: User, id: number): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    const key = applicationKeys.list(user_id);
    // The list is as old as it was: it is asked for anew by who goes back to it.
    const updatedAt = client.getQueryState(key)?.dataUpdatedAt;
    client.setQueryData<Application[]>(
      key,
      (list) =>
        list?.some((one) => one.id === id && one.unread > 0)
          ? list.map((one) => (one.id === id ? { ...one, unread: 0 } : one))
          : undefined,
      { updatedAt },
    );
  }, [client, user_id, id]);
}
