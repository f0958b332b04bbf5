/** The tables of applications as Kysely sees them (tables.ts says how values travel). */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { InterviewAnswer } from '#contract/applications.ts';
import type { Cv } from '#contract/cvs.ts';
import type { ApplicationStatus } from '#contract/options.ts';

/** Set by the database unless given; read as a Date. */
type Moment = ColumnType<Date, Date | undefined, Date>;

/** A generated column. */
type Derived = ColumnType<string | null, never, never>;

type ApplicationsTable = {
  id: GeneratedAlways<number>;
  job_id: number;
  /** Null when the account is gone. */
  user_id: number | null;
  status: Generated<ApplicationStatus>;
  message: string | null;
  date_added: Moment;
  date_updated: Moment;
  /** The CV as it was when it was sent; one of empty texts when it is erased. */
  cv: Cv;
  cv_erased_at: Date | null;
  /** From the copy of the CV; null once that is erased. */
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
  /** By the other side. */
  read_at: Date | null;
  /** The three of an invitation. */
  interview_at: Date | null;
  place: string | null;
  answer: InterviewAnswer | null;
};

/** Applications that were taken back: they count towards what one account may send, and notices name who made them. */
type WithdrawalsTable = {
  user_id: number;
  /** When it was made. */
  date_added: Date;
  application_id: number;
  withdrawn_at: Moment;
};

export type ApplicationTables = {
  applications: ApplicationsTable;
  application_messages: ApplicationMessagesTable;
  withdrawals: WithdrawalsTable;
};
