/** Closes jobs: when their last day is over (product 4.15), or when the employer stops hiring (product 7.6). */
import { sql, type Transaction } from 'kysely';
import { type StopOutcome } from '#contract/my-jobs.ts';
import { requireAccount } from '#server/accounts/account-store.ts';
import { type Tables } from '#server/database/tables.ts';
import { type ChangedJob, type ChangeEvents } from '#server/http/services.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { announcementsTask, closingEvent, notifyApplicants } from '#server/notices/announcement-store.ts';
import { type Db } from '#server/database/connect.ts';
import { inBatches } from '#server/database/in-batches.ts';
import { closedBecauseOf, isOver } from './job-end-store.ts';
import { isHidden, stopRemoved } from './job-visibility-store.ts';

/** Rows per statement. Small, because each row is written to every index of `jobs`. */
const batch = 100;

/**
 * Stores that jobs are closed whose last day is over; queries treat them as closed already. Several nodes may run it at
 * once; rows locked by an edit are skipped. The statement also queues the announcements to applicants, because a batch
 * may have any number of them.
 */
export const closeExpired = (db: Db, changeEvents: ChangeEvents): Promise<void> =>
  inBatches(async () => {
    const { rows } = await sql<ChangedJob>`
      with closed as (
        update jobs set status = 'Closed', closed_because = 'expired', closed_at = now()
        where id = any(array(
          select id from jobs where ${isOver} order by expires_on limit ${sql.lit(batch)}
          for no key update skip locked
        ))
        returning id, name, industry, category, level, job_type, location, province, occupation
      ), announced as (
        insert into announcements (event, kind, job_id, job_name)
        select ${sql.lit(closingEvent)} || id, 'job_closed', id, name from closed
        where exists (select from applications where job_id = closed.id and status = 'pending')
        on conflict (event) do nothing returning id
      ), queued as (
        insert into tasks (kind, key) select ${sql.lit(announcementsTask)}, 'all' where exists (select from announced)
        on conflict (kind, key) do nothing
      )
      select industry, category, level, job_type, location, province, occupation from closed`.execute(db);
    for (const job of rows) changeEvents.emit('closed', job);
    return rows.length === batch;
  });

type Trx = Transaction<Tables>;

const changed = ['industry', 'category', 'level', 'job_type', 'location', 'province', 'occupation'] as const;

type Stop = { readonly id: number; readonly employerId: number; readonly outcome: StopOutcome | null };

/**
 * Closes the job and notifies applicants who wait for an answer. Of a closed job only the outcome is stored.
 * Throws `not_found`, or `forbidden` for someone else's job.
 */
export async function stopJob(trx: Trx, { id, employerId, outcome }: Stop): Promise<ChangedJob> {
  await requireAccount(trx, employerId);
  const job = await trx
    .selectFrom('jobs')
    .select([...changed, 'name', 'employer_id', 'status'])
    .where('id', '=', id)
    // Keeps operators from hiding or restoring it meanwhile.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (job === undefined) throw new Failure('not_found');
  const { employer_id, status, name: job_name, ...stopped } = job;
  if (employer_id !== employerId) throw new Failure((await isHidden(trx, id)) ? 'not_found' : 'forbidden');
  if (outcome !== null) await trx.updateTable('jobs').set({ outcome }).where('id', '=', id).execute();
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
