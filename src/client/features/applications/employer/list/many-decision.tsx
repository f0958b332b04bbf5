/** Below the chooser: one message to all selected applicants, Reject and Accept (product 2.30). */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkmark, close, documentTextOutline } from 'ionicons/icons';
import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type User } from '#contract/sessions.ts';
import { lengths, manyApplications } from '#contract/limits.ts';
import { type Decision } from '#contract/options.ts';
import { useFailureText } from '#client/language/failure-texts.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { TextareaField } from '#client/ui/fields/text-field.tsx';
import { notify } from '#client/ui/toast.ts';
import { StickyBar } from '#client/ui/sticky-bar.tsx';
import { decideApplications, type Decided } from '#contract/application-handling.ts';
import { send } from '#client/data/outbox-send.ts';
import { decisionResultText } from '../queued-decisions.ts';
import { updateCachedApplications, refreshApplications } from '../application-changes.ts';
import { decisionsQueueKey } from '../waiting-actions.ts';

type DecisionInput = { readonly ids: readonly number[]; readonly status: Decision; readonly message: string };

const inBatches = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / manyApplications) }, (_, batch) =>
    ids.slice(batch * manyApplications, (batch + 1) * manyApplications),
  );

/** Sends the decisions in batches. Batches before a refused one stay decided. */
function useDecideMany(
  user: User,
  handlers: { onDecided: (decided: Decided) => void; onRefused: (failure: Error) => void },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, status, message }: DecisionInput) => {
      const all: Decided = { done: [], skipped: [] };
      let isQueued = false;
      for (const batch of inBatches(ids)) {
        const { reply, waiting } = await send(
          decideApplications,
          { body: { ids: batch, status, message } },
          { queueKey: decisionsQueueKey, subject: String(batch.length), directFirst: !isQueued },
        );
        if (waiting) isQueued = true;
        if (!reply) continue;
        all.done.push(...reply.done);
        all.skipped.push(...reply.skipped);
        const dateUpdated = new Date().toISOString();
        updateCachedApplications(client, user.user_id, reply.done, { status, message, dateUpdated });
      }
      return all;
    },
    onSuccess: (decided) => {
      if (decided.done.length + decided.skipped.length > 0) handlers.onDecided(decided);
    },
    onError: handlers.onRefused,
    // Not awaited: offline it would never end.
    onSettled: () => void refreshApplications(client, user.user_id),
  });
}

const TemplateSheet = lazySheet(async () => (await import('./template-sheet.tsx')).TemplateSheet);

type Props = {
  user: User;
  /** The selected applications. */
  ids: readonly number[];
  message: string;
  onMessage: (message: string) => void;
  onDone: () => void;
};

export function ManyDecision({ user, ids, message, onMessage, onDone }: Props) {
  const { t, i18n } = useLingui();
  const failureText = useFailureText();
  const [isConfirming, setConfirming] = useState(false);
  const [isTemplatesOpen, setTemplatesOpen] = useState(false);
  const deciding = useDecideMany(user, {
    onDecided: (decided) => notify('green', decisionResultText(decided, i18n)),
    onRefused: (failure) => notify('red', failureText(failure)),
  });
  // A ref, because `isPending` changes only with the next render: a double tap must decide once.
  const isSending = useRef(false);
  const decide = (status: Decision) => {
    if (isSending.current) return;
    isSending.current = true;
    deciding.mutate(
      { ids, status, message },
      {
        onSuccess: () => {
          onMessage('');
          onDone();
        },
        onError: () => setConfirming(false),
        onSettled: () => (isSending.current = false),
      },
    );
  };
  const isBusy = (status: Decision) => deciding.isPending && deciding.variables.status === status;
  const n = ids.length;
  return (
    <StickyBar
      note={
        <div className="many-message">
          <TextareaField
            label={<Trans>One message to all {n}</Trans>}
            optional
            rows={2}
            placeholder={t`For example: thank you, the places are filled.`}
            maxLength={lengths.decisionMessage}
            value={message}
            onChange={({ target }) => onMessage(target.value)}
          />
          <Button
            variant="plain"
            small
            icon={documentTextOutline}
            aria-haspopup="dialog"
            onClick={() => setTemplatesOpen(true)}
          >
            <Trans>Templates</Trans>
          </Button>
        </div>
      }
    >
      <Button variant="danger" icon={close} disabled={n === 0} onClick={() => setConfirming(true)}>
        <Trans>Reject {n}</Trans>
      </Button>
      <Button
        variant="success"
        icon={checkmark}
        disabled={n === 0}
        busy={isBusy('accepted')}
        onClick={() => decide('accepted')}
      >
        <Trans>Accept {n}</Trans>
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t`Reject ${n} applicants?`}
        text={t`This can't be undone.`}
        confirmLabel={t`Reject ${n}`}
        tone="danger"
        busy={isBusy('rejected')}
        onConfirm={() => decide('rejected')}
        onClose={() => setConfirming(false)}
      />
      <TemplateSheet
        open={isTemplatesOpen}
        onClose={() => setTemplatesOpen(false)}
        onChoose={(text) => {
          setTemplatesOpen(false);
          onMessage(text);
        }}
      />
    </StickyBar>
  );
}
