/** Decisions on accounts (product 4.18, 7.17): suspending, restoring, recovery codes, and the end of a review. */
import { type personActions } from '#contract/operator-decisions.ts';
import { storeOperatorCode } from '#server/accounts/recovery-code-store.ts';
import { endReview } from '#server/reports/person-report-store.ts';
import { type Db } from '#server/database/connect.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { writeAuditEntry } from './audit-log.ts';
import { type DecisionResult, type DecisionInput, emitCompanyChange } from './decision.ts';
import { syncSomeJobs, syncAllJobs } from './suspended-jobs.ts';

type PersonDecision = DecisionInput<(typeof personActions)[number]> & {
  /** The hash of the new recovery code. */
  readonly code_hash: string | undefined;
};

/** Throws `not_found`, also for operators, who are managed on the command line (operations.md), and for codes of unclaimed companies. */
export async function decideOnPerson(deciding: PersonDecision): Promise<DecisionResult> {
  const { trx, id, action, now, code_hash } = deciding;
  const person = await trx
    .selectFrom('users')
    .select(['name', 'suspended_at'])
    .where('id', '=', id)
    .where('acc_type', '<>', 'operator')
    .where('gone_at', 'is', null)
    .$if(action === 'recover', (query) =>
      // A code would open the account of an unclaimed company, which no one uses.
      query.where('id', 'not in', trx.selectFrom('unclaimed_companies').select('user_id')),
    )
    // Concurrent log-ins and postings either wait for this lock, or finish before it.
    .forUpdate()
    .executeTakeFirst();
  if (person === undefined) throw new Failure('not_found');
  const isSuspended = person.suspended_at !== null;
  const state = isSuspended ? 'suspended' : 'active';
  const writeEntry = () =>
    writeAuditEntry(deciding, { subject_kind: 'person', subject_id: id, subject: person.name });
  if (action === 'recover') {
    if (code_hash === undefined) throw new Error('a recovery code is missing');
    await writeEntry();
    await storeOperatorCode(trx, { user_id: id, code_hash, created_at: now });
    return { state };
  }
  if (action === 'end_review') {
    await writeEntry();
    await endReview(trx, id);
    return { state };
  }
  // Also if nothing changes: repeating the call finishes work that was interrupted.
  const followUp = (db: Db) => syncAllJobs(db, id);
  if (isSuspended === (action === 'suspend')) return { state, followUp };
  await writeEntry();
  await (action === 'suspend' ? suspend : restore)(deciding);
  // Most accounts have no more jobs than one batch.
  await syncSomeJobs(trx, id);
  return { state: action === 'suspend' ? 'suspended' : 'active', followUp, emit: emitCompanyChange };
}

/** Sessions stay, so that the next call can say why it is refused. */
async function suspend({ trx, id, now }: PersonDecision): Promise<void> {
  await trx.updateTable('users').set({ suspended_at: now }).where('id', '=', id).execute();
}

/** Deletes the old sessions, so that none becomes valid again. */
async function restore({ trx, id }: PersonDecision): Promise<void> {
  await trx.updateTable('users').set({ suspended_at: null }).where('id', '=', id).execute();
  await trx.deleteFrom('sessions').where('user_id', '=', id).execute();
}
