/** How a job's row becomes the job of the contract, for lists of any kind; knows no query. */
import { type ExpressionBuilder } from 'kysely';
import { type JobListItem, jobListItem } from '#contract/jobs.ts';
import { type JobRow, type Tables } from '#server/database/tables.ts';

type Flags = { favorite: boolean; applied: boolean };
type OwnField = Exclude<keyof JobListItem, 'job_id' | keyof Flags>;
export type ListRow = Pick<JobRow, 'id' | OwnField>;

const notOwn: readonly string[] = ['job_id', 'favorite', 'applied'];
/** The columns of a job in a list: the contract's fields, which are called like their columns. */
export const listColumns = [
  'jobs.id' as const,
  ...Object.keys(jobListItem.shape)
    .filter((field) => !notOwn.includes(field))
    .map((field) => `jobs.${field}` as `jobs.${OwnField}`),
];

/** Whether the person saved the job and applied for it, as two columns; false for a guest. */
export const flagColumns = (userId: number | undefined) => (eb: ExpressionBuilder<Tables, 'jobs'>) =>
  [
    eb
      .exists(
        eb
          .selectFrom('favourites')
          .select('favourites.job_id')
          .whereRef('favourites.job_id', '=', 'jobs.id')
          .where('favourites.user_id', '=', userId ?? 0),
      )
      .$castTo<boolean>()
      .as('favorite'),
    eb
      .exists(
        eb
          .selectFrom('applications')
          .select('applications.id')
          .whereRef('applications.job_id', '=', 'jobs.id')
          .where('applications.user_id', '=', userId ?? 0),
      )
      .$castTo<boolean>()
      .as('applied'),
  ] as const;

/** Further columns of the row stay as they are. */
export function toListItem<R extends ListRow>({ id, date_added, ...row }: R, flags: Flags) {
  return { job_id: id, ...row, date_added: date_added.toISOString(), ...flags };
}
