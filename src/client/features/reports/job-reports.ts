/** Reports a job, from the tap until it is sent (product 2.23, 7.16). Knows no looks. */
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

/** Those reported longest ago go first. */
const most = 500;
const keyOf = (owner: Owner): string => `reported:${owner}`;
const stored = (owner: Owner): JobIds => readOwn(keyOf(owner), z.array(z.number())) ?? [];

/** As they changed in this tab; a device that stores nothing has only these. */
const useChanged = create<Partial<Record<Owner, JobIds>>>(() => ({}));
const read = (owner: Owner): JobIds => useChanged.getState()[owner] ?? stored(owner);

function write(owner: Owner, jobs: JobIds): void {
  useChanged.setState({ [owner]: jobs });
  writeOwn(keyOf(owner), jobs);
}

/** Which jobs a person has reported from this device: with their other things, and nobody else's (product 2.23, 6.5). */
function keepReported(owner: Owner, jobId: number): void {
  forgetReported(owner, jobId);
  write(owner, [jobId, ...read(owner)].slice(0, most));
}

/** It was taken back, or refused. */
export function forgetReported(owner: Owner, jobId: number): void {
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
    { queueKey: reportQueueKey(job_id), subject: name, delayMs: takeBackMs },
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
