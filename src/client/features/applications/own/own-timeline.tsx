/** How an application went, as its applicant reads it: applied, read, interview, answer; and what to expect while waiting. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { calendar, checkmarkCircle, closeCircle, time } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { type ApplicationAnswer } from '#contract/application-details.ts';
import { companyQuery } from '#client/features/companies/company-queries.ts';
import { useSession } from '#client/data/session.ts';
import { useDates } from '#client/language/dates.ts';
import { useDayWord } from '#client/language/day-words.ts';
import { Icon } from '#client/ui/icon.tsx';
import { ownerOf } from '#client/features/jobs/job-keys.ts';

type Own = ApplicationAnswer['application'];

type StepProps = { state: 'accepted' | 'pending' | 'rejected'; icon: string; children: ReactNode };

const Step = ({ state, icon, children }: StepProps) => (
  <li className={state}>
    <Icon name={icon} size={24} />
    <p>{children}</p>
  </li>
);

function When({ at }: { at: string }) {
  const dayWord = useDayWord();
  return (
    <time className="kg-muted" dateTime={at}>
      {dayWord(at)}
    </time>
  );
}

/** How long this company usually takes, where it has answered enough to say. */
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
  const { status, dateUpdated, company } = application;
  if (status === 'pending') {
    return (
      <Step state="pending" icon={time}>
        <strong>
          <Trans>Waiting for an answer</Trans>
        </strong>
        {company && <UsualDays companyId={company.company_id} />}
      </Step>
    );
  }
  return (
    <Step state={status} icon={status === 'accepted' ? checkmarkCircle : closeCircle}>
      <strong>
        {status === 'accepted' ? t`Accepted` : t({ message: 'Rejected', context: 'to the applicant' })}
      </strong>{' '}
      <When at={dateUpdated} />
    </Step>
  );
}

export function OwnTimeline({ application }: { application: Own }) {
  const { t } = useLingui();
  const { dayAndTime } = useDates();
  const { dateAdded, viewed_at, interview } = application;
  return (
    <section className="kg-card padded" aria-label={t`Application progress`}>
      <ol className="application-timeline own-timeline">
        <Step state="accepted" icon={checkmarkCircle}>
          <strong>
            <Trans>Applied</Trans>
          </strong>{' '}
          <When at={dateAdded} />
        </Step>
        {viewed_at !== null && (
          <Step state="accepted" icon={checkmarkCircle}>
            <strong>
              <Trans>Read by the employer</Trans>
            </strong>{' '}
            <When at={viewed_at} />
          </Step>
        )}
        {interview && (
          <Step state={interview.answer === 'no' ? 'rejected' : 'accepted'} icon={calendar}>
            <strong>
              <Trans comment="A meeting that the employer proposes">Interview</Trans>
            </strong>{' '}
            <time className="kg-muted" dateTime={interview.at}>
              {dayAndTime(interview.at)}
            </time>
          </Step>
        )}
        <Answer application={application} />
      </ol>
    </section>
  );
}
