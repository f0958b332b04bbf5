/** What people are told in the app. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notices (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      event text not null,
      kind text not null,
      at timestamptz not null default now(),
      read_at timestamptz,
      job_id bigint,
      job_name text,
      application_id bigint,
      person text,
      text text,
      unique (user_id, event)
    )`.execute(db);
  await sql`create index notices_of_person on notices (user_id, id desc)`.execute(db);
  await sql`create index notices_unread on notices (user_id) where read_at is null`.execute(db);
}
