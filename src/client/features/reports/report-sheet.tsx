/** Reports a job in two taps (product 2.23): choose a reason, then the confirmation with an undo link. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { type JobDetail } from '#contract/jobs.ts';
import { lengths } from '#contract/limits.ts';
import { type ReportReason } from '#contract/reports.ts';
import { guest } from '#client/data/query-client.ts';
import { type Owner } from '#client/features/jobs/job-keys.ts';
import { FormField } from '#client/forms/form-field.tsx';
import { Form, useForm } from '#client/forms/use-form.tsx';
import { failureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast.ts';
import { Sheet } from '#client/ui/sheet.tsx';
import { sendNow, undo as undoSending } from '#client/data/outbox-items.ts';
import { useUndo } from '#client/data/use-undo.ts';
import { type JobToSend } from '#client/features/jobs/saved/save-job.ts';
import { undoMs } from '#client/ui/timings.ts';
import { ReportReasons, ReportThanks } from './report-steps.tsx';
import { removeReported, sendReport, type ReportSending, useReportState } from './job-reports.ts';

/** Sends a report when the time to undo is over, when the sheet closes, or when the page is left (product 2.23). */
function useReportUndo(owner: Owner, job: JobToSend, onFailure: (failure: unknown) => void) {
  const [stored, setStored] = useState<Promise<ReportSending>>();
  const fail = (failure: unknown): void => {
    removeReported(owner, job.job_id);
    onFailure(failure);
  };
  const { pending, start, finish, undo } = useUndo<Promise<ReportSending>>(
    (sending) => void sending.then(sendNow).catch(fail),
    undoMs,
  );

  return {
    canUndo: pending !== undefined && pending === stored,
    report(reason: ReportReason, text = ''): void {
      const sending = sendReport(owner, job, reason, text);
      start(sending);
      sending.then(
        // Undo is offered only once the report is stored: from then on leaving the page does not lose it.
        () => setStored(sending),
        (failure: unknown) => undo() && fail(failure),
      );
    },
    send: finish,
    undo(): void {
      removeReported(owner, job.job_id);
      void undo()?.then(undoSending).catch(fail);
    },
  };
}

/** "Something else" needs an explanation. */
const explanation = z.object({ text: text(lengths.reportText) });

type Props = {
  job: Pick<JobDetail, 'job_id' | 'name'>;
  owner: Owner;
  open: boolean;
  onClose: () => void;
};

export function ReportSheet({ job, owner, open, onClose }: Props) {
  const { t } = useLingui();
  const formId = useId();
  const form = useForm({ text: '' });
  const title = useRef<HTMLSpanElement>(null);
  const [isWriting, setWriting] = useState(false);
  const [reason, setReason] = useState<ReportReason>();
  const { isReported, waiting } = useReportState(owner, job.job_id);
  const { canUndo, report, send, undo } = useReportUndo(owner, job, (failure) =>
    notify('red', failureText(failure)),
  );
  const view = isWriting ? 'explanation' : reason || isReported ? 'thanks' : 'reasons';
  const shown = useRef(view);
  useEffect(() => {
    const heading = title.current;
    if (!heading || shown.current === view) return;
    shown.current = view;
    const field = heading.closest('dialog')?.querySelector('textarea');
    (field ?? heading).focus();
  }, [view]);

  const choose = (chosen: ReportReason, text = '') => {
    setWriting(false);
    setReason(chosen);
    report(chosen, text);
  };
  const submit = () => {
    const checked = form.check(explanation);
    if (checked) choose('other', checked.text);
  };
  const close = () => {
    send();
    setReason(undefined);
    setWriting(false);
    onClose();
  };
  const undoReport = () => {
    undo();
    setReason(undefined);
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={
        <span ref={title} tabIndex={-1} className="report-title">
          {view === 'thanks' ? <Trans>Thank you</Trans> : <Trans>What is wrong?</Trans>}
        </span>
      }
      footer={
        view === 'explanation' ? (
          <>
            <Button variant="outline" onClick={() => setWriting(false)}>
              <Trans>Back</Trans>
            </Button>
            <Button type="submit" form={formId}>
              <Trans>Send</Trans>
            </Button>
          </>
        ) : (
          view === 'thanks' && (
            <Button wide onClick={close}>
              <Trans>Done</Trans>
            </Button>
          )
        )
      }
    >
      {view === 'reasons' && (
        <ReportReasons onChoose={(chosen) => (chosen === 'other' ? setWriting(true) : choose(chosen))} />
      )}
      {view === 'explanation' && (
        <Form form={form} id={formId} onSubmit={submit}>
          <FormField
            form={form}
            path="text"
            kind="long"
            label={t`Tell us in a few words`}
            maxLength={lengths.reportText}
          />
        </Form>
      )}
      {view === 'thanks' && (
        <ReportThanks
          reason={reason}
          isGuest={owner === guest}
          isWaiting={waiting !== undefined}
          onUndo={canUndo ? undoReport : undefined}
        />
      )}
    </Sheet>
  );
}
