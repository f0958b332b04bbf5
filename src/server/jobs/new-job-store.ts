/** Queues alerts about new and edited jobs to people with saved searches (product 7.22). */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { addTask, addTasks } from '#server/tasks/task-store.ts';

/** Task kinds; background.ts has their handlers. */
export const newJobTask = 'new_job';
export const editedJobTask = 'edited_job';

/** Call this in the transaction that shows the job. */
export const queueNewJobAlerts = (trx: Db, jobId: number): Promise<void> =>
  addTask(trx, { kind: newJobTask, payload: { job_id: jobId }, rank: 2 });

type ShownAgain = { readonly job_id: number; readonly hidden_since: Date };

/** For jobs that were hidden: searches saved meanwhile get alerts too. */
export const queueShownAgainAlerts = (trx: Db, jobs: readonly ShownAgain[]): Promise<void> =>
  addTasks(
    trx,
    jobs.map(({ job_id, hidden_since }) => ({
      kind: newJobTask,
      payload: { job_id, hidden_since: hidden_since.getTime() },
      rank: 2,
    })),
  );

/** Stores the job as it is before an edit. Call this in the transaction of the edit. */
export async function storeBeforeEdit(trx: Db, jobId: number, now: Date): Promise<number> {
  const { id } = await trx
    .insertInto('job_edits')
    .columns(['job_id', 'at', 'before'])
    .expression(
      trx
        .selectFrom('jobs')
        .select(['id', sql<Date>`${now}::timestamptz`.as('at'), sql<object>`to_jsonb(jobs)`.as('before')])
        .where('id', '=', jobId),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Alerts go to searches that find the job only since the edit. */
export const queueEditAlerts = (trx: Db, editId: number): Promise<void> =>
  addTask(trx, { kind: editedJobTask, payload: { edit: editId }, rank: 2 });

export const findEdit = (db: Db, editId: number) =>
  db.selectFrom('job_edits').select(['id', 'job_id', 'at']).where('id', '=', editId).executeTakeFirst();

export async function deleteEdit(trx: Db, editId: number): Promise<void> {
  await trx.deleteFrom('job_edits').where('id', '=', editId).execute();
}
