/** Undoing a decision from the audit log: which entries allow it, the button, and the sheet that asks (product 2.24, 7.17). */
import { msg } from '@lingui/core/macro';
import { useLingui as useTexts } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { decideCompany, decideJob, decideMessage } from '#contract/operator-decisions.ts';
import { type AuditEntry } from '#contract/operators.ts';
import { call } from '#client/data/api.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { Button } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { ReasonForm, useReasonForm } from '../reason-form.tsx';

export type UndoableEntry = AuditEntry & { readonly undo: NonNullable<AuditEntry['undo']> };

export const isUndoable = (entry: AuditEntry): entry is UndoableEntry => entry.undo !== null;

const undoNames = {
  restore: msg`Restore job`,
  unverify: msg`Remove the Verified mark`,
  reopen: msg`Reopen`,
} as const satisfies Record<UndoableEntry['undo'], unknown>;

type UndoButtonProps = { entry: UndoableEntry; onUndo: (entry: UndoableEntry) => void };

export function UndoButton({ entry, onUndo }: UndoButtonProps) {
  const { i18n } = useTexts();
  const isOnline = useIsOnline();
  const name = i18n._(undoNames[entry.undo]);
  return (
    <Button
      variant="outline"
      small
      disabled={!isOnline}
      aria-haspopup="dialog"
      aria-label={`${name}: ${entry.subject}`}
      onClick={() => onUndo(entry)}
    >
      {name}
    </Button>
  );
}

/** Reopening a message needs no reason: no one would read it. */
const needsReason = ({ undo }: UndoableEntry): boolean => undo !== 'reopen';

function sendUndo({ undo, job_id, subject_id }: UndoableEntry, reason: string): Promise<unknown> {
  const params = { id: subject_id };
  switch (undo) {
    case 'restore':
      return call(decideJob, { params: { id: job_id ?? 0 }, body: { action: undo, reason } });
    case 'unverify':
      return call(decideCompany, { params, body: { action: undo, reason } });
    case 'reopen':
      return call(decideMessage, { params, body: { action: undo } });
  }
}

function useTitle({ undo, subject }: UndoableEntry): string {
  const { t } = useLingui();
  switch (undo) {
    case 'restore':
      return t`Restore ${subject}`;
    case 'unverify':
      return t`Remove the Verified mark from ${subject}`;
    case 'reopen':
      return t`Reopen the message from ${subject}`;
  }
}

type UndoSheetProps = {
  entry: UndoableEntry;
  open: boolean;
  onClose: (isUndone: boolean) => void;
};

/** Asks for the reason, if one is needed, and undoes the decision. */
export function UndoSheet({ entry, open, onClose }: UndoSheetProps) {
  const { t, i18n } = useLingui();
  const isRequired = needsReason(entry);
  const reason = useReasonForm({
    send: (text) => sendUndo(entry, text),
    onDone: () => onClose(true),
    isRequired,
  });
  const button = (
    <Button type="button" wide busy={reason.isPending} onClick={reason.submit}>
      {i18n._(undoNames[entry.undo])}
    </Button>
  );
  return (
    <Sheet open={open} onClose={() => onClose(false)} title={useTitle(entry)} footer={button}>
      {isRequired ? (
        <ReasonForm reason={reason} label={t`Reason`} />
      ) : (
        <p>
          <Trans>It goes back to the queue.</Trans>
        </p>
      )}
    </Sheet>
  );
}
