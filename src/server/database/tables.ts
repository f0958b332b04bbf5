/** The tables as Kysely sees them; it holds no rule and no query. */
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { CompanySize, Verification } from '#contract/company-fields.ts';
import type { Cv } from '#contract/cvs.ts';
import type { ToldChange } from '#contract/application-details.ts';
import type { ClosingReason } from '#contract/job-fields.ts';
import type { JobDetail } from '#contract/jobs.ts';
import type { JobStatus } from '#contract/options.ts';
import type { NoticeKind } from '#contract/notices.ts';
import type { NotifyGroup } from '#contract/notify.ts';
import type { Province } from '#contract/places.ts';
import type { ReportReason } from '#contract/reports.ts';
import type { AccType } from '#contract/roles.ts';
import type { OperatorTables } from './operator-tables.ts';
import type { SearchTables } from './search-tables.ts';
import type { WarningKind } from '#contract/warnings.ts';
import type { AccountTables } from './account-tables.ts';
import type { AlertTables } from './search-tables.ts';
import type { ApplicationTables } from './application-tables.ts';
import type { BackgroundTables } from './background-tables.ts';

/*
 * How values travel, the same on both engines: bigint and numeric are numbers,
 * timestamptz is a Date, jsonb is read as a value and written as an object or JSON text,
 * text[] is an array of strings, date-only values are stored as text.
 */

/** Set by the database unless given; read as a Date. */
type Moment = ColumnType<Date, Date | undefined, Date>;
/** A tsvector: written with `tokenVector`, never read. */
type TokenVector = ColumnType<never, unknown, unknown>;

type UsersTable = {
  id: GeneratedAlways<number>;
  name: string;
  /** The name in NFC with Unicode case folding; unique. */
  name_key: string;
  password_hash: string;
  acc_type: AccType;
  created_at: Moment;
  profession: Generated<string>;
  email: Generated<string>;
  date_of_birth: Generated<string>;
  contact_number: Generated<string>;
  address: Generated<string>;
  facebook: Generated<string>;
  linkedin: Generated<string>;
  suspended_at: Date | null;
  /** When the account was deleted: the row is empty then, and what refers to it is being deleted (account-deletion/finish-deletion.ts). */
  gone_at: Generated<Date | null>;
  /** The groups of notices that are told in the app only. */
  notify_off: Generated<NotifyGroup[]>;
  /** Which version of the terms they agreed to at registering (product 2.34); null for other clients of the API, which need not ask for it. */
  terms_version: Generated<number | null>;
};

/** The fields of a job that are columns of the same name and type: all but the ones below. */
type JobFields = Omit<
  JobDetail,
  | 'job_id'
  | 'img'
  | 'status'
  | 'date_added'
  | 'date_edited'
  | 'closed_because'
  | 'company'
  | 'isFavorite'
  | 'applied'
  | 'moreJobs'
  | 'review'
  | 'warnings'
  | 'help_numbers'
>;

export type JobsTable = JobFields & {
  id: GeneratedAlways<number>;
  /** Null when the account is gone; nothing that the employer wrote is in the row then. */
  employer_id: number | null;
  img: Generated<number>;
  /** Null until it is edited. */
  date_edited: Generated<Date | null>;
  closed_because: Generated<ClosingReason | null>;
  /** Set by everything that closes a job; CVs of its applicants are retained from then on. */
  closed_at: Generated<Date | null>;
  /** What the salary sorts by, in dollars a month: the highest pay in numbers, else the text's first; null sorts last. */
  salary_number: number | null;
  status: Generated<JobStatus>;
  /** What its text warns of, found when it is posted or edited. */
  warnings: Generated<WarningKind[]>;
  date_added: Moment;
  search: TokenVector;
  /** The version of the rules that made the vector and the warnings (search/reindex.ts). */
  tokenizer: Generated<number>;
};

/** A row for each job that something hides; `removed_at`, `waiting_since` or `owner_suspended` says what. */
type HiddenJobsTable = {
  job_id: number;
  /** For an operator's look. */
  waiting_since: Date | null;
  removed_at: Date | null;
  removed_because: string | null;
  owner_suspended: Generated<boolean>;
  /** What the job's row said when it was removed. */
  status_before: JobStatus | null;
  closed_because_before: ClosingReason | null;
  /** The moment from which on it was hidden, whatever the reasons. */
  hidden_since: Moment;
};

