/** That a job is new to people (product 7.22). */
import { type Db } from '#server/database/connect.ts';
import { addTask } from '#server/tasks/task-store.ts';

/** The kind of the task; what it does is named in background.ts. */
export const newJobTask = 'new_job';

/** Has people told of it whose saved searches find it. Give it the transaction that shows the job. */
export const tellOfNewJobLater = (trx: Db, jobId: number): Promise<void> =>
  addTask(trx, { kind: newJobTask, payload: { job_id: jobId }, rank: 2 });
