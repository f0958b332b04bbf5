/** What of the record can be undone later, and the call that does it (product 2.24, 7.17). */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { decideCompany, decideJob, decideMessage } from '#contract/operator-decisions.ts';
import { type AuditEntry } from '#contract/operators.ts';
import { call } from '#client/data/api.ts';
import { useIsOnline } from '#client/data/connection.ts';
import { Button } from '#client/ui/button.tsx';

type Props = { entry: Undoable; onUndo: (entry: Undoable) => void };

/** Beside an entry of the record that can be undone still. */
export function UndoLaterButton({ entry, onUndo }: Props) {
  const { i18n } = useLingui();
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

export type Undoable = AuditEntry & { readonly undo: NonNullable<AuditEntry['undo']> };

export const isUndoable = (entry: AuditEntry): entry is Undoable => entry.undo !== null;

export const undoNames = {
  restore: msg`Put it back`,
  unverify: msg`Take the mark away`,
  reopen: msg`Open it again`,
} as const satisfies Record<Undoable['undo'], unknown>;

/** Messages have no reason in the record: nobody reads one. */
export const wantsReason = ({ undo }: Undoable): boolean => undo !== 'reopen';

export function sendUndo({ undo, job_id, subject_id }: Undoable, reason: string): Promise<unknown> {
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
