/** Jobs as guests see them, written as JSON by the database: the contract's fields and no other (docs/decisions/0009). */
import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import { jobDetail, jobListItem } from '#contract/jobs.ts';

/** What nobody but a logged-in person can have done. */
const flags: readonly string[] = ['favorite', 'applied', 'isFavorite'];

/** As Date.toISOString writes it. */
const isoDate = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

function valueOf(field: string, table: string): RawBuilder<unknown> {
  if (flags.includes(field)) return sql`false`;
  if (field === 'job_id') return sql.ref(`${table}.id`);
  const column = sql.ref(`${table}.${field}`);
  return field === 'date_added' ? sql`to_char(${column} at time zone 'UTC', ${isoDate})` : column;
}

type Fields = AliasedRawBuilder<unknown, string>[];
const fieldsOf = (names: readonly string[], table: string): Fields =>
  names.map((name) => valueOf(name, table).as(name));

/** The fields of a job in a list, from the table `jobs`. */
export const listFields = fieldsOf(Object.keys(jobListItem.shape), 'jobs');

/** The fields of a job in full but for the related ones, from the given table. */
export const detailFields = (table: string): Fields =>
  fieldsOf(
    Object.keys(jobDetail.shape).filter((name) => name !== 'moreJobs'),
    table,
  );
