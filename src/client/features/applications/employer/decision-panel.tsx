/** Where an employer accepts or rejects a pending application, with an optional message (product 4.10). */
import { Trans, useLingui } from '@lingui/react/macro';
import { checkmark, close } from 'ionicons/icons';
import { useEffect, useRef, useState } from 'react';
import { type User } from '#contract/accounts.ts';
import { lengths } from '#contract/limits.ts';
import { type Decision } from '#contract/options.ts';
import { decisionDraft } from '#client/data/drafts.ts';
import { useField, useForm } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { notify } from '#client/ui/notices.ts';
import { useDecide } from './use-decide.ts';

type Props = {
  user: User;
  id: number;
  /** The applicant's name in full. */
  subject: string;
  /** The first name. */
  name: string;
};

/** What is typed stays until it is sent, wherever one looks meanwhile: the other tab, a neighbour, the job. */
function useMessageForm(id: number) {
  const form = useForm({ message: decisionDraft(id).read() ?? '' });
  useEffect(() => form.subscribe(({ values }) => decisionDraft(id).write(values.message)), [form, id]);
  return form;
}

export function DecisionPanel({ user, id, subject, name }: Props) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const form = useMessageForm(id);
  const [asking, setAsking] = useState(false);
  /** At once, where the mutation's own state comes a moment later: a double tap decides once. */
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
          setAsking(false);
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
          busy={busy('rejected') && !asking}
          onClick={() => setAsking(true)}
        >
          <Trans>Reject</Trans>
        </Button>
        <Button variant="success" icon={checkmark} busy={busy('accepted')} onClick={() => decide('accepted')}>
          <Trans>Accept</Trans>
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t`Reject this application?`}
        text={t`This can't be undone.`}
        confirmLabel={t`Reject`}
        tone="danger"
        busy={busy('rejected')}
        onConfirm={() => decide('rejected')}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
