/** What of a notice's row people see (product 3.17). */
import { type Selectable } from 'kysely';
import { type Notice } from '#contract/notices.ts';
import { type Tables } from '#server/database/tables.ts';

export const noticeColumns = [
  'id',
  'kind',
  'at',
  'read_at',
  'job_id',
  'job_name',
  'application_id',
  'person',
  'text',
  'search_id',
] as const;

type Row = Pick<Selectable<Tables['notices']>, (typeof noticeColumns)[number]>;

export const toNotice = ({ at, read_at, ...row }: Row): Notice => ({
  ...row,
  at: at.toISOString(),
  read: read_at !== null,
});
