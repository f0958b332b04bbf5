/** Closes hiring on a job (product 7.6). */
import { sql, type Transaction } from 'kysely';
import { requireAccount } from '#server/accounts/account-store.ts';
import { type Tables } from '#server/database/tables.ts';
import { type ChangedJob, type ChangeEvents } from '#server/http/services.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { announcementsTask, closingEvent, notifyApplicants } from '#server/notices/announcement-store.ts';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { closedBecauseOf, isOver } from './job-end-store.ts';
import { isHidden, stopRemoved } from './job-visibility-store.ts';

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

type Trx = Transaction<Tables>;

const changed = ['industry', 'category', 'level', 'job_type', 'location', 'province'] as const;

/**
 * Closes hiring and tells who waits for an answer, once however often it is asked; one that had ended stays so.
 * Throws `not_found`, or `forbidden` for somebody else's job.
 * @returns what was closed
 */
export async function stopJob(trx: Trx, id: number, employerId: number): Promise<ChangedJob> {
  await requireAccount(trx, employerId);
  const job = await trx
    .selectFrom('jobs')
    .select([...changed, 'name', 'employer_id', 'status'])
    .where('id', '=', id)
    // Nobody takes it down or puts it back meanwhile.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (job === undefined) throw new Failure('not_found');
  const { employer_id, status, name: job_name, ...stopped } = job;
  if (employer_id !== employerId) throw new Failure((await isHidden(trx, id)) ? 'not_found' : 'forbidden');
  if (status === 'Hiring') {
    await trx
      .updateTable('jobs')
      .set({
        status: 'Closed',
        closed_because: sql`coalesce(${closedBecauseOf('jobs')}, 'stopped')`,
        closed_at: sql`now()`,
      })
      .where('id', '=', id)
      .execute();
    await notifyApplicants(trx, { event: `${closingEvent}${id}`, kind: 'job_closed', job_id: id, job_name });
  } else await stopRemoved(trx, id);
  return stopped;
}
