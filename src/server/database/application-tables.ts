/** Kysely types of the tables for applications, their messages and withdrawals. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { InterviewAnswer } from '#contract/applications.ts';
import type { Cv } from '#contract/cvs.ts';
import type { ApplicationStatus } from '#contract/options.ts';
import type { Answers } from '#contract/job-questions.ts';

/** A Date with a default in the database. */
type Moment = ColumnType<Date, Date | undefined, Date>;

/** A generated column. */
type Derived = ColumnType<string | null, never, never>;

type ApplicationsTable = {
  id: GeneratedAlways<number>;
  job_id: number;
  /** Null if the account was deleted. */
  user_id: number | null;
  status: Generated<ApplicationStatus>;
  message: string | null;
  date_added: Moment;
  date_updated: Moment;
  /** The copy of the CV that was sent; all texts are empty once it is erased. */
  cv: Cv;
  cv_erased_at: Date | null;
  /** One per question that the job had, null where unanswered; null without questions and once the copy is erased. */
  answers: Generated<Answers | null>;
  /** From the copy of the CV; null once it is erased. */
  first_name: Derived;
  last_name: Derived;
  city: Derived;
  /** The text of the CV in lower case. */
  words: Derived;
  /** When the employer first opened it. */
  viewed_at: Date | null;
  starred: Generated<boolean>;
  note: string | null;
};

type ApplicationMessagesTable = {
  id: GeneratedAlways<number>;
  application_id: number;
  from_employer: boolean;
  text: string;
  at: Moment;
  /** When the other side read it. */
  read_at: Date | null;
  /** These three only in invitations to an interview. */
  interview_at: Date | null;
  place: string | null;
  answer: InterviewAnswer | null;
};

/** Withdrawn applications, which count towards the daily cap, and whose notices have a name that account deletion clears. */
type WithdrawalsTable = {
  user_id: number;
  /** When the application was made. */
  date_added: Date;
  application_id: number;
  withdrawn_at: Moment;
};

export type ApplicationTables = {
  applications: ApplicationsTable;
  application_messages: ApplicationMessagesTable;
  withdrawals: WithdrawalsTable;
};
