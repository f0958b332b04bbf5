/** Work that is done later, by whichever node comes first. What is done is deleted, so that the table stays small. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tasks (
      id bigint generated always as identity primary key,
      kind text not null,
      key text,
      payload jsonb not null default '{}',
      rank smallint not null default 1,
      due timestamptz not null default now(),
      holder uuid,
      attempts int not null default 0,
      failed_at timestamptz,
      why text,
      unique (kind, key)
    )`.execute(db);
  await sql`create index tasks_ready on tasks (rank, due, id) where failed_at is null`.execute(db);
  await sql`create index tasks_failed on tasks (failed_at) where failed_at is not null`.execute(db);
}
