/** How much waits for operators (product 7.17). */
import { sql } from 'kysely';
import { type OperatorCounts } from '#contract/operators.ts';
import { type Db } from '#server/database/connect.ts';

/** As many as the queue has entries: of reports one a job. */
export async function countWaiting(db: Db): Promise<OperatorCounts> {
  const { rows } = await sql<OperatorCounts>`
    select
      (select count(distinct job_id) from reports where decision is null) as reports,
      (select count(*) from hidden_jobs where waiting_since is not null and removed_at is null) as posts,
      (select count(*) from companies where verification = 'waiting') as verifications,
      (select count(*) from messages where done_at is null) as messages`.execute(db);
  return rows[0] ?? { reports: 0, posts: 0, verifications: 0, messages: 0 };
}
