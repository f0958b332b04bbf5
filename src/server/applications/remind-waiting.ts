/** Reminds employers of applicants who have waited for one week or two (product 3.20). */
import { sql, type SqlBool } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { type Clock, dayMs } from '#server/http/clock.ts';
import { isDelivered } from './block-store.ts';
import { isShown } from '#server/jobs/job-visibility-store.ts';
import { addNotices, personNames } from '#server/notices/notice-store.ts';

const waits = [7, 14] as const;
/** Reminders missed during an outage are sent for this many days; older ones would be stale. */
const graceDays = 3;
/** Most applications per transaction. */
const batch = 500;

/** Safe to repeat: each reminder is one event. */
export async function remindOfWaiting(db: Db, clock: Clock, signal: AbortSignal): Promise<void> {
  const now = clock().getTime();
  for (const days of waits) {
    const to = new Date(now - days * dayMs);
    let after: Position = { date_added: new Date(to.getTime() - graceDays * dayMs), id: 0 };
    const runBatch = async () => {
      const last = await db.transaction().execute((trx) => remindBatch(trx, { days, after, to }));
      after = last ?? after;
      return last !== undefined;
    };
    await inBatches(runBatch, { signal });
  }
}

type Position = { readonly date_added: Date; readonly id: number };

/** Returns the last position, or undefined when there are no more. */
async function remindBatch(
  trx: Db,
  { days, after, to }: { readonly days: number; readonly after: Position; readonly to: Date },
): Promise<Position | undefined> {
  const waiting = await trx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select([
      'applications.id',
      'applications.date_added',
      'applications.job_id',
      'jobs.name as job_name',
      'jobs.employer_id',
      'applications.first_name',
      'applications.last_name',
    ])
    .where('applications.status', '=', 'pending')
    // Deleted applicants are not waiting.
    .where('applications.user_id', 'is not', null)
    .where(
      sql<SqlBool>`(applications.date_added, applications.id) > (${after.date_added}::timestamptz, ${after.id}::bigint)`,
    )
    .where('applications.date_added', '<=', to)
    .where(isShown())
    .where(isDelivered)
    .orderBy('applications.date_added')
    .orderBy('applications.id')
    .limit(batch)
    // Prevents withdrawing until the notices are written.
    .forKeyShare('applications')
    .execute();
  await addNotices(
    trx,
    waiting.map(({ id, job_id, job_name, employer_id, first_name, last_name }) => ({
      user_id: employer_id,
      kind: 'application_waiting' as const,
      event: `application_waiting:${id}:${days}`,
      job_id,
      job_name,
      application_id: id,
      text: String(days),
      ...personNames({ first_name, last_name }),
    })),
  );
  return waiting.length < batch ? undefined : waiting.at(-1);
}
