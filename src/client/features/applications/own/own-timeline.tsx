/** The timeline of a seeker's own application (product 2.28), with the company's usual response time while waiting. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { calendar, checkmarkCircle, closeCircle, time } from 'ionicons/icons';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { companyQuery } from '#client/features/companies/company-queries.ts';
import { useSession } from '#client/data/session.ts';
import { useDates } from '#client/language/dates.ts';
import { useRecentDay } from '#client/language/day-and-time.ts';
import { ownerOf } from '#client/features/jobs/job-keys.ts';
import { Timeline, TimelineStep } from '../timeline.tsx';

type Own = ApplicationAnswer['application'];

function When({ at }: { at: string }) {
  const dayWord = useRecentDay();
  return (
    <time className="kg-muted" dateTime={at}>
      {dayWord(at)}
    </time>
  );
}

/** Renders nothing if the company has answered too few applications for an average. */
function UsualDays({ companyId }: { companyId: number }) {
  const owner = ownerOf(useSession());
  const days = useQuery(companyQuery(owner, companyId)).data?.response?.days;
  if (days === undefined || days === null) return null;
  const whole = Math.max(1, Math.ceil(days));
  return (
    <span className="kg-muted own-usual">
      <Plural
        value={whole}
        one="This company usually answers in # day."
        other="This company usually answers in # days."
      />
    </span>
  );
}

function Answer({ application }: { application: Own }) {
  const { t } = useLingui();
  const { status, dateUpdated, company, employer_gone } = application;
  if (status === 'pending' && employer_gone) {
    return (
      <TimelineStep kind="rejected" icon={closeCircle}>
        <strong>
          <Trans>You won't get an answer</Trans>
        </strong>
        <span className="kg-muted own-usual">
          <Trans>The employer has deleted their account.</Trans>
        </span>
      </TimelineStep>
    );
  }
  if (status === 'pending') {
    return (
      <TimelineStep kind="pending" icon={time}>
        <strong>
          <Trans>Waiting for an answer</Trans>
        </strong>
        {company && <UsualDays companyId={company.company_id} />}
      </TimelineStep>
    );
  }
  return (
    <TimelineStep kind={status} icon={status === 'accepted' ? checkmarkCircle : closeCircle}>
      <strong>
        {status === 'accepted' ? t`Accepted` : t({ message: 'Rejected', context: 'to the applicant' })}
      </strong>{' '}
      <When at={dateUpdated} />
    </TimelineStep>
  );
}

export function OwnTimeline({ application }: { application: Own }) {
  const { dayAndTime } = useDates();
  const { dateAdded, viewed_at, interview } = application;
  return (
    <Timeline>
      <TimelineStep kind="done" icon={checkmarkCircle}>
        <strong>
          <Trans>Applied</Trans>
        </strong>{' '}
        <When at={dateAdded} />
      </TimelineStep>
      {viewed_at !== null && (
        <TimelineStep kind="done" icon={checkmarkCircle}>
          <strong>
            <Trans>Read by the employer</Trans>
          </strong>{' '}
          <When at={viewed_at} />
        </TimelineStep>
      )}
      {interview && (
        <TimelineStep kind={interview.answer === 'no' ? 'rejected' : 'interview'} icon={calendar}>
          <strong>
            <Trans comment="A meeting that the employer proposes">Interview</Trans>
          </strong>{' '}
          <time className="kg-muted" dateTime={interview.at}>
            {dayAndTime(interview.at)}
          </time>
        </TimelineStep>
      )}
      <Answer application={application} />
    </Timeline>
  );
}
