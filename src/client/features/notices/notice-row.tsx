/** A notice in the list: icon, sentence and time. The sentence is never truncated. */
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import {
  arrowUndoOutline,
  banOutline,
  briefcaseOutline,
  businessOutline,
  calendarOutline,
  chatbubblesOutline,
  createOutline,
  eyeOutline,
  flagOutline,
  hourglassOutline,
  lockClosedOutline,
  mailOpenOutline,
  personOutline,
  pulseOutline,
  shieldCheckmarkOutline,
  timeOutline,
  warningOutline,
} from 'ionicons/icons';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Notice, type NoticeKind } from '#contract/notices.ts';
import { lazyPart } from '#client/language/lazy-part.tsx';
import { RelativeTime } from '#client/language/relative-time.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { UserText } from '#client/ui/user-text.tsx';
import { noticeHash } from '#contract/notice-path.ts';
import { useSession } from '#client/data/session.ts';
import { AlertJobsLink } from '#client/features/alerts/alert-jobs-link.tsx';
import { alertsQuery } from '#client/features/alerts/alert-queries.ts';
import { NoticeSentence, parseInterview } from './notice-sentence.tsx';

type ListLinkProps = { notice: Notice; className: string; children: ReactNode };

/** Leads to the alert's jobs, by its current search terms. */
function ListLink({ notice: { search_id }, className, children }: ListLinkProps) {
  const userId = useSession()?.user_id ?? 0;
  const { data: alerts } = useQuery({ ...alertsQuery(userId), enabled: userId > 0 });
  const alert = alerts?.find(({ id }) => id === search_id);
  return alert ? (
    <AlertJobsLink userId={userId} terms={alert.terms} className={className}>
      {children}
    </AlertJobsLink>
  ) : (
    <Link to="/alerts" className={className}>
      {children}
    </Link>
  );
}

/** Leads from a notice to its subject (product 2.25); no link if there is nothing to open. */
function NoticeLink({ notice, className, children }: ListLinkProps) {
  const { kind, application_id, job_id } = notice;
  if (kind === 'company_verified' || kind === 'company_refused')
    return (
      <Link to="/companies/mine" className={className}>
        {children}
      </Link>
    );
  if (kind === 'search_alert' && job_id === null)
    return (
      <ListLink notice={notice} className={className}>
        {children}
      </ListLink>
    );
  if (kind === 'board_health')
    return (
      <Link to="/operator/health" className={className}>
        {children}
      </Link>
    );
  // A question is answered here, not on another page.
  if (kind === 'report_decided' || kind === 'outcome' || kind === 'account_warned')
    return <div className={className}>{children}</div>;
  // A withdrawn application no longer exists.
  if (application_id !== null && kind !== 'application_withdrawn')
    return (
      <Link
        to="/application/$id"
        params={{ id: `${application_id}` }}
        hash={noticeHash(notice)}
        className={className}
      >
        {children}
      </Link>
    );
  if (job_id !== null)
    return (
      <Link to="/jobDetail/$id" params={{ id: `${job_id}` }} className={className}>
        {children}
      </Link>
    );
  return <div className={className}>{children}</div>;
}

const noticeIcons: Readonly<Record<NoticeKind, string>> = {
  application_received: personOutline,
  application_viewed: eyeOutline,
  application_decided: mailOpenOutline,
  application_withdrawn: arrowUndoOutline,
  application_waiting: hourglassOutline,
  job_expiring: timeOutline,
  job_closed: lockClosedOutline,
  job_changed: createOutline,
  job_removed: banOutline,
  message: chatbubblesOutline,
  interview: calendarOutline,
  interview_answered: calendarOutline,
  search_alert: briefcaseOutline,
  company_verified: shieldCheckmarkOutline,
  company_refused: businessOutline,
  report_decided: shieldCheckmarkOutline,
  board_health: pulseOutline,
  outcome: flagOutline,
  account_warned: warningOutline,
};

/** Follows the time. */
function NoticeDetail({ notice: { kind, text, job_id }, isNew }: Props) {
  const [now] = useState(Date.now);
  // An interview cannot be answered once it is over, or if its time was deleted with the account.
  if (kind === 'interview' && isNew && Date.parse(parseInterview(text).at) > now)
    return (
      <>
        {' · '}
        <Trans>please reply</Trans>
      </>
    );
  // If there are several jobs, the sentence names the alert.
  if (kind !== 'search_alert' || text === null || job_id === null) return null;
  return (
    <>
      {' · '}
      <Trans>
        alert “<UserText>{text}</UserText>”
      </Trans>
    </>
  );
}

const OutcomeTaps = lazyPart(async () => (await import('./outcome-taps.tsx')).OutcomeTaps);

type Props = { notice: Notice; isNew: boolean };

export function NoticeRow({ notice, isNew }: Props) {
  return (
    <li>
      <NoticeLink notice={notice} className={isNew ? 'notice-row new' : 'notice-row'}>
        <span className="notice-icon">
          <Icon name={noticeIcons[notice.kind]} size={22} />
        </span>
        <span className="notice-words">
          <span className="notice-sentence">
            {isNew && (
              <span className="kg-visually-hidden">
                <Trans comment="A notice that has not been read">New</Trans>{' '}
              </span>
            )}
            <NoticeSentence notice={notice} />
          </span>
          <span className="notice-time">
            <RelativeTime of={notice.at} />
            <NoticeDetail notice={notice} isNew={isNew} />
          </span>
        </span>
      </NoticeLink>
      {notice.kind === 'outcome' && <OutcomeTaps notice={notice} />}
    </li>
  );
}
