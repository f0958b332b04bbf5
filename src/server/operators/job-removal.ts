/** Removing and restoring a job (product 4.17). The owner reads the state in `jobs`; the rest is in `hidden_jobs`. */
import { Failure } from '#server/http/api/call-failures.ts';
import { notifyApplicants } from '#server/notices/announcement-store.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { type DecisionInput } from './decision.ts';

type Closing = {
  readonly job: { readonly id: number; readonly name: string };
  readonly decision: 'dismissed' | 'upheld';
  readonly now: Date;
};

/** Notices per statement, which may have 65,535 parameters. */
const batch = 1_000;

/** Closes all open reports on a job (product 3.16) and notifies the reporters who have an account. */
export async function closeReports(
  trx: DecisionInput<string>['trx'],
  { job, decision, now }: Closing,
): Promise<void> {
  const closed = await trx
    .updateTable('reports')
    .set({ decision, decided_at: now })
    .where('job_id', '=', job.id)
    .where('decision', 'is', null)
    .returning(['id', 'reporter_id'])
    .execute();
  const notices = closed.flatMap(({ id, reporter_id }) =>
    reporter_id === null
      ? []
      : [
          {
            user_id: reporter_id,
            kind: 'report_decided' as const,
            event: `report_decided:${id}`,
            job_id: job.id,
            job_name: job.name,
          },
        ],
  );
  for (let at = 0; at < notices.length; at += batch) await addNotices(trx, notices.slice(at, at + batch));
}

type Trx = DecisionInput<string>['trx'];

/** Reads and locks the job, so that other decisions, edits and closing wait. Throws `not_found`. */
export async function lockJob(trx: Trx, id: number) {
  const job = await trx
    .selectFrom('jobs')
    .select(['id', 'name', 'employer_id', 'status', 'closed_because', 'date_edited'])
    .select(['industry', 'category', 'level', 'job_type', 'location', 'province', 'occupation'])
    .where('id', '=', id)
    // Jobs of deleted employers have nothing left to decide on.
    .where('employer_id', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (job === undefined) throw new Failure('not_found');
  const hidden = await trx
    .selectFrom('hidden_jobs')
    .select(['waiting_since', 'removed_at', 'owner_suspended', 'status_before', 'closed_because_before'])
    .select('hidden_since')
    .where('job_id', '=', id)
    .executeTakeFirst();
  return { ...job, hidden };
}
export type LockedJob = Awaited<ReturnType<typeof lockJob>>;

export const stateOf = ({ hidden }: Pick<LockedJob, 'hidden'>): string => {
  if (hidden === undefined) return 'shown';
  if (hidden.removed_at !== null) return 'removed';
  return hidden.waiting_since !== null ? 'waiting' : 'suspended';
};

type Removal = Pick<DecisionInput<string>, 'trx' | 'now' | 'reason'> & {
  /** The audit log's entry of this decision, which makes the notices' event unique. */
  readonly entry: number;
};

/** Hides the job from everyone but its owner, upholds its open reports, and notifies owner, applicants and reporters. */
export async function removeJob(job: LockedJob, { trx, now, reason, entry }: Removal): Promise<void> {
  const removed = {
    removed_at: now,
    removed_because: reason,
    status_before: job.status,
    closed_because_before: job.closed_because,
  };
  await trx
    .insertInto('hidden_jobs')
    .values({ job_id: job.id, ...removed, hidden_since: now })
    .onConflict((known) => known.column('job_id').doUpdateSet(removed))
    .execute();
  await trx
    .updateTable('jobs')
    .set({
      status: 'Closed',
      closed_because: 'removed',
      ...(job.status === 'Hiring' && { closed_at: now }),
    })
    .where('id', '=', job.id)
    .execute();
  const notice = { event: `job_removed:${entry}`, job_id: job.id, job_name: job.name };
  await addNotices(trx, [{ user_id: job.employer_id, kind: 'job_removed', ...notice, text: reason }]);
  // Only the owner gets the reason.
  await notifyApplicants(trx, { kind: 'job_removed', ...notice });
  await closeReports(trx, { job, decision: 'upheld', now });
}

/** Restores the state before the removal: a closed job stays closed, one that waited for review waits again. */
export async function restoreJob(job: LockedJob, { trx }: Pick<Removal, 'trx'>): Promise<void> {
  const { hidden } = job;
  await trx
    .updateTable('jobs')
    .set({ status: hidden?.status_before ?? 'Hiring', closed_because: hidden?.closed_because_before ?? null })
    .where('id', '=', job.id)
    .execute();
  await trx
    .updateTable('hidden_jobs')
    .set({ removed_at: null, removed_because: null, status_before: null, closed_because_before: null })
    .where('job_id', '=', job.id)
    .execute();
  await deleteEmptyHiddenRow(trx, job.id);
}

/** Deletes the `hidden_jobs` row if no reason to hide the job is left. */
export async function deleteEmptyHiddenRow(trx: Trx, jobId: number): Promise<void> {
  await trx
    .deleteFrom('hidden_jobs')
    .where('job_id', '=', jobId)
    .where('waiting_since', 'is', null)
    .where('removed_at', 'is', null)
    .where('owner_suspended', '=', false)
    .execute();
}
