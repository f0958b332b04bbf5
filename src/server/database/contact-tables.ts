/** Kysely types of the tables for contacting employers and for outcomes. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { OutcomeAnswer } from '#contract/outcomes.ts';

/** The private part of a job's contact; no row without a number or name. */
type JobContactsTable = {
  job_id: number;
  phone: string | null;
  telegram: string | null;
  /** When an operator approved the posting with these; a change clears it. */
  approved_at: Generated<Date | null>;
};

type ContactCallsTable = {
  user_id: number;
  job_id: number;
  /** A repeated call on the same day does not change it. */
  called_at: Date;
};

type OutcomesTable = {
  id: GeneratedAlways<number>;
  user_id: number;
  job_id: number;
  /** Null for a call. */
  application_id: number | null;
  answer: OutcomeAnswer;
  answered_at: Date;
};

export type ContactTables = {
  job_contacts: JobContactsTable;
  contact_calls: ContactCallsTable;
  outcomes: OutcomesTable;
};
