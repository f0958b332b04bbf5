/** The timeline of an application for the employer (product 2.31): applied, read, interview, decision. */
import { Trans, useLingui } from '@lingui/react/macro';
import { calendar, checkmarkCircle, closeCircle, time } from 'ionicons/icons';
import { type Application } from '#contract/applications.ts';
import { useDayAndTime } from '#client/language/day-and-time.ts';
import { useDates } from '#client/language/dates.ts';
import { RelativeTime } from '#client/language/relative-time.tsx';
import { Timeline, TimelineStep } from '../../timeline.tsx';

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
  const answers = { yes: t`Will come`, no: t`Can't come`, none: t`No answer yet` };
  return (
    <TimelineStep kind={interview.answer === 'no' ? 'rejected' : 'interview'} icon={calendar}>
      <strong>
        <Trans>Interview</Trans>
      </strong>{' '}
      <span className="kg-muted">
        {dayAndTime(interview.at)} · {answers[interview.answer ?? 'none']}
      </span>
    </TimelineStep>
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
    <Timeline>
      <TimelineStep kind="done" icon={checkmarkCircle}>
        <strong>
          <Trans>Applied</Trans>
        </strong>{' '}
        <When at={dateAdded} />
      </TimelineStep>
      {viewedAt !== null && (
        <TimelineStep kind="done" icon={checkmarkCircle}>
          <Read at={viewedAt} />
        </TimelineStep>
      )}
      {interview && <Interview interview={interview} />}
      <TimelineStep kind={status} icon={last.icon}>
        <strong>{last.word}</strong> {status !== 'pending' && <When at={dateUpdated} />}
      </TimelineStep>
    </Timeline>
  );
}

function Read({ at }: { at: string }) {
  const when = useDayAndTime()(at);
  return (
    <Trans>
      <strong>Read</strong> <span className="kg-muted">{when}. The applicant can see this.</span>
    </Trans>
  );
}
