/** Suspends or restores an account, issues a recovery code, or ends a review; each needs a reason (product 2.24, 4.18). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { decidePerson } from '#contract/operator-decisions.ts';
import { call } from '#client/data/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Note } from '#client/ui/note.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { ReasonForm, useReasonForm } from '../reason-form.tsx';
import { type PersonAction } from './people-table.tsx';

type Props = {
  action: PersonAction;
  open: boolean;
  onClose: (isDone: boolean) => void;
};

/** Screen readers spell the code letter by letter, because operators dictate it. */
function RecoveryCode({ code }: { code: string }) {
  return (
    <div role="status">
      <p className="recovery-code" tabIndex={-1} aria-label={[...code].join(' ')}>
        {code}
      </p>
      <p className="kg-muted recovery-note">
        <Trans>Give it to them now. It's shown once and works once.</Trans>
      </p>
    </div>
  );
}

function useTitles({ person, action }: PersonAction): { title: string; button: string } {
  const { t } = useLingui();
  const { name } = person;
  switch (action) {
    case 'suspend':
      return { title: t`Suspend ${name}`, button: t`Suspend` };
    case 'restore':
      return { title: t`Restore ${name}`, button: t`Restore` };
    case 'recover':
      return { title: t`Recovery code for ${name}`, button: t`Recovery code` };
    case 'end_review':
      return { title: t`End the review of postings by ${name}`, button: t`End review` };
  }
}

export function PersonSheet({ action: personAction, open, onClose }: Props) {
  const { t } = useLingui();
  const { person, action } = personAction;
  const { title, button } = useTitles(personAction);
  const [code, setCode] = useState<string>();
  const reason = useReasonForm({
    send: (text) => call(decidePerson, { params: { id: person.user_id }, body: { action, reason: text } }),
    onDone: (answer) => (answer.code === undefined ? close(true) : setCode(answer.code)),
  });
  const close = (isDone: boolean) => {
    // A code is shown only once.
    setCode(undefined);
    reason.clear();
    onClose(isDone);
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
          <Trans>First verify who it is: meet them, or ask for facts only they can know.</Trans>
        </Note>
      )}
      {code === undefined ? (
        <ReasonForm reason={reason} label={action === 'recover' ? t`How you verified this` : t`Reason`} />
      ) : (
        <RecoveryCode code={code} />
      )}
    </Sheet>
  );
}
