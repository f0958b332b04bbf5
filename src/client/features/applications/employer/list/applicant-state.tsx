/** Below an applicant's name: the status, and new messages, the interview or the age. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { calendarOutline, chatbubbles } from 'ionicons/icons';
import { use } from 'react';
import { type Application } from '#contract/applications.ts';
import { useDates } from '#client/language/dates.ts';
import { RelativeTime } from '#client/language/relative-time.tsx';
import { RenderContext } from '#client/language/render-context.ts';
import { Badge } from '#client/ui/badge.tsx';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { type WaitingDecision } from '../waiting-actions.ts';

const dayMs = 24 * 3_600_000;
/** From this age on, a pending application says "waiting 7 days". */
const longWaitDays = 7;

/** "coming Tuesday 24th November, 9:00" */
function Interview({ interview }: { interview: NonNullable<Application['interview']> }) {
  const { t } = useLingui();
  const when = useDates().dayAndTime(interview.at);
  if (interview.answer === 'yes') return <Trans>coming {when}</Trans>;
  if (interview.answer === 'no') return <Trans>Can't come</Trans>;
  return (
    <>
      <Icon name={calendarOutline} size={16} label={t`Interview`} /> {when}
    </>
  );
}

export function ApplicantAge({ application }: { application: Application }) {
  const { status, dateAdded } = application;
  const { now } = use(RenderContext);
  const n = Math.floor((now() - Date.parse(dateAdded)) / dayMs);
  return status === 'pending' && n >= longWaitDays ? (
    <Trans>waiting {n} days</Trans>
  ) : (
    <RelativeTime of={dateAdded} />
  );
}

function Detail({ application }: { application: Application }) {
  const { unread, interview } = application;
  const { now } = use(RenderContext);
  if (unread > 0)
    return (
      <>
        <Icon name={chatbubbles} size={16} />{' '}
        <Plural value={unread} one="# new message" other="# new messages" />
      </>
    );
  const isUpcoming = interview && Date.parse(interview.at) > now();
  return isUpcoming ? <Interview interview={interview} /> : <ApplicantAge application={application} />;
}

type Props = { application: Application; waiting: WaitingDecision | undefined };

export function ApplicantState({ application, waiting }: Props) {
  const { status, viewed_at: viewedAt } = application;
  const isNew = status === 'pending' && viewedAt === null;
  return (
    <p className="applicant-state kg-muted">
      {waiting ? (
        <>
          <StatusBadge status={waiting.status} viewer="employer" /> <StatusBadge status="waiting" />
        </>
      ) : isNew ? (
        <Badge tone="pending">
          <Trans>New</Trans>
        </Badge>
      ) : (
        <StatusBadge status={status} viewer="employer" />
      )}{' '}
      <span>
        <Detail application={application} />
      </span>
    </p>
  );
}
