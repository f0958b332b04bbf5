/** Sends reports, and stores what was reported from this device (product 2.23, 7.16). */
import * as z from 'zod/mini';
import { create } from 'zustand';
import { type OutboxItem } from '#contract/outbox-item.ts';
import { type PersonReportReason, reportJob } from '#contract/reports.ts';
import { shouldShowWaiting } from '#client/data/outbox-items.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { send, type Sending } from '#client/data/outbox-send.ts';
import { type Owner } from '#client/features/jobs/job-keys.ts';
import { undoMs } from '#client/ui/timings.ts';
import { onSessionEnd } from '#client/data/session.ts';
import { readOwn, writeOwn } from '#client/data/session-storage.ts';

type Job = { readonly job_id: number };
type Company = { readonly company_id: number };
type Application = { readonly application_id: number };

/** What is reported: a job, a company, or the other side of an application. */
export type ReportSubject = { readonly name: string } & (
  | Job
  | Company
  | (Application & { readonly reported: 'employer' | 'applicant' })
);

/** A job by its id, which is how earlier versions stored it; others with their kind, as in `company:5`. */
type ReportedId = number | string;
export const reportedIdOf = (subject: Job | Company | Application): ReportedId => {
  if ('job_id' in subject) return subject.job_id;
  return 'company_id' in subject ? `company:${subject.company_id}` : `application:${subject.application_id}`;
};

type ReportedIds = readonly ReportedId[];

/** Ids per kind; beyond that the oldest are deleted. */
const maximumStored = 500;
const jobsKey = (owner: Owner): string => `reported:${owner}`;
const othersKey = (owner: Owner): string => `reportedPeople:${owner}`;
const stored = (owner: Owner): ReportedIds => [
  ...(readOwn(jobsKey(owner), z.array(z.number())) ?? []),
  ...(readOwn(othersKey(owner), z.array(z.string())) ?? []),
];

/** Changes made in this tab; without device storage there is nothing else. */
const useChanged = create<Partial<Record<Owner, ReportedIds>>>(() => ({}));
const read = (owner: Owner): ReportedIds => useChanged.getState()[owner] ?? stored(owner);

function write(owner: Owner, ids: ReportedIds): void {
  useChanged.setState({ [owner]: ids });
  writeOwn(jobsKey(owner), ids.filter((id) => typeof id === 'number').slice(0, maximumStored));
  const others = ids.filter((id) => typeof id === 'string').slice(0, maximumStored);
  if (others.length > 0 || stored(owner).some((id) => typeof id === 'string'))
    writeOwn(othersKey(owner), others);
}

/** Stored with the owner's other data on this device (product 6.5). */
function addReported(owner: Owner, id: ReportedId): void {
  removeReported(owner, id);
  write(owner, [id, ...read(owner)]);
}

/** For a report that was undone or refused. */
export function removeReported(owner: Owner, id: ReportedId): void {
  write(
    owner,
    read(owner).filter((other) => other !== id),
  );
}

const useIsReported = (owner: Owner, id: ReportedId): boolean =>
  useChanged((changed) => (changed[owner] ?? stored(owner)).includes(id));

onSessionEnd(() => useChanged.setState({}, true));

const reportQueueKey = (id: ReportedId): string => `report:${id}`;

export type ReportSending = Sending<typeof reportJob>;

export type ReportContent = {
  readonly reason: PersonReportReason;
  readonly text: string;
  /** The person agreed to send the last messages along. */
  readonly share_messages: boolean;
};

/** Queues the report; it is sent when it can no longer be undone. */
export function sendReport(
  owner: Owner,
  subject: ReportSubject,
  { reason, text, share_messages }: ReportContent,
): Promise<ReportSending> {
  const id = reportedIdOf(subject);
  addReported(owner, id);
  const content = { reason, text };
  const body =
    'job_id' in subject
      ? { job_id: subject.job_id, ...content }
      : 'company_id' in subject
        ? { company_id: subject.company_id, ...content }
        : { application_id: subject.application_id, share_messages, ...content };
  return send(reportJob, { body }, { queueKey: reportQueueKey(id), subject: subject.name, delayMs: undoMs });
}

/** Whether it was reported from this device, and the outbox item while the report waits for a network. */
export function useReportState(
  owner: Owner,
  subject: ReportSubject,
): { isReported: boolean; waiting?: OutboxItem } {
  const id = reportedIdOf(subject);
  const item = useOutbox().find(({ lane }) => lane === reportQueueKey(id));
  const isStored = useIsReported(owner, id);
  if (!item) return { isReported: isStored };
  return shouldShowWaiting(item)
    ? { isReported: true, waiting: item }
    : { isReported: item.state !== 'failed' };
}
