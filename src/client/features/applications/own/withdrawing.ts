/** Withdraws an application, at once or through the outbox, and shows how it ended (product 2.28, 4.19). Knows no buttons. */
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
import { applicationKeys } from '../application-keys.ts';

export const withdrawQueueKey = (id: number): string => `withdraw:${id}`;

/** Withdrawn applications: their pages close. */
const useWithdrawn = create<ReadonlySet<number>>(() => new Set());
export const useIsWithdrawn = (id: number): boolean => useWithdrawn((withdrawn) => withdrawn.has(id));

/** Takes it out of every list; its job can be applied for again. */
export function showWithdrawn(client: QueryClient, owner: number, id: number): void {
  const key = applicationKeys.list(owner);
  const known = client.getQueryData(key)?.find((one) => one.id === id);
  client.setQueryData(key, (list) => list?.filter((one) => one.id !== id));
  if (known) confirmJob(client, owner, known.job_id, { applied: false });
  void client.invalidateQueries({ queryKey: key });
  useWithdrawn.setState((withdrawn) => new Set([...withdrawn, id]), true);
  notify('green', msg`Your application has been withdrawn.`);
}

/** Once its page is closed, which would fetch it again. */
export function forgetApplication(client: QueryClient, owner: number, id: number): void {
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
      if (!waiting) showWithdrawn(client, owner, id);
    },
    onError: (failure) => {
      // Already withdrawn, because the first answer was lost.
      if (hasCode(failure, 'not_found')) return showWithdrawn(client, owner, id);
      notify('red', failureText(failure));
      void client.invalidateQueries({ queryKey: applicationKeys.all(owner) });
    },
  });
}
