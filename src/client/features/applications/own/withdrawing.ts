/** Withdraws an application, now or through the outbox, and updates the caches (product 2.28, 4.19). */
import { msg } from '@lingui/core/macro';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { withdrawApplication } from '#contract/application-handling.ts';
import { type Application } from '#contract/applications.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { send } from '#client/data/outbox-send.ts';
import { threadKey } from '#client/features/messages/thread-queries.ts';
import { confirmJob } from '#client/features/jobs/job-cache.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/notices.ts';
import { applicationKeys } from '../application-queries.ts';

export const withdrawQueueKey = (id: number): string => `withdraw:${id}`;

/** Withdrawn applications, whose open pages close. */
const useWithdrawn = create<ReadonlySet<number>>(() => new Set());
export const useIsWithdrawn = (id: number): boolean => useWithdrawn((withdrawn) => withdrawn.has(id));

/** Removes it from the list; the job can be applied for again. */
export function removeWithdrawn(client: QueryClient, owner: number, id: number): void {
  const key = applicationKeys.list(owner);
  const cached = client.getQueryData(key)?.find((one) => one.id === id);
  client.setQueryData(key, (list) => list?.filter((one) => one.id !== id));
  if (cached) confirmJob(client, owner, cached.job_id, { applied: false });
  void client.invalidateQueries({ queryKey: key });
  useWithdrawn.setState((withdrawn) => new Set([...withdrawn, id]), true);
  notify('green', msg`Your application has been withdrawn.`);
}

/** Call this once the page is closed: an open page would refetch it. */
export function removeCachedApplication(client: QueryClient, owner: number, id: number): void {
  client.removeQueries({ queryKey: applicationKeys.detail(owner, id) });
  client.removeQueries({ queryKey: threadKey(owner, id) });
}

export function useWithdraw(owner: number, { id, job_name }: Pick<Application, 'id' | 'job_name'>) {
  const client = useQueryClient();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: () =>
      send(withdrawApplication, { params: { id } }, { queueKey: withdrawQueueKey(id), subject: job_name }),
    onSuccess: ({ waiting }) => {
      if (!waiting) removeWithdrawn(client, owner, id);
    },
    onError: (failure) => {
      // Withdrawn by an earlier attempt whose answer was lost.
      if (hasCode(failure, 'not_found')) return removeWithdrawn(client, owner, id);
      notify('red', failureText(failure));
      void client.invalidateQueries({ queryKey: applicationKeys.all(owner) });
    },
  });
}
