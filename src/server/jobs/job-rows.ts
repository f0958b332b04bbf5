/** How a job's row becomes the job of the contract, for lists of any kind; knows no query. */
import { type ExpressionBuilder } from 'kysely';
import { type JobRow, type Tables } from '#server/database/tables.ts';

/** The columns of a job in a list: all but the long ones. */
export const listColumns = [
  'jobs.id',
  'jobs.name',
  'jobs.img',
  'jobs.industry',
  'jobs.salary',
  'jobs.job_type',
  'jobs.age',
  'jobs.level',
  'jobs.gender',
  'jobs.qualification',
  'jobs.language',
  'jobs.category',
  'jobs.location',
  'jobs.required_skills',
  'jobs.available_position',
  'jobs.status',
  'jobs.tags',
  'jobs.date_added',
] as const;

type Flags = { favorite: boolean; applied: boolean };
export type ListRow = Omit<
  JobRow,
  'employer_id' | 'salary_number' | 'description' | 'requirements' | 'responsibilities' | 'tokenizer'
>;

/** A guest has saved and applied to nothing. */
export const noFlags: Flags = { favorite: false, applied: false };

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
