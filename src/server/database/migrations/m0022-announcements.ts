/** What all who wait for an answer about a job are still to be told. A table for few rows, each there until its last reader has a notice. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table announcements (
      id bigint generated always as identity primary key,
      event text not null unique,
      kind text not null,
      at timestamptz not null default now(),
      job_id bigint not null references jobs on delete cascade,
      job_name text not null,
      text text,
      told_down_to bigint
    )`.execute(db);
}
