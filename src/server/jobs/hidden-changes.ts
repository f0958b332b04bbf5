/** Whether jobs or accounts were hidden or shown again, by the rows that triggers on `hidden_jobs` and `users` insert. */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';

/** Who hides writes a row before it can be seen: so many others may have been faster. */
const newest = 100;

/** A text that is another one as soon as a job or an account is hidden or shown again. */
export async function readHiddenMark(db: Db): Promise<string> {
  const { rows } = await sql<{ mark: string | null }>`
    select md5(string_agg(id::text, ',' order by id)) as mark
    from (select id from hidden_changes order by id desc limit ${sql.lit(newest)}) changes`.execute(db);
  return rows[0]?.mark ?? '';
}

/** Rows that one statement takes at most. */
const batch = 1_000;

/** Deletes all but the newest, with some to spare. */
export const deleteOldHiddenChanges = (db: Db): Promise<void> =>
  inBatches(async () => {
    const { rows } = await sql`
      delete from hidden_changes where id = any(array(
        select id from hidden_changes order by id desc offset ${sql.lit(10 * newest)} limit ${sql.lit(batch)}
      )) returning id`.execute(db);
    return rows.length === batch;
  });
