/** Reports a job, from the tap until it is sent (product 2.23, 7.16). Knows no looks. */
import { type OutboxItem } from '#contract/outbox-item.ts';
import { reportJob, type ReportReason } from '#contract/reports.ts';
import { shouldShowWaiting } from '#client/data/outbox-items.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { type Sending, send } from '#client/data/outbox-send.ts';
import { type JobToSend } from '#client/features/jobs/job-mutations.ts';
import { type Owner } from '#client/features/jobs/job-keys.ts';
import { undoMs } from '#client/ui/timings.ts';
import { keepReported, useIsReported } from './kept-reports.ts';

const reportQueueKey = (jobId: number): string => `report:${jobId}`;

export type ReportSending = Sending<typeof reportJob>;

/** Stores the report on the device; it is sent when it can no longer be undone. */
export function report(
  owner: Owner,
  { job_id, name }: JobToSend,
  reason: ReportReason,
  text: string,
): Promise<ReportSending> {
  keepReported(owner, job_id);
  return send(
    reportJob,
    { body: { job_id, reason, text } },
    { queueKey: reportQueueKey(job_id), subject: name, delayMs: undoMs },
  );
}

/** The state of the report of a job on this device; with the item while it waits for a network. */
export function useReport(owner: Owner, jobId: number): { isReported: boolean; waiting?: OutboxItem } {
  const item = useOutbox().find(({ lane }) => lane === reportQueueKey(jobId));
  const isStored = useIsReported(owner, jobId);
  if (!item) return { isReported: isStored };
  return shouldShowWaiting(item)
    ? { isReported: true, waiting: item }
    : { isReported: item.state !== 'failed' };
}
