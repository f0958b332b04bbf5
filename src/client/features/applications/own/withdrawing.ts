/** Takes an application back, at once or through the outbox, and shows how it ended (product 2.28, 4.19). Knows no buttons. */
import { msg } from '@lingui/core/macro';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { withdrawApplication } from '#contract/application-handling.ts';
import { type Application } from '#contract/applications.ts';
import { isCall } from '#contract/outbox-item.ts';
import { codeOf, hasCode } from '#client/data/api-failure.ts';
import { onOutboxNews } from '#client/data/outbox-draining.ts';
import { cancel, enqueue, isWatched } from '#client/data/outbox-send.ts';
import { threadKey } from '#client/features/messages/thread-queries.ts';
import { confirmJob } from '#client/features/jobs/job-cache.ts';
import { failureTexts, useFailureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/notices.ts';
import { applicationKeys } from '../application-keys.ts';

/** Where it waits. */
export const withdrawLane = (id: number): string => `withdraw:${id}`;

/** Those that are gone: their pages close. */
const useGone = create<ReadonlySet<number>>(() => new Set());
export const useIsWithdrawn = (id: number): boolean => useGone((gone) => gone.has(id));

/** Out of every list; its job can be applied for again. */
function dropApplication(client: QueryClient, owner: number, id: number): void {
  const key = applicationKeys.list(owner);
  const known = client.getQueryData<Application[]>(key)?.find((one) => one.id === id);
  client.setQueryData<Application[]>(key, (list) => list?.filter((one) => one.id !== id));
  if (known) confirmJob(client, owner, known.job_id, { applied: false });
  void client.invalidateQueries({ queryKey: key });
  useGone.setState((gone) => new Set([...gone, id]), true);
  notify('green', msg`Your application is withdrawn.`);
}

/** Once its page is closed, which would ask for it anew. */
export function forgetApplication(client: QueryClient, owner: number, id: number): void {
  client.removeQueries({ queryKey: applicationKeys.detail(owner, id) });
  client.removeQueries({ queryKey: threadKey(owner, id) });
}

/** What is gone already, because the first answer was lost, is what was wanted. */
export function useWithdraw(owner: number, { id, job_name }: Pick<Application, 'id' | 'job_name'>) {
  const client = useQueryClient();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: () =>
      enqueue(
        withdrawApplication,
        { params: { id } },
        { lane: withdrawLane(id), subject: job_name, repeat: 'first' },
      ),
    onSuccess: (waiting) => {
      if (!waiting) dropApplication(client, owner, id);
    },
    onError: (failure) => {
      if (hasCode(failure, 'not_found')) return dropApplication(client, owner, id);
      notify('red', failureText(failure));
      void client.invalidateQueries({ queryKey: applicationKeys.all(owner) });
    },
  });
}

let isFollowed = false;

/** Tells, while the app runs, how those ended that had waited; begins once. */
export function followWithdrawals(client: QueryClient): void {
  if (isFollowed) return;
  isFollowed = true;
  onOutboxNews((news) => {
    if (news.type !== 'settled' || isWatched(news.item.key) || !isCall(news.item, withdrawApplication))
      return;
    const { owner, state, reason, input } = news.item;
    if (owner === null) return;
    const code = codeOf(news.status, reason ?? undefined);
    if (state === 'sent' || code === 'not_found') {
      void cancel(news.item);
      return dropApplication(client, owner, Number(input.params.id));
    }
    notify('red', failureTexts[code]);
    void client.invalidateQueries({ queryKey: applicationKeys.all(owner) });
  });
}
