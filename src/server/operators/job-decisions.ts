/** Decisions on jobs (product 7.17): approving one that waits, taking one down, putting it back. */
import { type jobActions } from '#contract/operator-decisions.ts';
import { isHiring } from '#server/jobs/job-end-store.ts';
import { tellOfNewJobLater, tellOfShownAgain } from '#server/jobs/new-job-store.ts';
import { insistOnSeen, jobSeen } from './decision.ts';
import { aboutJob, tooLate, writeDown } from './audit-log.ts';
import { type Decided, type Deciding, tellOf } from './decision.ts';
import { dropIdleRow, lockJob, type LockedJob, putBack, stateOf, takeDown } from './job-removal.ts';

type DecidingOnJob = Deciding<(typeof jobActions)[number]>;

/**
 * Throws `not_found`; where a posting is to be approved `already_decided`, if it has been taken down, and
 * `precondition_failed`, if it was edited since it was read.
 */
export async function decideOnJob(deciding: DecidingOnJob): Promise<Decided> {
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

const note = (job: LockedJob, deciding: DecidingOnJob) =>
  writeDown(deciding, { subject_kind: 'job', subject_id: job.id, subject: job.name });

/** Where the job stands after this. */
const stateNow = async ({ trx, id }: DecidingOnJob) => stateOf(await lockJob(trx, id));

async function approve(job: LockedJob, deciding: DecidingOnJob): Promise<Decided> {
  const { trx } = deciding;
  if (job.hidden?.removed_at) throw await tooLate(trx, aboutJob(job.id));
  if (!job.hidden?.waiting_since) return { state: stateOf(job) };
  insistOnSeen(deciding.seen, jobSeen(job));
  await note(job, deciding);
  // It is new to everybody, unless it is closed by now.
  await trx
    .updateTable('jobs')
    .set({ date_added: deciding.now })
    .where('id', '=', job.id)
    .where(isHiring)
    .execute();
  await trx.updateTable('hidden_jobs').set({ waiting_since: null }).where('job_id', '=', job.id).execute();
  await dropIdleRow(trx, job.id);
  await tellOfNewJobLater(trx, job.id);
  return { state: await stateNow(deciding), tell: tellOf('posted', job) };
}

async function remove(job: LockedJob, deciding: DecidingOnJob): Promise<Decided> {
  if (job.hidden?.removed_at) return { state: 'removed' };
  await takeDown(job, { ...deciding, entry: await note(job, deciding) });
  return { state: 'removed', tell: tellOf('closed', job) };
}

async function restore(job: LockedJob, deciding: DecidingOnJob): Promise<Decided> {
  if (!job.hidden?.removed_at) return { state: stateOf(job) };
  await note(job, deciding);
  await putBack(job, deciding);
  const state = await stateNow(deciding);
  const { hidden_since } = job.hidden;
  if (state === 'shown') await tellOfShownAgain(deciding.trx, [{ job_id: job.id, hidden_since }]);
  return { state, tell: tellOf('edited', job) };
}
