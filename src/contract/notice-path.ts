/** The page that a notice is about (product 2.25), for pushes and messages. */
import { type AlertTerms } from './alerts.ts';
import { type Notice } from './notices.ts';
import { jobPath } from './pages.ts';

const ofThread: readonly Notice['kind'][] = ['message', 'interview', 'interview_answered'];

/** The part of the application's page that a notice is about: the thread, also where it has been read. */
const threadHash = 'messages';
export type ThreadHash = typeof threadHash;
export const hashOf = ({ kind }: Pick<Notice, 'kind'>): ThreadHash | undefined =>
  ofThread.includes(kind) ? threadHash : undefined;

/** Addresses of lists have the type of a job under a shorter name than calls. */
function listPath({ job_type, ...terms }: AlertTerms): string {
  const said = Object.entries({ ...terms, type: job_type }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `/jobs?${said.join('&')}`;
}

/** `terms` are those of the search that found new jobs; without them it is gone. */
export function noticePath(notice: Notice, terms?: AlertTerms): string {
  const { kind, application_id, job_id } = notice;
  if (kind === 'company_verified' || kind === 'company_refused') return '/companies/mine';
  if (kind === 'report_decided') return '/notices';
  if (kind === 'search_alert' && job_id === null) return terms ? listPath(terms) : '/alerts';
  if (application_id !== null && kind !== 'application_withdrawn') {
    const hash = hashOf(notice);
    return `/application/${application_id}${hash ? `#${hash}` : ''}`;
  }
  return job_id === null ? '/notices' : jobPath(job_id);
}
