/** A report that can be undone for a moment: it is sent when its time is over, when its sheet closes, and when the page is left (product 2.23). */
import { useState } from 'react';
import { type ReportReason } from '#contract/reports.ts';
import { sendNow, undo as undoSending } from '#client/data/outbox-items.ts';
import { useUndo } from '#client/data/use-undo.ts';
import { type JobToSend } from '#client/features/jobs/job-mutations.ts';
import { type Owner } from '#client/features/jobs/job-keys.ts';
import { undoMs } from '#client/ui/timings.ts';
import { forgetReported } from './kept-reports.ts';
import { report, type ReportSending } from './reporting.ts';

export function useReportUndo(owner: Owner, job: JobToSend, onFailed: (failure: unknown) => void) {
  const [stored, setStored] = useState<Promise<ReportSending>>();
  const fail = (failure: unknown): void => {
    forgetReported(owner, job.job_id);
    onFailed(failure);
  };
  const { pending, start, finish, undo } = useUndo<Promise<ReportSending>>(
    (sending) => void sending.then(sendNow).catch(fail),
    undoMs,
  );

  return {
    canUndo: pending !== undefined && pending === stored,
    report(reason: ReportReason, text = ''): void {
      const sending = report(owner, job, reason, text);
      start(sending);
      sending.then(
        // Only once it is stored: from then on leaving the page loses nothing.
        () => setStored(sending),
        (failure: unknown) => undo() && fail(failure),
      );
    },
    send: finish,
    undo(): void {
      forgetReported(owner, job.job_id);
      void undo()?.then(undoSending).catch(fail);
    },
  };
}
