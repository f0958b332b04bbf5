/** What a SELECT takes of a job to answer it as JSON, as a guest sees it: the contract's fields and no other (docs/decisions/0009). */
import { type RawBuilder, sql } from 'kysely';
import { jobDetail, jobListItem } from '#contract/jobs.ts';
import { companyOfJob } from '#server/companies/company-store.ts';
import { closedBecauseOf, statusOf } from './job-end-store.ts';
import { reviewOf } from './job-visibility-store.ts';

/** As `toISOString` writes it. */
const isoTime = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Fields that are not the column of the same name. */
const expressionsFor = (table: string): Readonly<Record<string, RawBuilder<unknown>>> => ({
  job_id: sql.ref('id'),
  date_added: isoTime('date_added'),
  date_edited: isoTime('date_edited'),
  status: statusOf(table),
  closed_because: closedBecauseOf(table),
  company: companyOfJob,
  review: reviewOf(table),
  favorite: sql`false`,
  isFavorite: sql`false`,
  applied: sql`false`,
});

function fieldsOf(shape: object, table: string): RawBuilder<unknown> {
  const expressions = expressionsFor(table);
  return sql.join(
    Object.keys(shape).map((field) => sql`${expressions[field] ?? sql.ref(field)} as ${sql.ref(field)}`),
  );
}

/** From a table that is called `jobs`. */
export const cardFields = fieldsOf(jobListItem.shape, 'jobs');
const { moreJobs: _ownQuery, help_numbers: _setting, ...ownFields } = jobDetail.shape;
/** All but the related jobs and the setting, from a table that is called `job`. */
export const detailFields = fieldsOf(ownFields, 'job');
