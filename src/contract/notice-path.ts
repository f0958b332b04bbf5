/** The page that a notice is about (product 2.25), for pushes and messages. */
import { type Notice } from './notices.ts';
import { jobPath } from './pages.ts';

export function noticePath({ kind, application_id, job_id }: Notice): string {
  if (kind === 'company_verified' || kind === 'company_refused') return '/companies/mine';
  if (kind === 'report_decided') return '/notices';
  if (application_id !== null && kind !== 'application_withdrawn') return `/application/${application_id}`;
  return job_id === null ? '/notices' : jobPath(job_id);
}
