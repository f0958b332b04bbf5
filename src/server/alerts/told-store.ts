/** Of which jobs people were told (product 7.22). */
import { sql } from 'kysely';
import { maximumDaysOpen } from '#contract/limits.ts';
import { type Db } from '#server/database/connect.ts';

const batch = 1_000;

/** Forgets what is older than two whole lives of a job: it is new to nobody any more. */
export async function forgetOldTold(db: Db): Promise<void> {
  for (let forgotten = batch; forgotten >= batch;) {
    const { rows } = await sql`
      delete from told_jobs where ctid = any(array(
        select ctid from told_jobs where told_at < now() - ${sql.lit(2 * maximumDaysOpen)} * interval '1 day'
        limit ${sql.lit(batch)}
      )) returning 1`.execute(db);
    forgotten = rows.length;
  }
}
