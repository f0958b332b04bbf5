/** What lists show of a job is kept as JSON beside it. */
import { type Kysely } from 'kysely';
import { keepListed, type ListedColumns } from './listed-column.ts';

export const listedColumns: ListedColumns = {
  id: 'bigint',
  name: 'text',
  img: 'smallint',
  industry: 'text',
  salary: 'text',
  job_type: 'text',
  age: 'integer',
  level: 'text',
  gender: 'text',
  date_added: 'timestamptz',
  qualification: 'text',
  language: 'text',
  category: 'text',
  location: 'text',
  required_skills: 'text',
  available_position: 'integer',
  status: 'text',
  tags: 'text[]',
};

export const up = (db: Kysely<unknown>): Promise<void> => keepListed(db, listedColumns);
