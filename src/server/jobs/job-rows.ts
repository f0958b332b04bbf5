/** Columns and JSON of a job as the contract declares it; only declared fields are read (docs/decisions/0009). */
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { jobDetail, type JobListItem, jobListItem } from '#contract/jobs.ts';
import { urgentDays } from '#contract/limits.ts';
import { companyOfJob } from '#server/companies/company-store.ts';
import { contactOf } from '#server/contact/contact-store.ts';
import { type Tables } from '#server/database/tables.ts';
import { closedBecauseOf, statusOf } from './job-end-store.ts';
import { reviewOf } from './job-visibility-store.ts';
import { sourceOf } from '#server/operators/on-behalf/unclaimed-store.ts';

/** In the format of `toISOString`. */
const isoTime = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** In a demonstration every fourth job, else as posted but for `urgentDays` only (product 1.3). */
const urgentOf = (table: string, demo: boolean): RawBuilder<boolean> =>
  demo
    ? sql`${sql.ref(`${table}.id`)} % 4 = 0`
    : sql`(${sql.ref(`${table}.urgent`)} and ${sql.ref(`${table}.date_added`)} > now() - ${sql.lit(`${urgentDays} days`)}::interval)`;

/** Fields that are not simply the column of that name, for JSON. */
const expressionsFor = (table: string, demo: boolean): Readonly<Record<string, RawBuilder<unknown>>> => ({
  job_id: sql.ref('id'),
  date_added: isoTime('date_added'),
  date_edited: isoTime('date_edited'),
  status: statusOf(table),
  closed_because: closedBecauseOf(table),
  company: companyOfJob,
  urgent: urgentOf(table, demo),
  review: reviewOf(table),
  contact: contactOf(table),
  source: sourceOf(table),
  favorite: sql`false`,
  isFavorite: sql`false`,
  applied: sql`false`,
});

function fieldsOf(shape: object, table: string, demo: boolean): RawBuilder<unknown> {
  const expressions = expressionsFor(table, demo);
  return sql.join(
    Object.keys(shape).map((field) => sql`${expressions[field] ?? sql.ref(field)} as ${sql.ref(field)}`),
  );
}

/** A job on a card, as a guest sees it, from a table named `jobs`. */
export const cardFields = (demo: boolean): RawBuilder<unknown> => fieldsOf(jobListItem.shape, 'jobs', demo);
const { moreJobs: _ownQuery, help_numbers: _setting, ...ownFields } = jobDetail.shape;
/** A job in full without related jobs and help numbers, as a guest sees it, from a table named `job`. */
export const detailFields = (demo: boolean): RawBuilder<unknown> => fieldsOf(ownFields, 'job', demo);

/** Fields that are not simply the column of that name. */
const derived = [
  'job_id',
  'status',
  'closed_because',
  'company',
  'urgent',
  'favorite',
  'applied',
  'isFavorite',
  'moreJobs',
] as const;
type Derived = (typeof derived)[number];
type CardField = Exclude<keyof JobListItem, Derived>;

const columnsOf = ({ shape }: { shape: object }) =>
  Object.keys(shape).filter((field) => !derived.some((one) => one === field));

/** The columns of a job on a card, for rows that `toJob` converts. */
export const cardColumns = (demo: boolean) => [
  'jobs.id' as const,
  ...columnsOf(jobListItem).map((field) => `jobs.${field}` as `jobs.${CardField}`),
  statusOf('jobs').as('status'),
  closedBecauseOf('jobs').as('closed_because'),
  companyOfJob.as('company'),
  urgentOf('jobs', demo).as('urgent'),
];

/** Whether the person saved the job and applied for it, as two columns. */
export const flagColumns = (userId: number) => (eb: ExpressionBuilder<Tables, 'jobs'>) =>
  [
    eb
      .exists(
        eb
          .selectFrom('favourites')
          .select('favourites.job_id')
          .whereRef('favourites.job_id', '=', 'jobs.id')
          .where('favourites.user_id', '=', userId),
      )
      .$castTo<boolean>()
      .as('favorite'),
    eb
      .exists(
        eb
          .selectFrom('applications')
          .select('applications.id')
          .whereRef('applications.job_id', '=', 'jobs.id')
          .where('applications.user_id', '=', userId),
      )
      .$castTo<boolean>()
      .as('applied'),
  ] as const;

/** Renames the id and formats the times; other columns stay as they are. */
export function toJob<R extends { id: number; date_added: Date; date_edited: Date | null }>({
  id,
  date_added,
  date_edited,
  ...row
}: R) {
  return {
    job_id: id,
    ...row,
    date_added: date_added.toISOString(),
    date_edited: date_edited?.toISOString() ?? null,
  };
}
