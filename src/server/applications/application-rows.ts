/** How an application's row becomes the application of the contract; knows no query. */
import { sql } from 'kysely';
import { type ApplicationStatus } from '#contract/options.ts';

/** Names come from the CV as it was sent, like everything about the applicant. */
export const applicationColumns = [
  'applications.id',
  'applications.job_id',
  'jobs.name as job_name',
  'applications.status',
  'applications.message',
  'applications.date_added',
  'applications.date_updated',
  'applications.user_id',
  sql<string>`applications.cv #>> '{user_info,first_name}'`.as('first_name'),
  sql<string>`applications.cv #>> '{user_info,last_name}'`.as('last_name'),
] as const;

export type Row = {
  id: number;
  job_id: number;
  job_name: string;
  status: ApplicationStatus;
  message: string | null;
  date_added: Date;
  date_updated: Date;
  user_id: number;
  first_name: string;
  last_name: string;
};

/** Further columns of the row stay as they are. The applicant's user_id is for the employer only. */
export function toApplication<R extends Row>(
  { date_added, date_updated, user_id, ...row }: R,
  forEmployer: boolean,
) {
  return {
    ...row,
    dateAdded: date_added.toISOString(),
    dateUpdated: date_updated.toISOString(),
    ...(forEmployer ? { user_id } : {}),
  };
}
