/** Notifies employers of jobs whose last day is in three days (product 3.20). */
import { dayInCambodia } from '#contract/days.ts';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { type Clock } from '#server/http/clock.ts';
import { addNotices } from '#server/notices/notice-store.ts';
import { isShown } from './job-visibility-store.ts';

const daysBefore = 3;
/** Jobs per transaction. */
const batch = 500;

/** Notifies once per job and last day, even if it runs again. */
export async function remindOfExpiring(db: Db, clock: Clock, signal: AbortSignal): Promise<void> {
  const day = dayInCambodia(daysBefore, clock().getTime());
  let after = 0;
  const remindBatch = async () => {
    const last = await db.transaction().execute((trx) => remindSome(trx, day, after));
    after = last ?? after;
    return last !== undefined;
  };
  await inBatches(remindBatch, { signal });
}

/** Returns the last job's id if there may be more. */
async function remindSome(trx: Db, day: string, after: number): Promise<number | undefined> {
  const jobs = await trx
    .selectFrom('jobs')
    .select(['id', 'name', 'employer_id'])
    .where('status', '=', 'Hiring')
    .where('expires_on', '=', day)
    .where('id', '>', after)
    .where(isShown())
    .orderBy('id')
    .limit(batch)
    .execute();
  await addNotices(
    trx,
    jobs.map(({ id, name, employer_id }) => ({
      user_id: employer_id,
      kind: 'job_expiring' as const,
      event: `job_expiring:${id}:${day}`,
      job_id: id,
      job_name: name,
    })),
  );
  return jobs.length < batch ? undefined : jobs.at(-1)?.id;
}
