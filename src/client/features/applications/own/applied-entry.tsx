/** One of a seeker's own applications in the list (product 2.10). */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { calendarOutline, chatbubbles, chevronForward } from 'ionicons/icons';
import { useState } from 'react';
import { type Application } from '#contract/applications.ts';
import { RelativeTime } from '#client/language/relative-time.tsx';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { TextLink } from '#client/ui/button.tsx';
import { langOf, UserText } from '#client/ui/user-text.tsx';
import { answerInterview } from '#contract/application-messages.ts';
import { isCall, isWaiting } from '#contract/outbox-item.ts';
import { useOutbox } from '#client/data/outbox-query.ts';
import { useDates } from '#client/language/dates.ts';
import { useRecentDay } from '#client/language/day-and-time.ts';
import { jobGoneTexts, JobThumb } from '../job-row.tsx';

type ApplicationProps = { application: Application };

/** When the employer read it, while there is no answer. */
function ReadDate({ application: { status, viewed_at } }: ApplicationProps) {
  const recentDay = useRecentDay();
  if (status !== 'pending' || viewed_at === null) return null;
  const when = recentDay(viewed_at);
  return (
    <>
      {' · '}
      <Trans comment="An application, by the employer: read today, 7:40">read {when}</Trans>
    </>
  );
}

/** Hidden once the applicant has answered, even if the answer is still waiting to be sent. */
function PleaseAnswer({ id }: { id: number }) {
  const isAnswered = useOutbox().some(
    (item) => isCall(item, answerInterview) && isWaiting(item) && Number(item.input.params.id) === id,
  );
  if (isAnswered) return null;
  return (
    <>
      {' · '}
      <Trans>please reply</Trans>
    </>
  );
}

function Updates({ application: { id, interview, unread } }: ApplicationProps) {
  const { dayAndTime } = useDates();
  const [now] = useState(Date.now);
  const isUpcoming = interview && Date.parse(interview.at) > now;
  if (!isUpcoming && unread === 0) return null;
  return (
    <ul className="own-news">
      {isUpcoming && (
        <li>
          <Icon name={calendarOutline} size={18} />
          <span>
            <Trans comment="A meeting that the employer proposes">Interview</Trans>{' '}
            <time dateTime={interview.at}>{dayAndTime(interview.at)}</time>
            {interview.answer === null && <PleaseAnswer id={id} />}
          </span>
        </li>
      )}
      {unread > 0 && (
        <li className="unread">
          <Icon name={chatbubbles} size={18} />
          <Plural value={unread} one="# new message" other="# new messages" />
        </li>
      )}
    </ul>
  );
}

type Props = { application: Application; img: number | undefined };

export function AppliedEntry({ application, img }: Props) {
  const { i18n } = useLingui();
  const { id, job_id, job_gone, job_name, status, message, dateAdded, dateUpdated } = application;
  return (
    <li>
      <JobThumb img={img} />
      <div className="application-entry">
        <h2 lang={langOf(job_name)}>
          <Link className="stretched" to="/application/$id" params={{ id: String(id) }}>
            {job_name}
          </Link>
        </h2>
        <p className="kg-muted">
          {status === 'pending' ? (
            <Trans>
              Applied <RelativeTime of={dateAdded} />
            </Trans>
          ) : (
            <Trans>
              Answered <RelativeTime of={dateUpdated} />
            </Trans>
          )}
          <ReadDate application={application} />
        </p>
        <Updates application={application} />
        <div className="application-foot">
          <StatusBadge status={status} />
          {!job_gone && (
            <TextLink className="job-link above" to="/jobDetail/$id" params={{ id: String(job_id) }}>
              <Trans>See the job</Trans>
            </TextLink>
          )}
        </div>
        {job_gone && <p className="kg-muted">{i18n._(jobGoneTexts[job_gone])}</p>}
        {message && (
          <UserText as="blockquote" className="kg-clamp-2">
            {message}
          </UserText>
        )}
      </div>
      <span className="forward">
        <Icon name={chevronForward} />
      </span>
    </li>
  );
}
