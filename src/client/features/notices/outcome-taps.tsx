/** Below the question how it ended: the answers to tap (product 2.25). */
import { type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useRef, useState } from 'react';
import { type Notice } from '#contract/notices.ts';
import { type OutcomeAnswer, outcomeAnswers } from '#contract/outcomes.ts';
import { useSession } from '#client/data/session.ts';
import { lazySheet } from '#client/language/lazy-part.tsx';
import { useFailureText } from '#client/language/failure-texts.ts';
import { Button } from '#client/ui/button.tsx';
import { notify } from '#client/ui/toast.ts';
import { sendOutcome } from './queued-notices.ts';

const ReportSheet = lazySheet(
  async () => (await import('#client/features/reports/report-sheet.tsx')).ReportSheet,
);

const seekerTexts: Readonly<Record<OutcomeAnswer, MessageDescriptor>> = {
  hired: msg`I got the job`,
  not_hired: msg`I didn't get it`,
  not_reached: msg`I couldn't reach them`,
  asked_for_money: msg`They asked for money`,
};
const employerTexts: Readonly<Record<OutcomeAnswer, MessageDescriptor>> = {
  hired: msg`Hired`,
  not_hired: msg`Not hired`,
  not_reached: msg`Couldn't be reached`,
  asked_for_money: msg`Asked for money`,
};

const isAnswer = (text: string | null): text is OutcomeAnswer => outcomeAnswers.some((one) => one === text);

export function OutcomeTaps({ notice }: { notice: Notice }) {
  const { t, i18n } = useLingui();
  const user = useSession();
  const client = useQueryClient();
  const failureText = useFailureText();
  const [isReporting, setReporting] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const taps = useRef<HTMLDivElement>(null);
  const { job_id, application_id, text } = notice;
  if (job_id === null || user === undefined) return null;
  const isEmployer = user.acc_type === 'employer';
  const texts = isEmployer ? employerTexts : seekerTexts;
  const name = notice.job_name ?? '';
  // A report of the thread shows operators the messages, if the reporter agrees.
  const thread = application_id === null ? undefined : { application_id, name: notice.person ?? name };
  const subject: ComponentProps<typeof ReportSheet>['subject'] | undefined = isEmployer
    ? thread && { ...thread, reported: 'applicant' }
    : thread
      ? { ...thread, reported: 'employer' }
      : { job_id, name };
  // Employers don't know who called, so there is no one to report.
  const answers = outcomeAnswers.filter((one) => one !== 'asked_for_money' || subject !== undefined);
  const answer = (given: OutcomeAnswer) => {
    // The tapped button disappears.
    taps.current?.focus();
    setChanging(false);
    // At once, as the answer itself may wait for a network.
    if (given === 'asked_for_money') setReporting(true);
    sendOutcome(client, user.user_id, notice, { job_id, application_id, answer: given }).catch(
      (failure: unknown) => notify('red', failureText(failure)),
    );
  };
  const chosen = isAnswer(text) && !isChanging ? texts[text] : undefined;
  return (
    <div className="notice-taps" ref={taps} tabIndex={-1}>
      {chosen ? (
        <>
          <p role="status">
            <Trans>Thank you. Your answer:</Trans> <b>{i18n._(chosen)}</b>
          </p>
          <Button small variant="plain" onClick={() => setChanging(true)}>
            <Trans>Change</Trans>
          </Button>
        </>
      ) : (
        <div role="group" aria-label={t`How did it end?`}>
          {answers.map((one) => (
            <Button key={one} small variant="outline" onClick={() => answer(one)}>
              {i18n._(texts[one])}
            </Button>
          ))}
        </div>
      )}
      {subject && (
        <ReportSheet
          subject={subject}
          owner={user.user_id}
          open={isReporting}
          onClose={() => setReporting(false)}
        />
      )}
    </div>
  );
}
