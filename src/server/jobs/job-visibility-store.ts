/** Which jobs others than their owners see (product 4.17): all that nothing hides. */
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Of a table that is called so. */
export const isShown = (table = 'jobs'): RawBuilder<SqlBool> =>
  sql.raw(`not exists (select from hidden_jobs where hidden_jobs.job_id = ${table}.id)`);
