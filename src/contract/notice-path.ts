/** The path and hash of the page that a notice links to (product 2.25). */
import { type AlertTerms } from './alerts.ts';
import { type Notice } from './notices.ts';
import { jobPath } from './pages.ts';
import { jobPathFrom } from './statistics.ts';

const threadKinds: readonly Notice['kind'][] = ['message', 'interview', 'interview_answered'];

/** The messages on an application's page. */
const threadHash = 'messages';
type ThreadHash = typeof threadHash;
export const noticeHash = ({ kind }: Pick<Notice, 'kind'>): ThreadHash | undefined =>
  threadKinds.includes(kind) ? threadHash : undefined;

/** Telegram puts a Mini App's launch parameters in the fragment, so the messages are named in the query there. */
export const miniAppPath = (path: string): string => path.replace(`#${threadHash}`, `?at=${threadHash}`);

export const isForThread = ({ hash, search }: { readonly hash: string; readonly search: object }): boolean =>
  hash === threadHash || ('at' in search && search.at === threadHash);

/** The page's query parameter for `job_type` is `type`. */
function listPath({ job_type, ...terms }: AlertTerms): string {
  const parameters = Object.entries({ ...terms, type: job_type }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `/jobs?${parameters.join('&')}`;
}

/** @param terms of the saved search that found new jobs; undefined if it was deleted */
export function noticePath(notice: Notice, terms?: AlertTerms): string {
  const { kind, application_id, job_id } = notice;
  if (kind === 'company_verified' || kind === 'company_refused') return '/companies/mine';
  if (kind === 'board_health') return '/operator/health';
  // Answered in the list itself.
  if (kind === 'report_decided' || kind === 'outcome' || kind === 'account_warned') return '/notices';
  if (kind === 'search_alert' && job_id === null) return terms ? listPath(terms) : '/alerts';
  if (application_id !== null && kind !== 'application_withdrawn') {
    const hash = noticeHash(notice);
    return `/application/${application_id}${hash ? `#${hash}` : ''}`;
  }
  if (job_id === null) return '/notices';
  return kind === 'search_alert' ? jobPathFrom(job_id, 'alert') : jobPath(job_id);
}
