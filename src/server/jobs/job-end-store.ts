/**
 * SQL for whether a job is closed, and why (product 4.15). A job's last day ends at midnight in Cambodia by the
 * database's clock, so all nodes agree, even before housekeeping has updated the row.
 */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type ClosingReason } from '#contract/job-fields.ts';
import { type JobStatus } from '#contract/options.ts';

/** The day in Cambodia at a time, as days are stored. `time` is SQL. */
export const dayAt = (time: string): string =>
  `to_char(${time} at time zone 'UTC' + interval '7 hours', 'YYYY-MM-DD')`;
/** A subquery, so that PostgreSQL evaluates it once per statement. */
const today = `(select ${dayAt('now()')})`;

export const statusOf = (table: string): RawBuilder<JobStatus> =>
  sql.raw(`case when ${table}.expires_on < ${today} then 'Closed' else ${table}.status end`);

export const closedBecauseOf = (table: string): RawBuilder<ClosingReason | null> =>
  sql.raw(`case when ${table}.status = 'Closed' then ${table}.closed_because
    when ${table}.expires_on < ${today} then 'expired' end`);

/** Whether the last day is over, but the row is still Hiring. */
export const isOver: RawBuilder<SqlBool> = sql.raw(`(jobs.status = 'Hiring' and jobs.expires_on < ${today})`);
export const isHiring: RawBuilder<SqlBool> = sql.raw(
  `(jobs.status = 'Hiring' and (jobs.expires_on is null or jobs.expires_on >= ${today}))`,
);
