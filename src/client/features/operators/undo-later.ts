/** What of the record can be undone later, and the call that does it (product 2.24, 7.17). */
import { msg } from '@lingui/core/macro';
import { decideCompany, decideJob, decideMessage } from '#contract/operator-decisions.ts';
import { type AuditEntry } from '#contract/operators.ts';
import { call } from '#client/data/api.ts';

export type Undoable = AuditEntry & { readonly undo: NonNullable<AuditEntry['undo']> };

export const isUndoable = (entry: AuditEntry): entry is Undoable => entry.undo !== null;

export const undoNames = {
  restore: msg`Restore job`,
  unverify: msg`Remove the Verified mark`,
  reopen: msg`Reopen`,
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
