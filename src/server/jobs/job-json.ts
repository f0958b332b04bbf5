/** What a SELECT takes of a job to answer it as JSON, as a guest sees it: the contract's fields and no other (docs/decisions/0009). */
import { type RawBuilder, sql } from 'kysely';
import { jobDetail, jobListItem } from '#contract/jobs.ts';

/** As `toISOString` writes it. */
const isoTime = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Fields that are not the column of the same name. */
const expressions: Readonly<Record<string, string>> = {
  job_id: 'id',
  date_added: isoTime('date_added'),
  date_edited: isoTime('date_edited'),
  company: 'null::json',
  favorite: 'false',
  isFavorite: 'false',
  applied: 'false',
};

const fieldsOf = (shape: object): RawBuilder<unknown> =>
  sql.raw(
    Object.keys(shape)
      .map((field) => `${expressions[field] ?? field} as "${field}"`)
      .join(', '),
  );

export const cardFields = fieldsOf(jobListItem.shape);
const { moreJobs: _ownQuery, ...ownFields } = jobDetail.shape;
/** All but the related jobs. */
export const detailFields = fieldsOf(ownFields);
