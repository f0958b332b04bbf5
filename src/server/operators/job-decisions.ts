/** Decisions on jobs (product 7.17): approving, removing and restoring. */
import { type jobActions } from '#contract/operator-decisions.ts';
import { approveContact } from '#server/contact/contact-store.ts';
import { isHiring } from '#server/jobs/job-end-store.ts';
import { queueNewJobAlerts, queueShownAgainAlerts } from '#server/jobs/new-job-store.ts';
import { requireVersion, jobVersion } from './decision.ts';
import { aboutJob, alreadyDecided, writeAuditEntry } from './audit-log.ts';
import { type DecisionResult, type DecisionInput, emitJobChange } from './decision.ts';
import {
  deleteEmptyHiddenRow,
  lockJob,
  type LockedJob,
  restoreJob,
  stateOf,
  removeJob,
} from './job-removal.ts';

type JobDecision = DecisionInput<(typeof jobActions)[number]>;

/**
 * Throws `not_found`. Approving throws `already_decided` for a removed job, and `precondition_failed` if it was edited since
 * the operator read it.
 */
export async function decideOnJob(deciding: JobDecision): Promise<DecisionResult> {
  const job = await lockJob(deciding.trx, deciding.id);
  switch (deciding.action) {
    case 'approve':
      return approve(job, deciding);
    case 'remove':
      return remove(job, deciding);
    case 'restore':
      return restore(job, deciding);
  }
}

const writeEntry = (job: LockedJob, deciding: JobDecision) =>
  writeAuditEntry(deciding, { subject_kind: 'job', subject_id: job.id, subject: job.name });

const stateNow = async ({ trx, id }: JobDecision) => stateOf(await lockJob(trx, id));

async function approve(job: LockedJob, deciding: JobDecision): Promise<DecisionResult> {
  const { trx } = deciding;
  if (job.hidden?.removed_at) throw await alreadyDecided(trx, aboutJob(job.id));
  if (!job.hidden?.waiting_since) return { state: stateOf(job) };
  requireVersion(deciding.version, jobVersion(job));
  await writeEntry(job, deciding);
  // An approved job is new to everyone, unless it has closed meanwhile.
  await trx
    .updateTable('jobs')
    .set({ date_added: deciding.now })
    .where('id', '=', job.id)
    .where(isHiring)
    .execute();
  await trx.updateTable('hidden_jobs').set({ waiting_since: null }).where('job_id', '=', job.id).execute();
  await deleteEmptyHiddenRow(trx, job.id);
  await approveContact(trx, job.id, deciding.now);
  await queueNewJobAlerts(trx, job.id);
  return { state: await stateNow(deciding), emit: emitJobChange('posted', job) };
}

async function remove(job: LockedJob, deciding: JobDecision): Promise<DecisionResult> {
  if (job.hidden?.removed_at) return { state: 'removed' };
  await removeJob(job, { ...deciding, entry: await writeEntry(job, deciding) });
  return { state: 'removed', emit: emitJobChange('closed', job) };
}

async function restore(job: LockedJob, deciding: JobDecision): Promise<DecisionResult> {
  if (!job.hidden?.removed_at) return { state: stateOf(job) };
  await writeEntry(job, deciding);
  await restoreJob(job, deciding);
  const state = await stateNow(deciding);
  const { hidden_since } = job.hidden;
  if (state === 'shown') await queueShownAgainAlerts(deciding.trx, [{ job_id: job.id, hidden_since }]);
  return { state, emit: emitJobChange('edited', job) };
}
