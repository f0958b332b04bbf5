/** Erases copies of CVs whose time is over (product 4.19). */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { type Clock } from '#server/http/clock.ts';
import { erasedCopy } from './sent-copy-store.ts';

/** Rows that one statement takes at most. */
const batch = 500;

/** So many months after the decision, or without one after the job was closed. Several nodes may do so at once. */
export async function eraseOldCopies(db: Db, clock: Clock, months: number): Promise<void> {
  const now = clock();
  const before = sql`${now}::timestamptz - make_interval(months => ${sql.lit(months)})`;
  await erase(db, now, sql`status <> 'pending' and date_updated < ${before}`);
  await erase(
    db,
    now,
    sql`status = 'pending' and job_id in (
      select id from jobs where jobs.status = 'Closed' and jobs.closed_at < ${before})`,
  );
}

const erase = (db: Db, now: Date, isOver: RawBuilder<SqlBool>): Promise<void> =>
  inBatches(async () => {
    const rows = await db
      .updateTable('applications')
      .set({ cv: erasedCopy, cv_erased_at: now })
      .where(
        sql<SqlBool>`id = any(array(
          select id from applications where cv_erased_at is null and ${isOver}
          limit ${sql.lit(batch)} for no key update skip locked))`,
      )
      .returning('id')
      .execute();
    return rows.length === batch;
  });
