/** Jobs as operators read them (product 7.17): hidden ones too, without a reader's flags. */
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { queuedJob, type QueuedJob } from '#contract/operators.ts';
import { type Db } from '#server/database/connect.ts';
import { readNumbers } from '#server/contact/contact-store.ts';
import { detailFields } from './job-rows.ts';

/** By id; missing jobs are left out. */
export async function readQueuedJobs(db: Db, ids: readonly number[]): Promise<Map<number, QueuedJob>> {
  const { rows } = await sql<{ detail: unknown; is_waiting: boolean }>`
    select row_to_json(detail) as detail, exists (
      select from hidden_jobs where job_id = detail.job_id and waiting_since is not null
    ) as is_waiting
    from (select ${detailFields(false)} from jobs as job where id = any(${[...ids]}::bigint[])) as detail`.execute(
    db,
  );
  const numbersOf = await readNumbers(db, ids);
  return new Map(
    rows.map(({ detail, is_waiting }) => {
      const { contact, ...job } = z.parse(queuedJob, detail);
      return [
        job.job_id,
        {
          ...job,
          // With the number and name that an approval lets out.
          contact: contact && { ...contact, ...numbersOf.get(job.job_id) },
          review: is_waiting ? 'waiting' : null,
        },
      ];
    }),
  );
}
