/** A report that can be undone for a moment: it is sent when its time is over, when its sheet closes, and when the page is left (product 2.23). */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ReportReason } from '#contract/reports.ts';
import { sendNow, undo } from '#client/data/outbox-items.ts';
import { type JobToSend } from '#client/features/jobs/job-mutations.ts';
import { type Owner } from '#client/features/jobs/job-keys.ts';
import { takeBackMs } from '#client/ui/timings.ts';
import { forgetReported } from './kept-reports.ts';
import { report, type ReportSending } from './reporting.ts';

export function useReportUndo(owner: Owner, job: JobToSend, onFailed: (failure: unknown) => void) {
  const delayed = useRef<Promise<ReportSending>>(undefined);
  const [canUndo, setCanUndo] = useState(false);
  const end = (): Promise<ReportSending> | undefined => {
    const call = delayed.current;
    delayed.current = undefined;
    setCanUndo(false);
    return call;
  };
  const fail = (failure: unknown): void => {
    forgetReported(owner, job.job_id);
    onFailed(failure);
  };
  const send = (): void => void end()?.then(sendNow).catch(fail);
  const leave = useEffectEvent(send);

  useEffect(() => {
    if (!canUndo) return;
    const timer = setTimeout(() => leave(), takeBackMs);
    return () => clearTimeout(timer);
  }, [canUndo]);
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && leave();
    const left = () => leave();
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', left);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', left);
      left();
    };
  }, []);

  return {
    canUndo,
    report(reason: ReportReason, text = ''): void {
      const call = report(owner, job, reason, text);
      delayed.current = call;
      // Only once it is stored: from then on leaving the page loses nothing.
      void call.then(() => setCanUndo(delayed.current === call), fail);
    },
    send,
    undo(): void {
      forgetReported(owner, job.job_id);
      void end()?.then(undo).catch(fail);
    },
  };
}
