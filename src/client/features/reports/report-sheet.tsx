/** Tells us in two taps what is wrong with a job (product 2.23): a list of reasons, then the thanks with the way back. */
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
import { ReportReasons } from './report-reasons.tsx';
import { ReportThanks } from './report-thanks.tsx';
import { useReport } from './reporting.ts';
import { useReportUndo } from './use-report-undo.ts';

/** Who says that it is something else says what. */
const words = z.object({ text: text(lengths.reportText) });

type Props = {
  job: Pick<JobDetail, 'job_id' | 'name' | 'help_numbers'>;
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
  const { isReported, waiting } = useReport(owner, job.job_id);
  const { canUndo, report, send, undo } = useReportUndo(owner, job, (failure) =>
    notify('red', failureText(failure)),
  );
  const view = isWriting ? 'words' : reason || isReported ? 'thanks' : 'reasons';
  const shown = useRef(view);
  useEffect(() => {
    const heading = title.current;
    if (!heading || shown.current === view) return;
    shown.current = view;
    const field = heading.closest('dialog')?.querySelector('textarea');
    (field ?? heading).focus();
  }, [view]);

  const choose = (chosen: ReportReason, said = '') => {
    setWriting(false);
    setReason(chosen);
    report(chosen, said);
  };
  const submit = () => {
    const said = form.check(words);
    if (said) choose('other', said.text);
  };
  const close = () => {
    send();
    setReason(undefined);
    setWriting(false);
    onClose();
  };
  const takeBack = () => {
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
        view === 'words' ? (
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
      {view === 'words' && (
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
          numbers={job.help_numbers}
          onTakeBack={canUndo ? takeBack : undefined}
        />
      )}
    </Sheet>
  );
}
