/** How a job's row becomes the job of the contract, by the contract's own fields; knows no query. */
import { type ExpressionBuilder } from 'kysely';
import { jobDetail, type JobDetail, type JobListItem, jobListItem } from '#contract/jobs.ts';
import { type JobRow, type Tables } from '#server/database/tables.ts';

/** Fields that are no columns of the same name. */
const derived = ['job_id', 'favorite', 'applied', 'isFavorite', 'moreJobs'] as const;
type Derived = (typeof derived)[number];
type CardField = Exclude<keyof JobListItem, Derived>;
type DetailField = Exclude<keyof JobDetail, Derived>;

const columnsOf = <Field extends string>({ shape }: { shape: object }) => [
  'jobs.id' as const,
  ...Object.keys(shape)
    .filter((field) => !derived.some((one) => one === field))
    .map((field) => `jobs.${field}` as `jobs.${Field}`),
];

export const cardColumns = columnsOf<CardField>(jobListItem);
export const detailColumns = columnsOf<DetailField>(jobDetail);

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

type Row<Field extends keyof JobRow> = Pick<JobRow, 'id' | 'date_added' | Field>;

/** Renames the id and writes the date; further columns stay as they are. */
export function toJob<R extends Row<'id'>>({ id, date_added, ...row }: R) {
  return { job_id: id, ...row, date_added: date_added.toISOString() };
}

export const toGuestCard = (row: Row<CardField>): JobListItem => ({
  ...toJob(row),
  favorite: false,
  applied: false,
});
