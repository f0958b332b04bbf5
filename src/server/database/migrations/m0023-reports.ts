/** What people reported. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reports (
      id bigint generated always as identity primary key,
      job_id bigint not null references jobs on delete cascade,
      reporter_id bigint references users on delete set null,
      reporter_key text not null,
      reason text not null,
      text text not null default '',
      created_at timestamptz not null default now(),
      decision text check (decision in ('dismissed', 'upheld')),
      decided_at timestamptz,
      unique (job_id, reporter_key)
    )`.execute(db);
  await sql`create index reports_waiting on reports (created_at, id) where decision is null`.execute(db);
}
