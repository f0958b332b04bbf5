/** Leads from a notice to what it is about (product 2.25); one that is about nothing to be seen leads nowhere. */
import { Link } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { type Notice } from '#contract/notices.ts';

type Props = { notice: Notice; className: string; children: ReactNode };

export function NoticeLink({ notice: { kind, application_id, job_id }, className, children }: Props) {
  if (kind === 'company_verified' || kind === 'company_refused')
    return (
      <Link to="/companies/mine" className={className}>
        {children}
      </Link>
    );
  if (kind === 'report_decided') return <div className={className}>{children}</div>;
  // One that was withdrawn is gone.
  if (application_id !== null && kind !== 'application_withdrawn')
    return (
      <Link to="/application/$id" params={{ id: `${application_id}` }} className={className}>
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
