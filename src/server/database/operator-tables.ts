/** Kysely types of the tables for operators, reports of people, the audit log and recovery codes. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { SharedMessage } from '#contract/operator-people.ts';
import type { AuditEntry } from '#contract/operators.ts';
import type { PersonDecision, PersonReportReason } from '#contract/reports.ts';

/** What operators have in addition to other accounts. */
type OperatorsTable = {
  user_id: number;
  totp_secret: string;
  /** The command line made the password: it opens nothing but its change. */
  new_password_needed: Generated<boolean>;
  /** When the first code was used. */
  totp_since: Date | null;
  /** The time step of the last used code, in 30 s since 1970. */
  totp_last_step: number | null;
};

/** The audit log. The database refuses to change or delete rows. */
type AuditTable = {
  id: GeneratedAlways<number>;
  at: Date;
  operator_id: number;
  operator: string;
  action: AuditEntry['action'];
  subject_kind: AuditEntry['subject_kind'];
  subject_id: number;
  subject: string;
  reason: string;
  /** What later decisions are compared with: the subject, or for a report its job. */
  about: string;
};

type RecoveryCodesTable = {
  user_id: number;
  code_hash: string;
  by_operator: Generated<boolean>;
  /** The digest of the session that made the code; null if an operator did. */
  added_by: string | null;
  created_at: Date;
  /** When newer codes were made. The code works some hours longer. */
  replaced_at: Date | null;
};

type PeopleReportsTable = {
  id: GeneratedAlways<number>;
  /** The employer, or the applicant. */
  reported_id: number;
  /** Null for a report of the company. The application may be withdrawn since. */
  application_id: number | null;
  /** Null for guests. */
  reporter_id: number | null;
  /** As in `reports`. */
  reporter_key: string;
  /** A digest of the reporter's network: accounts in one network count as one reporter for some days. */
  network: string | null;
  reason: PersonReportReason;
  text: Generated<string>;
  /** Copies of the messages that the reporter shared. */
  messages: ColumnType<SharedMessage[] | null, string | null | undefined, string | null>;
  created_at: Date;
  /** False once an operator has ended the review that this report led to. */
  counts: Generated<boolean>;
  /** Null until decided. */
  decision: PersonDecision | null;
  decided_at: Date | null;
};

/** In addition to the row in `companies`, until someone claims it. */
type UnclaimedCompaniesTable = {
  user_id: number;
  /** The key of its name (name-key.ts). */
  name_key: string;
  phone: string | null;
  created_at: Date;
};

/** Codes to claim a company by, as digests. */
type ClaimCodesTable = {
  code_hash: string;
  user_id: number;
  expires_at: Date;
};

/** Where an operator found a posting. */
type JobSourcesTable = {
  job_id: number;
  name: string;
  url: string | null;
  /** YYYY-MM-DD. */
  day: string;
  /** The ref of the row that it was imported from. */
  ref: string | null;
};

/** The account that claimed a company, by the company's id before. */
type FormerCompaniesTable = {
  former_id: number;
  user_id: number;
  claimed_at: Date;
};

type OnBehalfTables = {
  unclaimed_companies: UnclaimedCompaniesTable;
  claim_codes: ClaimCodesTable;
  job_sources: JobSourcesTable;
  former_companies: FormerCompaniesTable;
};

export type OperatorTables = OnBehalfTables & {
  operators: OperatorsTable;
  people_reports: PeopleReportsTable;
  audit: AuditTable;
  recovery_codes: RecoveryCodesTable;
};
