/** Kysely types of all tables. */
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { CompanySize, Verification } from '#contract/company-fields.ts';
import type { Cv } from '#contract/cvs.ts';
import type { NoticeKind } from '#contract/notices.ts';
import type { NotifyGroup } from '#contract/account-settings.ts';
import type { Province } from '#contract/places.ts';
import type { ReportReason } from '#contract/reports.ts';
import type { AccType } from '#contract/roles.ts';
import type { OperatorTables } from './operator-tables.ts';
import { type AlertTables, type SearchTables } from './search-tables.ts';
import type { AccountTables } from './account-tables.ts';
import type { ApplicationTables } from './application-tables.ts';
import type { BackgroundTables } from './background-tables.ts';
import type { StatisticsTables } from './statistics-tables.ts';
import type { ContactTables } from './contact-tables.ts';
import type { JobsTable, JobTables } from './job-tables.ts';

/*
 * Types of values, the same on both engines: bigint and numeric are numbers, timestamptz is a Date, jsonb is read as a
 * value and written as an object or JSON text, text[] is an array of strings, date-only values are stored as text.
 */

/** A Date with a default in the database. */
type Moment = ColumnType<Date, Date | undefined, Date>;

type UsersTable = {
  id: GeneratedAlways<number>;
  name: string;
  /** The name in NFC with Unicode case folding; unique. */
  name_key: string;
  /** Unique; null only for deleted accounts. */
  lookalike_key: string | null;
  password_hash: string;
  /** False if the account was created in Telegram: the hash is that of a password that no one knows. */
  has_password: Generated<boolean>;
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
  /** When the account was deleted. The row is cleared then, and rows that refer to it are being deleted (account-deletion/finish-deletion.ts). */
  gone_at: Generated<Date | null>;
  /** Groups of notices that are only shown in the app, not sent. */
  notify_off: Generated<NotifyGroup[]>;
  /** The version of the terms accepted at registration (product 2.34); null for API clients that did not send it. */
  terms_version: Generated<number | null>;
};

type ReportsTable = {
  id: GeneratedAlways<number>;
  job_id: number;
  /** Null for guests. */
  reporter_id: number | null;
  /** The account, or a digest of the address, which can report a job only once. */
  reporter_key: string;
  /** As in `people_reports`; null for older reports. */
  network: string | null;
  /** As in `people_reports`. */
  counts: Generated<boolean>;
  reason: ReportReason;
  text: Generated<string>;
  created_at: Moment;
  /** Null until decided. */
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
  /** The name in Khmer; null if `person` is null. */
  person_km: string | null;
  text: string | null;
  search_id: number | null;
};

/** Notices to all waiting applicants of a job; a row is deleted when everyone has theirs. */
type AnnouncementsTable = {
  id: GeneratedAlways<number>;
  event: string;
  kind: NoticeKind;
  at: Moment;
  job_id: number;
  job_name: string;
  text: string | null;
  /** Newest applications come first: the id of the last one notified, or null at the start. */
  told_down_to: number | null;
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
  /** When an operator marked it as done, and their name. */
  done_at: Date | null;
  done_by: string | null;
};

type IdempotencyTable = {
  /** `user:<id>` or `guest`. */
  caller: string;
  key: string;
  endpoint: string;
  body_hash: string;
  /** Null while the first request is running. */
  status: number | null;
  /** The JSON of the reply as it was sent; null if there is none to send again. */
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

/** What is counted publicly. */
export type Counted = 'job' | AccType;

/** Changes of the counts, whose sum is the count; triggers write them (migrations/0001-baseline/triggers.sql.ts). */
type CountsTable = {
  id: GeneratedAlways<number>;
  counted: Counted;
  amount: number;
};

type CompaniesTable = {
  user_id: number;
  /** Null until it is set; the company is public from then on. */
  name: string | null;
  name_km: string | null;
  /** Keys of both names (name-key.ts). */
  lookalike_keys: Generated<readonly string[]>;
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
  /** This and the next two are for operators only. */
  registration_number: string | null;
  verification_phone: string | null;
  verification_note: string | null;
  verification_asked_at: Date | null;
};

/** Pictures by the hash of their content. Housekeeping deletes unused ones. */
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
  ContactTables &
  JobTables &
  OperatorTables &
  SearchTables &
  StatisticsTables & {
    users: UsersTable;
    hidden_changes: { readonly id: GeneratedAlways<number> };
    reports: ReportsTable;
    notices: NoticesTable;
    announcements: AnnouncementsTable;
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
