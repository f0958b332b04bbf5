/** A job in full as guests see it, written as JSON by the database: the contract's fields and no other (docs/decisions/0009). */
import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import { jobDetail } from '#contract/jobs.ts';
import { jsonMoment } from '#server/database/json-moment.ts';

/** What nobody but a logged-in person can have done. */
const flags: readonly string[] = ['applied', 'isFavorite'];

function valueOf(field: string, table: string): RawBuilder<unknown> {
  if (flags.includes(field)) return sql`false`;
  if (field === 'job_id') return sql.ref(`${table}.id`);
  const column = sql.ref(`${table}.${field}`);
  return field === 'date_added' ? jsonMoment(column) : column;
}

/** The fields of a job in full but for the related ones, from the given table. */
export const detailFields = (table: string): AliasedRawBuilder<unknown, string>[] =>
  Object.keys(jobDetail.shape)
    .filter((name) => name !== 'moreJobs')
    .map((name) => valueOf(name, table).as(name));
