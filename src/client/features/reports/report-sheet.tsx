/** Reports a job, company or person in two taps (product 2.23): choose a reason, then the confirmation with an undo link. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { lengths } from '#contract/limits.ts';
import { type PersonReportReason } from '#contract/reports.ts';
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
import { undoMs } from '#client/ui/timings.ts';
import { ReportReasons, ReportThanks, ShareMessages } from './report-steps.tsx';
import {
  removeReported,
  type ReportContent,
  reportedIdOf,
  type ReportSending,
  type ReportSubject,
  sendReport,
  useReportState,
} from './sent-reports.ts';

/** Sends a report when the time to undo is over, when the sheet closes, or when the page is left (product 2.23). */
function useReportUndo(owner: Owner, subject: ReportSubject, onFailure: (failure: unknown) => void) {
  const [stored, setStored] = useState<Promise<ReportSending>>();
  const fail = (failure: unknown): void => {
    removeReported(owner, reportedIdOf(subject));
    onFailure(failure);
  };
  const { pending, start, finish, undo } = useUndo<Promise<ReportSending>>(
    (sending) => void sending.then(sendNow).catch(fail),
    undoMs,
  );

  return {
    canUndo: pending !== undefined && pending === stored,
    report(content: ReportContent): void {
      const sending = sendReport(owner, subject, content);
      start(sending);
      sending.then(
        // Undo is offered only once the report is stored: from then on leaving the page does not lose it.
        () => setStored(sending),
        (failure: unknown) => undo() && fail(failure),
      );
    },
    send: finish,
    undo(): void {
      removeReported(owner, reportedIdOf(subject));
      void undo()?.then(undoSending).catch(fail);
    },
  };
}

/** "Something else" needs an explanation. */
const explanation = z.object({ text: text(lengths.reportText) });

type Props = {
  subject: ReportSubject;
  owner: Owner;
  open: boolean;
  onClose: () => void;
};

export function ReportSheet({ subject, owner, open, onClose }: Props) {
  const { t } = useLingui();
  const formId = useId();
  const form = useForm({ text: '' });
  const title = useRef<HTMLSpanElement>(null);
  const [isWriting, setWriting] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [reason, setReason] = useState<PersonReportReason>();
  const { isReported, waiting } = useReportState(owner, subject);
  const { canUndo, report, send, undo } = useReportUndo(owner, subject, (failure) =>
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

  const choose = (chosen: PersonReportReason, text = '') => {
    setWriting(false);
    setReason(chosen);
    report({ reason: chosen, text, share_messages: isSharing });
  };
  const submit = () => {
    const checked = form.check(explanation);
    if (checked) choose('other', checked.text);
  };
  const close = () => {
    send();
    setReason(undefined);
    setWriting(false);
    setSharing(false);
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
        <>
          {'application_id' in subject && <ShareMessages checked={isSharing} onChange={setSharing} />}
          <ReportReasons
            subject={subject}
            onChoose={(chosen) => (chosen === 'other' ? setWriting(true) : choose(chosen))}
          />
        </>
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
          subject={subject}
          reason={reason}
          isGuest={owner === guest}
          isWaiting={waiting !== undefined}
          onUndo={canUndo ? undoReport : undefined}
        />
      )}
    </Sheet>
  );
}
