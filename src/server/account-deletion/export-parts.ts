/** What is stored of a person, table by table (product 7.32): what is taken along, and what is not. */
import { type RawBuilder, sql } from 'kysely';
import { type Tables } from '#server/database/tables.ts';

/** The rows of one table that are the person's. `at` is what they are read in the order of. */
export type ExportPart = {
  readonly table: keyof Tables;
  readonly columns: readonly string[];
  /** Of the person with this id. */
  readonly whose: (userId: number) => RawBuilder<unknown>;
  /** Unique among them, with an index. */
  readonly at: string;
  /** A row may have 100 kB: fewer are read at once. */
  readonly isLarge?: true;
};

const own = (userId: number) => sql`user_id = ${userId}`;
const job = [
  ...['id', 'name', 'img', 'industry', 'salary', 'job_type', 'age', 'level', 'gender', 'qualification'],
  ...['language', 'category', 'location', 'required_skills', 'available_position', 'status', 'description'],
  ...['requirements', 'responsibilities', 'tags', 'date_added', 'province', 'district', 'salary_min'],
  ...['salary_max', 'salary_currency', 'salary_period', 'expires_on', 'closed_because', 'closed_at'],
  ...['date_edited', 'warnings'],
];
const company = [
  ...['name', 'name_km', 'about', 'website', 'province', 'size', 'industry', 'logo', 'verification'],
  ...['verified_since', 'refused_because', 'registration_number', 'verification_phone'],
  ...['verification_note', 'verification_asked_at'],
];
const account = [
  ...['id', 'name', 'acc_type', 'created_at', 'notify_off', 'profession', 'email', 'date_of_birth'],
  ...['contact_number', 'address', 'facebook', 'linkedin', 'terms_version'],
];
const message = ['id', 'application_id', 'from_employer', 'text', 'at', 'read_at'];
const interview = ['interview_at', 'place', 'answer'];

const theirJobs = (userId: number) => sql`job_id in (select id from jobs where employer_id = ${userId})`;

/** In the order of the file, by their names in it. */
export const exportParts: Readonly<Record<string, ExportPart>> = {
  account: { table: 'users', columns: account, whose: (userId) => sql`id = ${userId}`, at: 'id' },
  cv: { table: 'cvs', columns: ['cv', 'updated_at'], whose: own, at: 'user_id', isLarge: true },
  cv_links: {
    table: 'cv_links',
    columns: ['id', 'without', 'created_at', 'expires_at'],
    whose: own,
    at: 'id',
  },
  /** With the copies of the CV, and what the employer answered. */
  applications: {
    table: 'applications',
    columns: [
      ...['id', 'job_id', 'status', 'message', 'date_added', 'date_updated', 'cv', 'cv_erased_at'],
      'viewed_at',
    ],
    whose: own,
    at: 'id',
    isLarge: true,
  },
  /** Both sides of a thread, which is about the applicant. */
  application_messages: {
    table: 'application_messages',
    columns: [...message, ...interview],
    whose: (userId) => sql`application_id in (select id from applications where user_id = ${userId})`,
    at: 'id',
  },
  withdrawals: {
    table: 'withdrawals',
    columns: ['application_id', 'date_added', 'withdrawn_at'],
    whose: own,
    at: 'ctid',
  },
  company: { table: 'companies', columns: company, whose: own, at: 'user_id' },
  jobs: {
    table: 'jobs',
    columns: job,
    whose: (userId) => sql`employer_id = ${userId}`,
    at: 'id',
    isLarge: true,
  },
  job_changes: {
    table: 'job_changes',
    columns: ['job_id', 'field', 'changed_at'],
    whose: theirJobs,
    at: 'ctid',
  },
  hidden_jobs: {
    table: 'hidden_jobs',
    columns: ['job_id', 'waiting_since', 'removed_at', 'removed_because', 'owner_suspended', 'hidden_since'],
    whose: theirJobs,
    at: 'job_id',
  },
  /** What the employer keeps of applications to these jobs; what applicants sent is the applicants'. */
  applications_received: {
    table: 'applications',
    columns: [
      'id',
      'job_id',
      'status',
      'message',
      'date_added',
      'date_updated',
      'viewed_at',
      'starred',
      'note',
    ],
    whose: theirJobs,
    at: 'id',
  },
  messages_to_applicants: {
    table: 'application_messages',
    columns: [...message, ...interview],
    whose: (userId) => sql`from_employer and application_id in (
      select applications.id from applications join jobs on jobs.id = job_id where employer_id = ${userId})`,
    at: 'id',
  },
  favourites: { table: 'favourites', columns: ['job_id', 'saved_at'], whose: own, at: 'job_id' },
  saved_searches: {
    table: 'saved_searches',
    columns: ['id', 'name', 'terms', 'alert', 'alert_since', 'created_at'],
    whose: own,
    at: 'id',
  },
  waiting_alerts: {
    table: 'waiting_alerts',
    columns: ['search_id', 'job_id', 'found_at'],
    whose: (userId) => sql`search_id in (select id from saved_searches where user_id = ${userId})`,
    at: 'ctid',
  },
  told_jobs: { table: 'told_jobs', columns: ['job_id', 'search_id', 'told_at'], whose: own, at: 'job_id' },
  notices: {
    table: 'notices',
    columns: [
      ...['id', 'kind', 'at', 'read_at', 'job_id', 'job_name', 'application_id', 'text'],
      'search_id',
    ],
    whose: own,
    at: 'id',
  },
  reports: {
    table: 'reports',
    columns: ['id', 'job_id', 'reason', 'text', 'created_at', 'decision', 'decided_at'],
    whose: (userId) => sql`reporter_id = ${userId}`,
    at: 'id',
  },
  messages_to_the_team: {
    table: 'messages',
    columns: ['id', 'email', 'name', 'text', 'created_at', 'done_at'],
    whose: own,
    at: 'id',
  },
  phone: { table: 'phones', columns: ['phone', 'next_phone', 'next_at'], whose: own, at: 'user_id' },
  security_events: {
    table: 'security_events',
    columns: ['kind', 'at', 'device', 'times'],
    whose: own,
    at: 'id',
  },
  sessions: {
    table: 'sessions',
    columns: ['device', 'created_at', 'last_used_at', 'remembered'],
    whose: own,
    at: 'token_hash',
  },
  /** `site` is the push service, without the address that opens it. */
  devices: {
    table: 'push_subscriptions',
    columns: ['id', 'site', 'lang', 'created_at', 'refused_since'],
    whose: own,
    at: 'id',
  },
  recovery_codes: {
    table: 'recovery_codes',
    columns: ['created_at', 'by_operator'],
    whose: own,
    at: 'code_hash',
  },
  passkeys: {
    table: 'passkeys',
    columns: ['id', 'device', 'created_at', 'last_used_at'],
    whose: own,
    at: 'id',
  },
  telegram: { table: 'telegram_chats', columns: ['chat_id', 'lang'], whose: own, at: 'user_id' },
};
