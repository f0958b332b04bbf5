/** Suspends an account, restores it, or gives a code to get back in, each with its reason (product 2.24, 4.18). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { decidePerson } from '#contract/operator-decisions.ts';
import { type Person } from '#contract/operators.ts';
import { call } from '#client/data/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { type PersonAction } from './person-actions.tsx';
import { ReasonForm, useReasonForm } from './reason-form.tsx';

type Props = {
  asked: { readonly person: Person; readonly action: PersonAction };
  open: boolean;
  /** Whether something was decided. */
  onClose: (isDecided: boolean) => void;
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
  const [code, setCode] = useState<string>();
  const reason = useReasonForm({
    send: (text) => call(decidePerson, { params: { id: person.user_id }, body: { action, reason: text } }),
    onDone: (answer) => (answer.code === undefined ? close(true) : setCode(answer.code)),
  });
  const close = (isDecided: boolean) => {
    // A code is shown once.
    setCode(undefined);
    reason.clear();
    onClose(isDecided);
  };
  return (
    <Sheet
      open={open}
      onClose={() => close(code !== undefined)}
      title={title}
      footer={
        code === undefined ? (
          <Button
            type="submit"
            form={reason.id}
            wide
            className={action === 'suspend' ? 'suspend-button' : undefined}
            busy={reason.isPending}
          >
            {button}
          </Button>
        ) : (
          <Button wide onClick={() => close(true)}>
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
        <ReasonForm reason={reason} label={action === 'recover' ? t`How you made sure` : t`Reason`} />
      ) : (
        <Code code={code} />
      )}
    </Sheet>
  );
}
