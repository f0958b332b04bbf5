/** Jobs as they were before an edit, until those are told who find them only since; and since when a job is hidden. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_edits (
      id bigint generated always as identity primary key,
      job_id bigint not null references jobs on delete cascade,
      at timestamptz not null,
      before jsonb not null
    )`.execute(db);
  await sql`create index job_edits_of_job on job_edits (job_id)`.execute(db);
  await sql`alter table hidden_jobs add column hidden_since timestamptz not null default now()`.execute(db);
  await sql`update hidden_jobs set hidden_since = least(waiting_since, removed_at, hidden_since)`.execute(db);
}
