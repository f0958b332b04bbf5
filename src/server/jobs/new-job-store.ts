/** That a job is new to people (product 7.22). */
import { sql } from 'kysely';
import { type Db } from '#server/database/connect.ts';
import { addTask, addTasks } from '#server/tasks/task-store.ts';

/** The kinds of the tasks; what they do is named in background.ts. */
export const newJobTask = 'new_job';
export const editedJobTask = 'edited_job';

/** Has people told of it whose saved searches find it. Give it the transaction that shows the job. */
export const tellOfNewJobLater = (trx: Db, jobId: number): Promise<void> =>
  addTask(trx, { kind: newJobTask, payload: { job_id: jobId }, rank: 2 });

type ShownAgain = { readonly job_id: number; readonly hidden_since: Date };

/** The same of jobs that were hidden: also those are told who began to search meanwhile. */
export const tellOfShownAgain = (trx: Db, jobs: readonly ShownAgain[]): Promise<void> =>
  addTasks(
    trx,
    jobs.map(({ job_id, hidden_since }) => ({
      kind: newJobTask,
      payload: { job_id, hidden_since: hidden_since.getTime() },
      rank: 2,
    })),
  );

/** Keeps the job as it is before an edit. Give it the transaction of the edit. */
export async function keepBeforeEdit(trx: Db, jobId: number, now: Date): Promise<number> {
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

/** Has those told whose searches find the job only since the edit. */
export const tellOfEditLater = (trx: Db, editId: number): Promise<void> =>
  addTask(trx, { kind: editedJobTask, payload: { edit: editId }, rank: 2 });

export const findEdit = (db: Db, editId: number) =>
  db.selectFrom('job_edits').select(['id', 'job_id', 'at']).where('id', '=', editId).executeTakeFirst();

export async function forgetEdit(trx: Db, editId: number): Promise<void> {
  await trx.deleteFrom('job_edits').where('id', '=', editId).execute();
}
