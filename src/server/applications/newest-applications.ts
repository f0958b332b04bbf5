/** The newest applications to an employer's jobs, as many as a whole list has: nobody looks through more at once (product 7.40). */
import { type RawBuilder, sql } from 'kysely';
import { wholeList } from '#contract/limits.ts';

/** Their ids, newest first, of each job by its index. */
export const newestTo = (employerId: number): RawBuilder<number> => sql`
  select newest.id from jobs cross join lateral (
    select id from applications where applications.job_id = jobs.id order by id desc limit ${sql.lit(wholeList)}
  ) newest
  where employer_id = ${employerId} order by newest.id desc limit ${sql.lit(wholeList)}`;
