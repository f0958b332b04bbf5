/** Blocks and unblocks the other side of an application, now or through the outbox (product 2.29, 4.19). */
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Blocked, blockOther, listBlocked, unblockOther } from '#contract/blocks.ts';
import { isCall } from '#contract/outbox-item.ts';
import { call } from '#client/data/api.ts';
import { send } from '#client/data/outbox-send.ts';
import { useWaiting } from '#client/data/outbox-query.ts';
import { keyFor, visitMs } from '#client/data/query-client.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { notify } from '#client/ui/toast.ts';

const blockedKey = (userId: number) => keyFor<Blocked[]>()('blocked', userId);

export const blockedQuery = (userId: number) =>
  queryOptions({
    queryKey: blockedKey(userId),
    queryFn: ({ signal }) => call(listBlocked, {}, { signal }),
    staleTime: visitMs,
  });

const blockQueueKey = (id: number): string => `block:${id}`;

/** Lists of jobs and applications differ after it. */
export function refreshAfterBlocking(client: QueryClient, owner: number): void {
  for (const noun of ['applications', 'blocked', 'jobs', 'messages'])
    void client.invalidateQueries({ queryKey: [noun, owner] });
}

type Application = {
  readonly id: number;
  /** As the server has it. */
  readonly blocked: boolean;
  /** Title in the outbox. */
  readonly subject: string;
};

export function useBlocking(owner: number, { id, blocked, subject }: Application) {
  const client = useQueryClient();
  const failureText = useFailureText();
  const waiting = useWaiting(blockQueueKey(id));
  const changing = useMutation({
    mutationFn: (block: boolean) =>
      send(block ? blockOther : unblockOther, { params: { id } }, { queueKey: blockQueueKey(id), subject }),
    onSuccess: (sending) => {
      if (!sending.waiting) refreshAfterBlocking(client, owner);
    },
    onError: (failure) => notify('red', failureText(failure)),
  });
  return {
    isBlocked: waiting ? isCall(waiting, blockOther) : blocked,
    isBusy: changing.isPending,
    setBlocked: changing.mutateAsync,
  };
}
