/** A report between the tap and its sending: it goes when its time is over, when its sheet closes, and when the page is left (product 2.23). */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ReportReason } from '#contract/reports.ts';
import { type HeldCall } from '#client/data/outbox-holding.ts';
import { type Owner } from '#client/features/jobs/job-keys.ts';
import { type JobToSend } from '#client/features/jobs/job-sending.ts';
import { takeBackMs } from '#client/ui/timings.ts';
import { forgetReported } from './kept-reports.ts';
import { followReports, report } from './reporting.ts';

export function useHeldReport(owner: Owner, job: JobToSend, onFailed: (failure: unknown) => void) {
  const client = useQueryClient();
  const held = useRef<Promise<HeldCall>>(undefined);
  const [isHeld, setHeld] = useState(false);
  const end = (): Promise<HeldCall> | undefined => {
    const call = held.current;
    held.current = undefined;
    setHeld(false);
    return call;
  };
  const fail = (failure: unknown): void => {
    forgetReported(owner, job.job_id);
    onFailed(failure);
  };
  const send = (): void =>
    void end()
      ?.then((call) => call.send())
      .catch(fail);
  const leave = useEffectEvent(send);

  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => leave(), takeBackMs);
    return () => clearTimeout(timer);
  }, [isHeld]);
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
    /** Whether it can still be taken back. */
    isHeld,
    hold(reason: ReportReason, text = ''): void {
      followReports(client);
      const call = report(owner, job, reason, text);
      held.current = call;
      // Not before it is stored: from then on whoever leaves loses nothing.
      void call.then(() => setHeld(held.current === call), fail);
    },
    send,
    takeBack: (): void =>
      void end()
        ?.then((call) => call.takeBack())
        .catch(fail),
  };
}
