/** Closes hiring on a job (product 7.6). */
import { sql, type Transaction } from 'kysely';
import { requireAccount } from '#server/accounts/account-store.ts';
import { type Tables } from '#server/database/tables.ts';
import { type ChangedJob } from '#server/http/services.ts';
import { Failure } from '#server/http/api/failures.ts';
import { notifyApplicants, closingEvent } from '#server/notices/announcement-store.ts';
import { closedBecauseOf } from './job-end-store.ts';
import { isHidden, stopRemoved } from './job-visibility-store.ts';

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
