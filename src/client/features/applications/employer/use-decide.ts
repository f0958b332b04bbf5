/** Accepts or rejects one application, at once or through the outbox (product 4.10, 10.3). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type User } from '#contract/accounts.ts';
import { type Application } from '#contract/applications.ts';
import { decideApplication } from '#contract/application-handling.ts';
import { type Decision } from '#contract/options.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { decisionDraft } from '#client/data/drafts.ts';
import { send } from '#client/data/outbox-send.ts';
import { changeApplications, refreshApplications } from './application-changes.ts';
import { decisionQueueKey } from './waiting-acts.ts';

type Deciding = { readonly status: Decision; readonly message: string };

type Consequences = {
  /** Not while it waits to be sent. */
  onDecided: (status: Decision) => void;
  onRefused: (failure: Error) => void;
};

/**
 * The person is told how it ended wherever they are by then. When somebody decided before, what they decided is read
 * and shown.
 */
export function useDecide(
  user: User,
  { id, subject }: Pick<Application, 'id'> & { subject: string },
  { onDecided, onRefused }: Consequences,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (deciding: Deciding) =>
      send(
        decideApplication,
        { params: { id }, body: deciding },
        { queueKey: decisionQueueKey(id), subject, directFirst: true },
      ),
    onSuccess: ({ reply, waiting }, { status }) => {
      if (waiting) return;
      decisionDraft(id).clear();
      if (reply) {
        const { message, dateUpdated } = reply;
        changeApplications(client, user.user_id, [id], { status, message, dateUpdated });
      }
      void refreshApplications(client, user.user_id);
      onDecided(status);
    },
    onError: (failure) => {
      onRefused(failure);
      if (hasCode(failure, 'already_decided')) void refreshApplications(client, user.user_id);
    },
  });
}
