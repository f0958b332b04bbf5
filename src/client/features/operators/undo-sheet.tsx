/** Undoes later what an operator decided: puts a job back, takes a mark away, opens a message again (product 2.24). */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { ReasonForm, useReasonForm } from './reason-form.tsx';
import { sendUndo, type Undoable, undoNames, wantsReason } from './undo-later.ts';

type Props = {
  entry: Undoable;
  open: boolean;
  /** Whether it was undone. */
  onClose: (isDecided: boolean) => void;
};

function useTitle({ undo, subject }: Undoable): string {
  const { t } = useLingui();
  switch (undo) {
    case 'restore':
      return t`Put back ${subject}`;
    case 'unverify':
      return t`Take the mark from ${subject}`;
    case 'reopen':
      return t`Open the message of ${subject} again`;
  }
}

export function UndoSheet({ entry, open, onClose }: Props) {
  const { t, i18n } = useLingui();
  const wanted = wantsReason(entry);
  const reason = useReasonForm({
    send: (text) => sendUndo(entry, text),
    onDone: () => onClose(true),
    wanted,
  });
  const button = (
    <Button type="button" wide busy={reason.isPending} onClick={reason.submit}>
      {i18n._(undoNames[entry.undo])}
    </Button>
  );
  return (
    <Sheet open={open} onClose={() => onClose(false)} title={useTitle(entry)} footer={button}>
      {wanted ? (
        <ReasonForm reason={reason} label={t`Reason`} />
      ) : (
        <p>
          <Trans>It waits in the queue again.</Trans>
        </p>
      )}
    </Sheet>
  );
}
