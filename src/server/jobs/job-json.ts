/** What a SELECT takes of a job to answer it as JSON, as a guest sees it: the contract's fields and no other (docs/decisions/0009). */
import { type RawBuilder, sql } from 'kysely';
import { jobDetail, jobListItem } from '#contract/jobs.ts';
import { companyOfJob } from '#server/companies/company-store.ts';

/** As `toISOString` writes it. */
const isoTime = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Fields that are not the column of the same name. */
const expressions: Readonly<Record<string, string | RawBuilder<unknown>>> = {
  job_id: 'id',
  date_added: isoTime('date_added'),
  date_edited: isoTime('date_edited'),
  company: companyOfJob,
  favorite: 'false',
  isFavorite: 'false',
  applied: 'false',
};

const columnOf = (field: string): RawBuilder<unknown> => {
  const expression = expressions[field] ?? field;
  return sql`${typeof expression === 'string' ? sql.raw(expression) : expression} as ${sql.ref(field)}`;
};
const fieldsOf = (shape: object): RawBuilder<unknown> => sql.join(Object.keys(shape).map(columnOf));

export const cardFields = fieldsOf(jobListItem.shape);
const { moreJobs: _ownQuery, ...ownFields } = jobDetail.shape;
/** All but the related jobs. */
export const detailFields = fieldsOf(ownFields);
