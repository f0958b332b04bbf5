/** Decisions on reports (product 7.17): each is on all that wait on the job. */
import { type reportActions } from '#contract/operator-decisions.ts';
import { Failure } from '#server/http/api/failures.ts';
import { aboutJob, lastDecision, tooLate, writeDown } from './audit.ts';
import { closeReports } from './close-reports.ts';
import { type Decided, type Deciding, tellOf } from './deciding.ts';
import { lockJob, takeDown } from './take-down.ts';

const decisions = { dismiss: 'dismissed', uphold: 'upheld' } as const;

/** Throws `not_found`, and `already_decided` where the report was decided otherwise. */
export async function decideOnReport(deciding: Deciding<(typeof reportActions)[number]>): Promise<Decided> {
  const { trx, id, action, now } = deciding;
  const known = await trx.selectFrom('reports').select('job_id').where('id', '=', id).executeTakeFirst();
  if (known === undefined) throw new Failure('not_found');
  const job = await lockJob(trx, known.job_id);
  // After the lock: whoever held it may have decided.
  const report = await trx
    .selectFrom('reports')
    .select('decision')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const about = aboutJob(job.id);
  if (report.decision !== null) {
    const isPutBack = report.decision === 'upheld' && (await lastDecision(trx, about))?.action === 'restore';
    if (report.decision !== decisions[action] || isPutBack) throw await tooLate(trx, about);
    return { state: report.decision };
  }
  const subject = { subject_kind: 'report', subject_id: id, subject: job.name, about } as const;
  const entry = await writeDown(deciding, subject);
  const isGone = job.hidden !== undefined && job.hidden.removed_at !== null;
  if (action === 'dismiss' || isGone) {
    await closeReports(trx, { job, decision: decisions[action], now });
    return { state: decisions[action] };
  }
  await takeDown(job, { ...deciding, entry });
  return { state: 'upheld', tell: tellOf('closed', job) };
}
