/** Telling all who wait for an answer about a job (product 3.17), however many they are. */
import { sql } from 'kysely';
import { type NoticeKind } from '#contract/notices.ts';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { addTask } from '#server/tasks/task-store.ts';
import { queueDeliveries } from './delivery-store.ts';

type Announcement = {
  /** What happened, as a name that no other happening has. */
  readonly event: string;
  readonly kind: NoticeKind;
  readonly job_id: number;
  readonly job_name: string;
  readonly text?: string | null;
};

/** Notices that one statement writes at most: some 30 ms on PostgreSQL, five times as many in the embedded database. */
const batch = 500;
/** Between batches others have their turn, whose answers the embedded database would hold up. */
const pauseMs = 10;

/** The kind of the task; one goes on with whatever is announced. */
export const announcementsTask = 'announcements';

/** Followed by the job's id. A job closes for good, so that stopping and its last day are one event. */
export const closingEvent = 'job_closed:';

/**
 * Give it the transaction of what happened, which keeps others from applying meanwhile. The 500 newest applicants are
 * told at once. To write a hundred thousand notices in one statement takes three seconds, in which nobody could apply:
 * the rest is told in batches by a task (`continueAnnouncements`), and the transaction takes 0.1 s.
 */
export async function announce(trx: Db, announcement: Announcement): Promise<void> {
  const { told, last } = await tellBatch(trx, announcement, { downTo: null, at: sql`now()` });
  if (told < batch) return;
  await trx
    .insertInto('announcements')
    .values({ ...announcement, text: announcement.text ?? null, told_down_to: last })
    .onConflict((conflict) => conflict.column('event').doNothing())
    .execute();
  await addTask(trx, { kind: announcementsTask, key: 'all' });
}

/** Tells the rest, a batch in a transaction; several nodes may do so at once, and one that died is followed by the next. */
export const continueAnnouncements = (db: Db, signal?: AbortSignal): Promise<void> =>
  inBatches(() => tellMore(db), { signal, pauseMs });

/** Whether there may be more to tell. */
const tellMore = (db: Db): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const next = await trx
      .selectFrom('announcements')
      .selectAll()
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!next) return false;
    const { told, last } = await tellBatch(trx, next, { downTo: next.told_down_to, at: next.at });
    await (
      told < batch
        ? trx.deleteFrom('announcements').where('id', '=', next.id)
        : trx.updateTable('announcements').set({ told_down_to: last }).where('id', '=', next.id)
    ).execute();
    return true;
  });

type Progress = { readonly downTo: number | null; readonly at: unknown };

/** From the newest application downwards: who applied after the event is never reached. */
async function tellBatch(
  trx: Db,
  { event, kind, job_id, job_name, text }: Announcement,
  { downTo, at }: Progress,
): Promise<{ told: number; last: number | null }> {
  const { rows } = await sql<{ told: number; last: number | null; written: (number | string)[] }>`
    with waiting as (
      select id, user_id from applications
      where job_id = ${job_id} and status = 'pending' and user_id is not null ${downTo === null ? sql`` : sql`and id < ${downTo}`}
      order by id desc limit ${sql.lit(batch)}
    ), written as (
      insert into notices (user_id, event, kind, at, job_id, job_name, application_id, text)
      select user_id, ${event}::text, ${kind}::text, ${at}::timestamptz, ${job_id}::bigint, ${job_name}::text, id,
        ${text ?? null}::text
      from waiting order by id
      on conflict (user_id, event) do nothing
      returning id
    )
    select (select count(*) from waiting) as told, (select min(id) from waiting) as last,
      array(select id from written) as written`.execute(trx);
  const { told, last, written } = rows[0] ?? { told: 0, last: null, written: [] };
  await queueDeliveries(trx, written.map(Number));
  return { told, last };
}
