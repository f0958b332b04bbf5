/** Accepts or rejects a pending application, with an optional message (product 4.10). */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkmark, close } from 'ionicons/icons';
import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type User } from '#contract/sessions.ts';
import { lengths } from '#contract/limits.ts';
import { type Decision } from '#contract/options.ts';
import { decisionDraft } from '#client/data/drafts.ts';
import { useField, useForm } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { TextareaField } from '#client/ui/fields/text-field.tsx';
import { notify } from '#client/ui/toast.ts';
import { type Application } from '#contract/applications.ts';
import { decideApplication } from '#contract/application-handling.ts';
import { hasCode } from '#client/data/api-failure.ts';
import { cancel, send } from '#client/data/outbox-send.ts';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { updateCachedApplications, refreshApplications } from '../application-changes.ts';
import { decisionQueueKey, type WaitingDecision } from '../waiting-actions.ts';

/** A decision that is waiting to be sent; it can be cancelled. */
export function WaitingDecisionNote({ waiting: { status, item } }: { waiting: WaitingDecision }) {
  const { t } = useLingui();
  return (
    <section className="decision-panel waiting" aria-label={t`Decision`}>
      <p>
        <StatusBadge status={status} viewer="employer" /> <StatusBadge status="waiting" />
      </p>
      <Button variant="outline" small onClick={() => void cancel(item)}>
        <Trans>Cancel sending</Trans>
      </Button>
    </section>
  );
}

type DecisionInput = { readonly status: Decision; readonly message: string };

type DecideHandlers = {
  /** Not called while the decision is waiting to be sent. */
  onDecided: (status: Decision) => void;
  onRefused: (failure: Error) => void;
};

/** The handlers run even after leaving the page. If someone else decided first, their decision is fetched. */
function useDecide(
  user: User,
  { id, subject }: Pick<Application, 'id'> & { subject: string },
  { onDecided, onRefused }: DecideHandlers,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DecisionInput) =>
      send(
        decideApplication,
        { params: { id }, body },
        { queueKey: decisionQueueKey(id), subject, directFirst: true },
      ),
    onSuccess: ({ reply, waiting }, { status }) => {
      if (waiting) return;
      decisionDraft(id).clear();
      if (reply) {
        const { message, dateUpdated } = reply;
        updateCachedApplications(client, user.user_id, [id], { status, message, dateUpdated });
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

type Props = {
  user: User;
  id: number;
  /** The applicant's full name: title in the outbox. */
  subject: string;
  /** The applicant's first name. */
  name: string;
};

/** The draft is stored until it is sent. */
function useMessageForm(id: number) {
  const form = useForm({ message: decisionDraft(id).read() ?? '' });
  useEffect(() => form.subscribe(({ values }) => decisionDraft(id).write(values.message)), [form, id]);
  return form;
}

export function DecisionPanel({ user, id, subject, name }: Props) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const form = useMessageForm(id);
  const [isConfirming, setConfirming] = useState(false);
  // A ref, because `isPending` changes only with the next render: a double tap must decide once.
  const isSending = useRef(false);
  const deciding = useDecide(
    user,
    { id, subject },
    {
      onDecided: (status) =>
        notify(
          'green',
          status === 'accepted'
            ? t`The application has been accepted.`
            : t`The application has been rejected.`,
        ),
      onRefused: (failure) => {
        if (!form.refuseBy(failure)) notify('red', failureText(failure));
      },
    },
  );
  const busy = (status: Decision) => deciding.isPending && deciding.variables.status === status;

  const decide = (status: Decision) => {
    if (isSending.current) return;
    isSending.current = true;
    deciding.mutate(
      { status, ...form.read() },
      {
        onSettled: () => {
          isSending.current = false;
          setConfirming(false);
        },
      },
    );
  };

  return (
    <section className="decision-panel" aria-label={t`Decision`}>
      <TextareaField
        {...useField(form, 'message')}
        label={t`Message to ${name}`}
        optional
        rows={1}
        maxLength={lengths.decisionMessage}
      />
      <div>
        <Button
          variant="danger"
          icon={close}
          busy={busy('rejected') && !isConfirming}
          onClick={() => setConfirming(true)}
        >
          <Trans>Reject</Trans>
        </Button>
        <Button variant="success" icon={checkmark} busy={busy('accepted')} onClick={() => decide('accepted')}>
          <Trans>Accept</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={isConfirming}
        title={t`Reject this application?`}
        text={t`This can't be undone.`}
        confirmLabel={t`Reject`}
        tone="danger"
        busy={busy('rejected')}
        onConfirm={() => decide('rejected')}
        onClose={() => setConfirming(false)}
      />
    </section>
  );
}
