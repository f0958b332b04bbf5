/** What of a notice's row people see (product 3.17). */
import { type Selectable, sql } from 'kysely';
import { type Notice } from '#contract/notices.ts';
import { type Tables } from '#server/database/tables.ts';

/** One that was taken back can be opened by nobody; of that itself, pushes have to know which one it was. */
const applicationId = sql<number | null>`case when kind = 'application_withdrawn'
  or exists (select from applications where applications.id = notices.application_id) then application_id end`;

export const noticeColumns = [
  'id',
  'kind',
  'at',
  'read_at',
  'job_id',
  'job_name',
  applicationId.as('application_id'),
  'person',
  'person_km',
  'text',
  'search_id',
] as const;

type Row = Omit<Selectable<Tables['notices']>, 'user_id' | 'event'>;

export const toNotice = ({ at, read_at, ...row }: Row): Notice => ({
  ...row,
  at: at.toISOString(),
  read: read_at !== null,
});
