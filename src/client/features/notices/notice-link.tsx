/** Leads from a notice to what it is about (product 2.25); one that is about nothing to be seen leads nowhere. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { hashOf } from '#contract/notice-hash.ts';
import { type Notice } from '#contract/notices.ts';
import { useSession } from '#client/data/session.ts';
import { AlertJobsLink } from '#client/features/alerts/alert-jobs-link.tsx';
import { alertsQuery } from '#client/features/alerts/alert-queries.ts';

type Props = { notice: Notice; className: string; children: ReactNode };

/** New jobs of a saved search: the list that shows them, as the search is now. */
function ListLink({ notice: { search_id }, className, children }: Props) {
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

export function NoticeLink({ notice, className, children }: Props) {
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
  if (kind === 'report_decided') return <div className={className}>{children}</div>;
  // One that was withdrawn is gone.
  if (application_id !== null && kind !== 'application_withdrawn')
    return (
      <Link
        to="/application/$id"
        params={{ id: `${application_id}` }}
        hash={hashOf(notice)}
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
