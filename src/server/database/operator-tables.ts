/** The tables of operators and of what they decided, as Kysely sees them. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { AuditEntry } from '#contract/operators.ts';

/** What an operator's code app and the server share. */
type OperatorsTable = {
  user_id: number;
  totp_secret: string;
  /** When the first code came; null until then. */
  totp_since: Date | null;
  /** Of the last code that was used, in steps of 30 s since 1970. */
  totp_last_step: number | null;
};

/** What operators decided; the database refuses to change or delete a row. */
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
  /** What later decisions are compared with: the subject, or the job of a report. */
  about: string;
};

type RecoveryCodesTable = {
  user_id: number;
  code_hash: string;
  by_operator: Generated<boolean>;
  created_at: Date;
};

export type OperatorTables = {
  operators: OperatorsTable;
  audit: AuditTable;
  recovery_codes: RecoveryCodesTable;
};
