/** Kysely types of the tables for applications, their messages and withdrawals. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { InterviewAnswer } from '#contract/applications.ts';
import type { MessageWarningKind } from '#contract/application-messages.ts';
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
  /** Null for messages of earlier versions. */
  warnings: Generated<MessageWarningKind[] | null>;
  /** Only its writer sees it, because the other side had blocked them. */
  undelivered: Generated<boolean>;
  /** The answer that only the applicant sees, for the same reason. */
  undelivered_answer: Generated<InterviewAnswer | null>;
};

/** One side of an application does not want to hear from the other (product 4.19). */
type BlocksTable = {
  id: GeneratedAlways<number>;
  employee_id: number;
  employer_id: number;
  /** Who blocks; both may. */
  by_employer: boolean;
  /** Where it was blocked; may be withdrawn. */
  application_id: number;
  blocked_at: Date;
};

/** Applications that only the applicant sees, because the employer had blocked them. */
type UndeliveredApplicationsTable = { application_id: number };

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
  blocks: BlocksTable;
  undelivered_applications: UndeliveredApplicationsTable;
};
