/**
 * Whether a job is closed, and why (product 4.15), as every query says it. Its last day ends at midnight in Cambodia by
 * the database's clock, the same for all nodes, also while no row says so yet.
 */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type ClosingReason } from '#contract/job-fields.ts';
import { type JobStatus } from '#contract/options.ts';

/** The day in Cambodia at a moment, as days are stored. */
export const dayAt = (moment: string): string =>
  `to_char(${moment} at time zone 'UTC' + interval '7 hours', 'YYYY-MM-DD')`;
/** In a select of its own it is worked out once in a statement. */
const today = `(select ${dayAt('now()')})`;

export const statusOf = (table: string): RawBuilder<JobStatus> =>
  sql.raw(`case when ${table}.expires_on < ${today} then 'Closed' else ${table}.status end`);

export const closedBecauseOf = (table: string): RawBuilder<ClosingReason | null> =>
  sql.raw(`case when ${table}.status = 'Closed' then ${table}.closed_because
    when ${table}.expires_on < ${today} then 'expired' end`);

/** Its last day is over, but its row is still Hiring. */
export const isOver: RawBuilder<SqlBool> = sql.raw(`(jobs.status = 'Hiring' and jobs.expires_on < ${today})`);
export const isHiring: RawBuilder<SqlBool> = sql.raw(
  `(jobs.status = 'Hiring' and (jobs.expires_on is null or jobs.expires_on >= ${today}))`,
);