/** A job as it was before an edit, until its task has looked (alerts/tell-new-job.ts). */
type JobEditsTable = {
  id: GeneratedAlways<number>;
  job_id: number;
  at: Date;
  /** The whole row. */
  before: object;
};

type ReportsTable = {
  id: GeneratedAlways<number>;
  job_id: number;
  /** Null for guests. */
  reporter_id: number | null;
  /** One account or address counts once a job: the account, or a digest of the address. */
  reporter_key: string;
  reason: ReportReason;
  text: Generated<string>;
  created_at: Moment;
  /** Null while it waits. */
  decision: 'dismissed' | 'upheld' | null;
  decided_at: Date | null;
};

type NoticesTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  event: string;
  kind: NoticeKind;
  at: Moment;
  read_at: Date | null;
  job_id: number | null;
  job_name: string | null;
  application_id: number | null;
  person: string | null;
  /** The name as Khmer says it; null whenever `person` is. */
  person_km: string | null;
  text: string | null;
  search_id: number | null;
};

/** What all who wait for an answer about a job are told; a row goes when the last of them has a notice. */
type AnnouncementsTable = {
  id: GeneratedAlways<number>;
  event: string;
  kind: NoticeKind;
  at: Moment;
  job_id: number;
  job_name: string;
  text: string | null;
  /** The newest applications hear first; the last one that has, or null while none has. */
  told_down_to: number | null;
};

type JobChangesTable = {
  job_id: number;
  field: ToldChange;
  /** The last time. */
  changed_at: Date;
};

type FavouritesTable = {
  user_id: number;
  job_id: number;
  saved_at: Moment;
};

type CvsTable = {
  user_id: number;
  cv: Cv;
  updated_at: Moment;
};

type MessagesTable = {
  id: GeneratedAlways<number>;
  email: string;
  text: string;
  name: string;
  user_id: number | null;
  created_at: Moment;
  /** By an operator, with that operator's name. */
  done_at: Date | null;
  done_by: string | null;
};

type IdempotencyTable = {
  /** Who asked: `user:` with their id, or `guest`. */
  caller: string;
  key: string;
  endpoint: string;
  body_hash: string;
  /** Null while the first request is still being worked on. */
  status: number | null;
  /** The JSON of the answer as it was sent; null where there is none to send again. */
  body: string | null;
  etag: string | null;
  created_at: Moment;
};

type RateLimitPointsTable = {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number;
};

/** What the public counts are of. */
export type Counted = 'job' | AccType;

/** How many more or fewer there are since the rows before; triggers write them (migrations/0001-baseline/triggers.sql.ts). */
type CountsTable = {
  id: GeneratedAlways<number>;
  counted: Counted;
  amount: number;
};

type CompaniesTable = {
  /** The employer whose company it is. */
  user_id: number;
  /** Null until it is set; then everybody sees the company. */
  name: string | null;
  name_km: string | null;
  about: string | null;
  website: string | null;
  province: Province | null;
  size: CompanySize | null;
  industry: string | null;
  /** The hash of its picture. */
  logo: string | null;
  verification: Generated<Verification>;
  verified_since: Date | null;
  refused_because: string | null;
  /** For operators only, as the two below. */
  registration_number: string | null;
  verification_phone: string | null;
  verification_note: string | null;
  verification_asked_at: Date | null;
};

/** By what is in them; housekeeping takes those that no company uses. */
type PicturesTable = {
  hash: string;
  content: Uint8Array;
  small: Uint8Array;
  stored_at: Moment;
};

type MetaTable = {
  key: string;
  value: string;
};

export type Tables = AccountTables &
  AlertTables &
  ApplicationTables &
  BackgroundTables &
  OperatorTables &
  SearchTables & {
    users: UsersTable;
    jobs: JobsTable;
    hidden_jobs: HiddenJobsTable;
    hidden_changes: { readonly id: GeneratedAlways<number> };
    job_edits: JobEditsTable;
    reports: ReportsTable;
    notices: NoticesTable;
    announcements: AnnouncementsTable;
    job_changes: JobChangesTable;
    favourites: FavouritesTable;
    cvs: CvsTable;
    messages: MessagesTable;
    idempotency: IdempotencyTable;
    rate_limit_points: RateLimitPointsTable;
    counts: CountsTable;
    companies: CompaniesTable;
    pictures: PicturesTable;
    meta: MetaTable;
  };

export type JobRow = Selectable<Omit<JobsTable, 'search'>>;
