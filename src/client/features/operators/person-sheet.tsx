/** Suspends an account, restores it, or gives a code to get back in, each with its reason (product 2.24, 4.18). */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { lengths } from '#contract/limits.ts';
import { decidePerson } from '#contract/operator-decisions.ts';
import { type Person } from '#contract/operators.ts';
import { call } from '#client/data/api.ts';
import { useSession } from '#client/data/session.ts';
import { Form, useField, useForm } from '#client/forms/use-form.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { Note } from '#client/ui/note.tsx';
import { notify } from '#client/ui/notices.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { operatorKeys } from './operator-queries.ts';
import { type PersonAction } from './person-actions.tsx';

type Props = {
  asked: { readonly person: Person; readonly action: PersonAction };
  open: boolean;
  onClose: () => void;
};

/** Read out letter by letter: it is dictated. */
function Code({ code }: { code: string }) {
  return (
    <div role="status">
      <p className="recovery-code" tabIndex={-1} aria-label={[...code].join(' ')}>
        {code}
      </p>
      <p className="kg-muted recovery-note">
        <Trans>Pass it on now. It is shown once and works once.</Trans>
      </p>
    </div>
  );
}

function useTitles({ person, action }: Props['asked']): { title: string; button: string } {
  const { t } = useLingui();
  const { name } = person;
  switch (action) {
    case 'suspend':
      return { title: t`Suspend ${name}`, button: t`Suspend` };
    case 'restore':
      return { title: t`Restore ${name}`, button: t`Restore` };
    case 'recover':
      return { title: t`Recovery code for ${name}`, button: t`Recovery code` };
  }
}

export function PersonSheet({ asked, open, onClose }: Props) {
  const { t } = useLingui();
  const { person, action } = asked;
  const { title, button } = useTitles(asked);
  const failureText = useFailureText();
  const client = useQueryClient();
  const userId = useSession()?.user_id ?? 0;
  const form = useForm({ reason: '' });
  const reason = useField(form, 'reason');
  const id = useId();
  const [code, setCode] = useState<string>();
  const deciding = useMutation({
    mutationFn: () =>
      call(decidePerson, { params: { id: person.user_id }, body: { action, reason: form.read().reason } }),
    onSuccess: () => client.invalidateQueries({ queryKey: operatorKeys.all(userId) }),
  });
  const close = () => {
    // A code is shown once, and the next person's reason is another.
    setCode(undefined);
    form.change({ reason: '' });
    onClose();
  };
  const submit = () => {
    if (deciding.isPending) return;
    // The record wants a reason for each of them, also where the call does not.
    if (form.refuse(form.read().reason.trim() === '' ? { reason: 'required' } : {})) return;
    deciding.mutate(undefined, {
      onSuccess: (answer) => (answer.code === undefined ? close() : setCode(answer.code)),
      onError: (failure) => {
        if (!form.refuseBy(failure)) notify('red', failureText(failure));
      },
    });
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={title}
      footer={
        code === undefined ? (
          <Button
            type="submit"
            form={id}
            wide
            className={action === 'suspend' ? 'suspend-button' : undefined}
            busy={deciding.isPending}
          >
            {button}
          </Button>
        ) : (
          <Button wide onClick={close}>
            <Trans>Done</Trans>
          </Button>
        )
      }
    >
      {action === 'recover' && (
        <Note tone="marigold">
          <Trans>First make sure who it is: seen in person, or facts that only this person can know.</Trans>
        </Note>
      )}
      {code === undefined ? (
        <Form form={form} id={id} onSubmit={submit} className="person-form">
          <TextareaField
            label={action === 'recover' ? t`How you made sure` : t`Reason`}
            {...reason}
            maxLength={lengths.operatorReason}
          />
        </Form>
      ) : (
        <Code code={code} />
      )}
    </Sheet>
  );
}
