/** Every call that the contract declares, found by type, so that a new one is tested without being listed. */
import * as accounts from '#contract/accounts.ts';
import * as alerts from '#contract/alerts.ts';
import * as blocks from '#contract/blocks.ts';
import * as boardHealth from '#contract/board-health.ts';
import * as applicationDetails from '#contract/application-details.ts';
import * as applicationHandling from '#contract/application-handling.ts';
import * as applicationFilters from '#contract/application-filters.ts';
import * as applicationMessages from '#contract/application-messages.ts';
import * as applications from '#contract/applications.ts';
import * as companies from '#contract/companies.ts';
import * as cvLinks from '#contract/cv-links.ts';
import * as cvPdf from '#contract/cv-pdf.ts';
import * as cvs from '#contract/cvs.ts';
import * as devices from '#contract/devices.ts';
import * as fileLinks from '#contract/file-links.ts';
import { type Endpoint } from '#contract/endpoint.ts';
import * as jobContact from '#contract/job-contact.ts';
import * as draftWarnings from '#contract/draft-warnings.ts';
import * as jobFlags from '#contract/job-flags.ts';
import * as jobOccupations from '#contract/job-occupations.ts';
import * as jobs from '#contract/jobs.ts';
import * as myJobs from '#contract/my-jobs.ts';
import * as listPages from '#contract/list-pages.ts';
import * as accountDeletion from '#contract/account-deletion.ts';
import * as notices from '#contract/notices.ts';
import * as accountSettings from '#contract/account-settings.ts';
import * as operatorDecisions from '#contract/operator-decisions.ts';
import * as operatorPeople from '#contract/operator-people.ts';
import * as onBehalf from '#contract/on-behalf.ts';
import * as operators from '#contract/operators.ts';
import * as outcomes from '#contract/outcomes.ts';
import * as postings from '#contract/postings.ts';
import * as profiles from '#contract/profiles.ts';
import * as push from '#contract/push.ts';
import * as passkeys from '#contract/passkeys.ts';
import * as recoveryPhone from '#contract/recovery-phone.ts';
import * as reports from '#contract/reports.ts';
import * as searchHelp from '#contract/search-help.ts';
import * as securityEvents from '#contract/security-events.ts';
import * as sessions from '#contract/sessions.ts';
import * as site from '#contract/site.ts';
import * as siteInfo from '#contract/site-info.ts';
import * as statistics from '#contract/statistics.ts';
import * as telegram from '#contract/telegram.ts';

const rooms = [
  // First, because it declares what the server answers; the modules below declare what phones know of the same calls.
  listPages,
  accounts,
  alerts,
  applicationDetails,
  applicationHandling,
  applicationFilters,
  applicationMessages,
  applications,
  companies,
  cvLinks,
  cvPdf,
  fileLinks,
  cvs,
  jobContact,
  draftWarnings,
  jobFlags,
  jobOccupations,
  devices,
  jobs,
  accountDeletion,
  myJobs,
  notices,
  accountSettings,
  operatorDecisions,
  operatorPeople,
  onBehalf,
  operators,
  outcomes,
  postings,
  profiles,
  push,
  passkeys,
  recoveryPhone,
  reports,
  searchHelp,
  securityEvents,
  sessions,
  site,
  siteInfo,
  statistics,
  blocks,
  boardHealth,
  telegram,
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const all = rooms.flatMap((room) => Object.values<unknown>(room).filter(isEndpoint));

export const endpoints: readonly Endpoint[] = all.filter(
  (one) => all.find((first) => nameOf(first) === nameOf(one)) === one,
);
