/** The sentence of each kind of notice (product 2.25). It never reveals an outcome, because phones are shared. */
import { type ReactElement } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Notice } from '#contract/notices.ts';
import { useLanguage } from '#client/language/activate.ts';
import { useDates } from '#client/language/dates.ts';
import { UserText } from '#client/ui/user-text.tsx';

/** Splits the text of an interview notice: an ISO time, a space, then the place or the answer. */
export function parseInterview(text: string | null): { at: string; rest: string } {
  const [at = '', ...rest] = (text ?? '').split(' ');
  return { at, rest: rest.join(' ') };
}

/** The return type makes a kind without a sentence a type error. */
export function NoticeSentence({ notice }: { notice: Notice }): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const { dayAndTime } = useDates();
  const job = notice.job_name ?? '';
  const person = (language === 'kh' ? notice.person_km : null) ?? notice.person ?? t`Deleted account`;
  const text = notice.text ?? '';
  const { at, rest } = parseInterview(notice.text);
  const when = dayAndTime(at);
  switch (notice.kind) {
    case 'application_received':
      return (
        <Trans>
          <UserText>{person}</UserText> applied to “<UserText>{job}</UserText>”
        </Trans>
      );
    case 'application_withdrawn':
      return (
        <Trans>
          <UserText>{person}</UserText> withdrew from “<UserText>{job}</UserText>”
        </Trans>
      );
    case 'application_waiting':
      return (
        <Trans>
          <UserText>{person}</UserText> has been waiting {text} days for your answer: “
          <UserText>{job}</UserText>”
        </Trans>
      );
    case 'application_viewed':
      return (
        <Trans>
          The employer has read your application: “<UserText>{job}</UserText>”
        </Trans>
      );
    case 'application_decided':
      return (
        <Trans>
          You have an answer to your application: “<UserText>{job}</UserText>”
        </Trans>
      );
    case 'job_expiring':
      return (
        <Trans>
          “<UserText>{job}</UserText>” closes in 3 days
        </Trans>
      );
    case 'job_closed':
      return (
        <Trans>
          “<UserText>{job}</UserText>” is closed
        </Trans>
      );
    case 'job_changed':
      return (
        <Trans>
          “<UserText>{job}</UserText>” has changed since you applied
        </Trans>
      );
    case 'job_removed':
      return text === '' ? (
        <Trans>
          “<UserText>{job}</UserText>” was removed. If anyone asks you for money, don't pay.
        </Trans>
      ) : (
        <Trans>
          “<UserText>{job}</UserText>” was removed: <UserText>{text}</UserText>
        </Trans>
      );
    case 'message':
      return (
        <Trans>
          <UserText>{person}</UserText> wrote to you: “<UserText>{job}</UserText>”
        </Trans>
      );
    case 'interview':
      // Time and place were deleted with the account.
      if (text === '')
        return (
          <Trans>
            Interview: “<UserText>{job}</UserText>”
          </Trans>
        );
      return (
        <Trans>
          Interview: {when}, <UserText>{rest}</UserText>
        </Trans>
      );
    case 'interview_answered':
      return rest === 'yes' ? (
        <Trans>
          <UserText>{person}</UserText> will come: {when}
        </Trans>
      ) : (
        <Trans>
          <UserText>{person}</UserText> can't come: {when}
        </Trans>
      );
    case 'search_alert':
      if (notice.job_id !== null)
        return (
          <Trans>
            New job: “<UserText>{job}</UserText>”
          </Trans>
        );
      return text === '' ? (
        <Trans>New jobs</Trans>
      ) : (
        <Trans>
          New jobs: “<UserText>{text}</UserText>”
        </Trans>
      );
    case 'company_verified':
      return <Trans>Your company is verified</Trans>;
    case 'company_refused':
      return (
        <Trans>
          Your company couldn't be verified: <UserText>{text}</UserText>
        </Trans>
      );
    case 'board_health':
      return <Trans>The week on your job board</Trans>;
    case 'outcome':
      // The employer, or the applicant, of whom there may be many for one job. Employers don't learn who called.
      return notice.person !== null ? (
        <Trans>
          How did it end with <UserText>{person}</UserText>? “<UserText>{job}</UserText>”
        </Trans>
      ) : (
        <Trans>
          How did it end? “<UserText>{job}</UserText>”
        </Trans>
      );
    case 'account_warned':
      return (
        <Trans>
          A warning from our team: <UserText>{text}</UserText>
        </Trans>
      );
    case 'report_decided':
      return (
        <Trans>
          Thank you. We have looked into your report: “<UserText>{job}</UserText>”
        </Trans>
      );
  }
}
