/** Writes into rows what every answer says already: that jobs whose last day is over are closed (product 4.15). */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { type ChangedJob, type ChangeEvents } from '#server/http/services.ts';
import { announcementsTask, closingEvent } from '#server/notices/announcement-store.ts';
import { isOver } from './job-end-store.ts';

/** Rows that one statement takes at most: each is written to every index of jobs. */
const batch = 100;

/**
 * Several nodes may do so at once; who edits or stops a job meanwhile is not waited for. Who waits for an answer is told
 * by announcements, which are written in the same statement, because a batch may have any number of applicants.
 */
export const closeEnded = (db: Db, changeEvents: ChangeEvents): Promise<void> =>
  inBatches(async () => {
    const { rows } = await sql<ChangedJob>`
      with closed as (
        update jobs set status = 'Closed', closed_because = 'expired', closed_at = now()
        where id = any(array(
          select id from jobs where ${isOver} order by expires_on limit ${sql.lit(batch)}
          for no key update skip locked
        ))
        returning id, name, industry, category, level, job_type, location, province
      ), announced as (
        insert into announcements (event, kind, job_id, job_name)
        select ${sql.lit(closingEvent)} || id, 'job_closed', id, name from closed
        where exists (select from applications where job_id = closed.id and status = 'pending')
        on conflict (event) do nothing returning id
      ), later as (
        insert into tasks (kind, key) select ${sql.lit(announcementsTask)}, 'all' where exists (select from announced)
        on conflict (kind, key) do nothing
      )
      select industry, category, level, job_type, location, province from closed`.execute(db);
    for (const job of rows) changeEvents.emit('closed', job);
    return rows.length === batch;
  });
