/** Jobs that only their owners see: few, and beside the jobs, whose indexes stay what they are. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table hidden_jobs (
      job_id bigint primary key references jobs on delete cascade,
      waiting_since timestamptz,
      removed_at timestamptz,
      removed_because text,
      owner_suspended boolean not null default false,
      status_before text,
      closed_because_before text
    )`.execute(db);
  await sql`create index hidden_jobs_waiting on hidden_jobs (waiting_since) where waiting_since is not null`.execute(
    db,
  );
}
