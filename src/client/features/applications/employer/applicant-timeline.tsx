/** The course of an application as its employer sees it: applied, read, interview, then waiting or decided. */
import { Trans, useLingui } from '@lingui/react/macro';
import { calendar, checkmarkCircle, closeCircle, time } from 'ionicons/icons';
import { type ReactNode } from 'react';
import { type Application } from '#contract/applications.ts';
import { useWhen } from '#client/language/clock-time.ts';
import { useDates } from '#client/language/dates.ts';
import { RelativeTime } from '#client/language/relative-time.tsx';
import { Icon } from '#client/ui/icon.tsx';

function Step({ kind, icon, children }: { kind: string; icon: string; children: ReactNode }) {
  return (
    <li className={kind}>
      <Icon name={icon} size={24} />
      <p>{children}</p>
    </li>
  );
}

function When({ at }: { at: string }) {
  const { longDate } = useDates();
  return (
    <span className="kg-muted">
      {longDate(at)}, <RelativeTime of={at} />
    </span>
  );
}

function Interview({ interview }: { interview: NonNullable<Application['interview']> }) {
  const { t } = useLingui();
  const { dayAndTime } = useDates();
  const answers = { yes: t`Will come`, no: t`Cannot come`, none: t`No answer yet` };
  return (
    <Step kind={interview.answer === 'no' ? 'rejected' : 'interview'} icon={calendar}>
      <strong>
        <Trans>Interview</Trans>
      </strong>{' '}
      <span className="kg-muted">
        {dayAndTime(interview.at)} · {answers[interview.answer ?? 'none']}
      </span>
    </Step>
  );
}

export function ApplicantTimeline({ application }: { application: Application }) {
  const { t } = useLingui();
  const { status, dateAdded, dateUpdated, viewed_at: viewedAt, interview } = application;
  const last = {
    pending: { icon: time, word: t`Waiting for your decision` },
    accepted: { icon: checkmarkCircle, word: t`Accepted` },
    rejected: { icon: closeCircle, word: t`Rejected` },
  }[status];
  return (
    <section className="kg-card padded" aria-label={t`Application progress`}>
      <ol className="application-timeline applicant-timeline">
        <Step kind="applied" icon={checkmarkCircle}>
          <strong>
            <Trans>Applied</Trans>
          </strong>{' '}
          <When at={dateAdded} />
        </Step>
        {viewedAt !== null && (
          <Step kind="applied" icon={checkmarkCircle}>
            <Read at={viewedAt} />
          </Step>
        )}
        {interview && <Interview interview={interview} />}
        <Step kind={status} icon={last.icon}>
          <strong>{last.word}</strong> {status !== 'pending' && <When at={dateUpdated} />}
        </Step>
      </ol>
    </section>
  );
}

function Read({ at }: { at: string }) {
  const when = useWhen()(at);
  return (
    <Trans>
      <strong>Read</strong> <span className="kg-muted">{when}. The applicant sees this.</span>
    </Trans>
  );
}
