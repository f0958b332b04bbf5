/** Link to the list of an alert's jobs. */
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode } from 'react';
import { type AlertTerms } from '#contract/alerts.ts';
import { jobKeys } from '#client/features/jobs/job-keys.ts';
import { searchTermsOfAlert } from './alert-terms.ts';

type Props = { userId: number; terms: AlertTerms; className: string; children: ReactNode };

/** Refetches the list: a copy cached a moment ago may lack the new job that the notice is about. */
export function AlertJobsLink({ userId, terms, className, children }: Props) {
  const client = useQueryClient();
  const search = searchTermsOfAlert(terms);
  const refresh = () => void client.invalidateQueries({ queryKey: jobKeys.list(userId, search) });
  return (
    <Link to="/jobs" search={search} className={className} onClick={refresh}>
      {children}
    </Link>
  );
}
