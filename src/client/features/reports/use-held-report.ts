/** A report between the tap and its sending: it goes when its time is over, when its sheet closes, and when the page is left (product 2.23). */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ReportReason } from '#contract/reports.ts';
import { type HeldCall } from '#client/data/outbox-holding.ts';
import { useUndo } from '#client/data/use-undo.ts';
import { type Owner } from '#client/features/jobs/job-keys.ts';
import { type JobToSend } from '#client/features/jobs/job-sending.ts';
import { takeBackMs } from '#client/ui/timings.ts';
import { forgetReported } from './kept-reports.ts';
import { followReports, report } from './reporting.ts';

export function useHeldReport(owner: Owner, job: JobToSend, onFailed: (failure: unknown) => void) {
  const client = useQueryClient();
  const [stored, setStored] = useState<Promise<HeldCall>>();
  const fail = (failure: unknown): void => {
    forgetReported(owner, job.job_id);
    onFailed(failure);
  };
  const { pending, start, finish, undo } = useUndo<Promise<HeldCall>>(
    (held) => void held.then((call) => call.send()).catch(fail),
    takeBackMs,
  );

  return {
    /** Whether it can still be taken back. */
    isHeld: pending !== undefined && pending === stored,
    hold(reason: ReportReason, text = ''): void {
      followReports(client);
      const held = report(owner, job, reason, text);
      start(held);
      held.then(
        // Not before it is stored: from then on leaving the page loses nothing.
        () => setStored(held),
        (failure: unknown) => undo() && fail(failure),
      );
    },
    send: finish,
    takeBack: (): void =>
      void undo()
        ?.then((call) => call.takeBack())
        .catch(fail),
  };
}
