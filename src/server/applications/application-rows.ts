/** Columns of applications, and their conversion to the contract's type. */
import { sql } from 'kysely';
import { type Application, type InterviewAnswer, type JobHiddenReason } from '#contract/applications.ts';
import { type Cv } from '#contract/cvs.ts';
import { type ApplicationStatus } from '#contract/options.ts';
import { type Answers } from '#contract/job-questions.ts';
import { isNotBlocking } from './block-store.ts';
import { goneOf } from '#server/jobs/job-visibility-store.ts';

/** A text of the CV that was sent; null if it is empty. */
const inCv = (field: keyof Cv['user_info']) =>
  sql<string | null>`nullif(applications.cv #>> ${sql.lit(`{user_info,${field}}`)}, '')`;

const unread = (fromEmployer: boolean) =>
  sql<number>`(select count(*) from application_messages
    where application_messages.application_id = applications.id and application_messages.read_at is null
      and application_messages.from_employer = ${sql.lit(fromEmployer)} and not undelivered)`.as('unread');

/** The latest interview. Rejecting an application cancels an interview that is still to come (product 4.19). */
const interviewFor = (isEmployer: boolean) =>
  sql<{ at: string; answer: InterviewAnswer | null } | null>`(
  select json_build_object(
    'at', to_char(interview_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'answer', ${isEmployer ? sql`answer` : sql`coalesce(undelivered_answer, answer)`}
  ) from application_messages
  where application_messages.application_id = applications.id and interview_at is not null
    and (${sql.lit(isEmployer)} or not undelivered)
    and (applications.status <> 'rejected' or interview_at <= applications.date_updated
      or application_messages.at > applications.date_updated)
  order by application_messages.id desc limit 1)`.as('interview');

/** What an employer wrote with the answer reaches no one who blocks them. */
const messageToApplicant = sql<string | null>`case
  when ${isNotBlocking('applications.user_id', 'jobs.employer_id')} then applications.message end`;

/** The columns that lists of any length show, which read no CV. */
export const listColumns = (isEmployer: boolean) =>
  [
    'applications.id',
    'applications.job_id',
    'jobs.name as job_name',
    'applications.status',
    (isEmployer ? sql<string | null>`applications.message` : messageToApplicant).as('message'),
    'applications.date_added',
    'applications.date_updated',
    'applications.user_id',
    'applications.viewed_at',
    'applications.starred',
    'applications.note',
    'applications.first_name',
    'applications.last_name',
    'applications.city',
    'applications.answers',
    unread(!isEmployer),
    interviewFor(isEmployer),
    (isEmployer ? sql<null>`null` : goneOf()).as('job_gone'),
  ] as const;

/** What a row shows of the CV in addition to its generated columns. Null once the copy is erased, as its texts are empty then. */
const cvColumns = [
  inCv('contact_number').as('phone'),
  inCv('job_title').as('job_title'),
  sql<Application['last_job']>`(
    select json_build_object('job_title', item ->> 'job_title', 'company', item ->> 'company')
    from jsonb_array_elements(applications.cv -> 'work_exp') as item
    order by item ->> 'end_date' desc limit 1)`.as('last_job'),
] as const;

/** The columns that the employer or the applicant reads. */
export const columnsFor = (isEmployer: boolean) =>
  [...listColumns(isEmployer), ...(isEmployer ? cvColumns : [])] as const;

export const applicationColumns = columnsFor(true);

type Row = {
  id: number;
  job_id: number;
  job_name: string;
  status: ApplicationStatus;
  message: string | null;
  date_added: Date;
  date_updated: Date;
  user_id: number | null;
  viewed_at: Date | null;
  starred: boolean;
  note: string | null;
  first_name: string | null;
  last_name: string | null;
  city: string | null;
  answers: Answers | null;
  unread: number;
  interview: { at: string; answer: InterviewAnswer | null } | null;
  job_gone: JobHiddenReason | null;
};

/** Other columns are passed through. Only employers get the applicant, the city, the star and the note. */
export function toApplication<R extends Row>(
  { date_added, date_updated, viewed_at, user_id, starred, note, city, ...row }: R,
  forEmployer: boolean,
) {
  return {
    ...row,
    // Older clients expect texts.
    first_name: row.first_name ?? '',
    last_name: row.last_name ?? '',
    dateAdded: date_added.toISOString(),
    dateUpdated: date_updated.toISOString(),
    viewed_at: viewed_at?.toISOString() ?? null,
    ...(forEmployer ? { user_id, starred, note, city } : {}),
  };
}
