/** Reports a job, from the tap until the server has answered (product 2.23, 7.16). Knows no looks. */
import { type QueryClient } from '@tanstack/react-query';
import { isCall, type OutboxItem } from '#contract/outbox-item.ts';
import { reportJob, type ReportReason } from '#contract/reports.ts';
import { codeOf } from '#client/data/api-failure.ts';
import { isHeldUp } from '#client/data/held-up.ts';
import { onOutboxNews } from '#client/data/outbox-draining.ts';
import { enqueueHeld, type HeldCall } from '#client/data/outbox-holding.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { guest } from '#client/data/query-client.ts';
import { dropJob } from '#client/features/jobs/drop-job.ts';
import { type Owner } from '#client/features/jobs/job-keys.ts';
import { type JobToSend } from '#client/features/jobs/job-sending.ts';
import { refusalText } from '#client/language/refusal-text.ts';
import { notify } from '#client/ui/notices.ts';
import { takeBackMs } from '#client/ui/timings.ts';
import { forgetReported, keepReported, useIsReported } from './kept-reports.ts';

/** Where the report of a job waits. */
const reportLane = (jobId: number): string => `report:${jobId}`;

/** Stores the report on the device; it is sent after the moment in which it can be taken back. */
export async function report(
  owner: Owner,
  { job_id, name }: JobToSend,
  reason: ReportReason,
  text: string,
): Promise<HeldCall> {
  keepReported(owner, job_id);
  const held = await enqueueHeld(
    reportJob,
    { body: { job_id, reason, text } },
    { lane: reportLane(job_id), subject: name, repeat: 'first', heldMs: takeBackMs },
  );
  return {
    ...held,
    takeBack: () => {
      forgetReported(owner, job_id);
      return held.takeBack();
    },
  };
}

/** How the report of a job stands on this device; with the item while it waits for a network. */
export function useReport(owner: Owner, jobId: number): { isReported: boolean; waiting?: OutboxItem } {
  const item = useOutbox().find(({ lane }) => lane === reportLane(jobId));
  const isKept = useIsReported(owner, jobId);
  if (!item) return { isReported: isKept };
  return isHeldUp(item) ? { isReported: true, waiting: item } : { isReported: item.state !== 'failed' };
}

let isFollowed = false;

/** Tells, while the app runs, of reports that the server refused; begins once, at the latest with a report. */
export function followReports(client: QueryClient): void {
  if (isFollowed) return;
  isFollowed = true;
  onOutboxNews((news) => {
    if (news.type !== 'settled' || !isCall(news.item, reportJob) || news.item.state !== 'failed') return;
    const owner = news.item.owner ?? guest;
    const jobId = Number(news.item.input.body.job_id);
    forgetReported(owner, jobId);
    const code = codeOf(news.status, news.item.reason ?? undefined);
    if (code === 'not_found') dropJob(client, owner, jobId);
    void refusalText(code).then((text) => notify('red', text));
  });
}
