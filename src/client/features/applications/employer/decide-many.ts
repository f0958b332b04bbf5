/** Decides many applications with one message, so many in each call (product 2.30, 4.19). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type User } from '#contract/accounts.ts';
import { type Decided, decideApplications } from '#contract/application-handling.ts';
import { manyApplications } from '#contract/limits.ts';
import { type Decision } from '#contract/options.ts';
import { send } from '#client/data/outbox-send.ts';
import { changeApplications, refreshApplications } from './application-changes.ts';
import { decisionsQueueKey } from './waiting-acts.ts';

type Deciding = { readonly ids: readonly number[]; readonly status: Decision; readonly message: string };

const inParts = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / manyApplications) }, (_, part) =>
    ids.slice(part * manyApplications, (part + 1) * manyApplications),
  );

/** Tells how it ended, once nothing of it waits any more; `onRefused` after what was decided before the refusal. */
export function useDecideMany(
  user: User,
  consequences: { onDecided: (decided: Decided) => void; onRefused: (failure: Error) => void },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, status, message }: Deciding) => {
      const all: Decided = { done: [], skipped: [] };
      let waits = false;
      for (const part of inParts(ids)) {
        const { reply, waiting } = await send(
          decideApplications,
          { body: { ids: part, status, message } },
          { queueKey: decisionsQueueKey, subject: String(part.length), directFirst: !waits },
        );
        if (waiting) waits = true;
        if (!reply) continue;
        all.done.push(...reply.done);
        all.skipped.push(...reply.skipped);
        const dateUpdated = new Date().toISOString();
        changeApplications(client, user.user_id, reply.done, { status, message, dateUpdated });
      }
      return all;
    },
    onSuccess: (decided) => {
      if (decided.done.length + decided.skipped.length > 0) consequences.onDecided(decided);
    },
    onError: consequences.onRefused,
    // Not waited for: without a network it would not end.
    onSettled: () => void refreshApplications(client, user.user_id),
  });
}
