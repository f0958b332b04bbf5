/** Kysely types of the tables for jobs. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { NotifiedChange } from '#contract/application-details.ts';
import { type ClosingReason, type WalkIn, type WarningKind } from '#contract/job-fields.ts';
import type { Question } from '#contract/job-questions.ts';
import type { JobDetail } from '#contract/jobs.ts';
import type { StopOutcome } from '#contract/my-jobs.ts';
import type { OccupationGroup } from '#contract/occupations.ts';
import type { JobStatus } from '#contract/options.ts';

/** A Date with a default in the database. */
type Moment = ColumnType<Date, Date | undefined, Date>;
/** A tsvector: written with `tokenVector`, never read. */
type TokenVector = ColumnType<never, unknown, unknown>;

/** Fields of a job that are columns of the same name and type. */
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
  | 'urgent'
  | 'questions'
  | 'contact'
  | 'source'
>;

export type JobsTable = JobFields & {
  id: GeneratedAlways<number>;
  /** Null if the account was deleted; the texts are then empty. */
  employer_id: number | null;
  img: Generated<number>;
  questions: Generated<Question[]>;
  /** The public part of the contact. */
  walk_in: Generated<WalkIn | null>;
  /** Null until it is edited. */
  date_edited: Generated<Date | null>;
  closed_because: Generated<ClosingReason | null>;
  /** The occupation's group; stored so that an index has the jobs of a group in the order of the list. */
  occupation_group: Generated<OccupationGroup | null>;
  /** As posted; readers get it for 14 days (jobs/job-rows.ts). */
  urgent: Generated<boolean>;
  /** Set by everything that closes a job; CVs of its applicants are retained from then on. */
  closed_at: Generated<Date | null>;
  /** How hiring ended, if the employer said so. */
  outcome: Generated<StopOutcome | null>;
  /** Sort key in dollars per month: the highest pay in numbers, else the first number in the text. Null sorts last. */
  salary_number: number | null;
  status: Generated<JobStatus>;
  /** Warnings found in its text when it was posted or edited. */
  warnings: Generated<WarningKind[]>;
  date_added: Moment;
  search: TokenVector;
  /** The version of the rules that made the vector and the warnings (search/reindex.ts). */
  tokenizer: Generated<number>;
};

/** One row per hidden job. `removed_at`, `waiting_since` or `owner_suspended` says why it is hidden. */
type HiddenJobsTable = {
  job_id: number;
  /** Since when it has waited for an operator's review. */
  waiting_since: Date | null;
  removed_at: Date | null;
  removed_because: string | null;
  owner_suspended: Generated<boolean>;
  /** The job's values before it was removed. */
  status_before: JobStatus | null;
  closed_because_before: ClosingReason | null;
  /** Since when it has been hidden for any reason. */
  hidden_since: Moment;
};

/** A job before an edit, until the task that compares both has run (alerts/). */
type JobEditsTable = {
  id: GeneratedAlways<number>;
  job_id: number;
  at: Date;
  /** The whole row. */
  before: object;
};

type JobChangesTable = {
  job_id: number;
  field: NotifiedChange;
  /** The last change. */
  changed_at: Date;
};

type FavouritesTable = { user_id: number; job_id: number; saved_at: Moment };

export type JobTables = {
  jobs: JobsTable;
  hidden_jobs: HiddenJobsTable;
  job_edits: JobEditsTable;
  job_changes: JobChangesTable;
  favourites: FavouritesTable;
};
