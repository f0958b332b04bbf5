/** Sends reports of jobs, and stores which jobs were reported from this device (product 2.23, 7.16). */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { reportJob, type ReportReason } from '#contract/reports.ts';
import { shouldShowWaiting } from '#client/data/outbox-items.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { send, type Sending } from '#client/data/outbox-send.ts';
import { type JobToSend } from '#client/features/jobs/saved/save-job.ts';
import { type Owner } from '#client/features/jobs/job-keys.ts';
import { takeBackMs } from '#client/ui/timings.ts';
import { onSessionEnd } from '#client/data/session.ts';
import { readOwn, writeOwn } from '#client/data/session-storage.ts';

type JobIds = readonly number[];

/** The oldest are deleted. */
const maximumStored = 500;
const keyOf = (owner: Owner): string => `reported:${owner}`;
const stored = (owner: Owner): JobIds => readOwn(keyOf(owner), z.array(z.number())) ?? [];

/** Changes made in this tab; without device storage there is nothing else. */
const useChanged = create<Partial<Record<Owner, JobIds>>>(() => ({}));
const read = (owner: Owner): JobIds => useChanged.getState()[owner] ?? stored(owner);

function write(owner: Owner, jobs: JobIds): void {
  useChanged.setState({ [owner]: jobs });
  writeOwn(keyOf(owner), jobs);
}

/** Stored with the owner's other data on this device (product 6.5). */
function addReported(owner: Owner, jobId: number): void {
  removeReported(owner, jobId);
  write(owner, [jobId, ...read(owner)].slice(0, maximumStored));
}

/** For a report that was undone or refused. */
export function removeReported(owner: Owner, jobId: number): void {
  write(
    owner,
    read(owner).filter((other) => other !== jobId),
  );
}

const useIsReported = (owner: Owner, jobId: number): boolean =>
  useChanged((changed) => (changed[owner] ?? stored(owner)).includes(jobId));

onSessionEnd(() => useChanged.setState({}, true));

const reportQueueKey = (jobId: number): string => `report:${jobId}`;

export type ReportSending = Sending<typeof reportJob>;

/** Queues the report; it is sent when it can no longer be undone. */
export function sendReport(
  owner: Owner,
  { job_id, name }: JobToSend,
  reason: ReportReason,
  text: string,
): Promise<ReportSending> {
  addReported(owner, job_id);
  return send(
    reportJob,
    { body: { job_id, reason, text } },
    { queueKey: reportQueueKey(job_id), subject: name, delayMs: takeBackMs },
  );
}

/** Whether a job was reported from this device, and the outbox item while it waits for a network. */
export function useReportState(owner: Owner, jobId: number): { isReported: boolean; waiting?: OutboxItem } {
  const item = useOutbox().find(({ lane }) => lane === reportQueueKey(jobId));
  const isStored = useIsReported(owner, jobId);
  if (!item) return { isReported: isStored };
  return shouldShowWaiting(item)
    ? { isReported: true, waiting: item }
    : { isReported: item.state !== 'failed' };
}
