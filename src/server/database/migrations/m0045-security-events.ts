/** What happened to accounts, for their owners to see. What is counted has one row an hour; all else has none. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table security_events (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      kind text not null,
      at timestamptz not null,
      device text not null,
      times integer not null default 1,
      hour timestamptz,
      constraint security_events_counted unique (user_id, kind, hour)
    )`.execute(db);
  await sql`create index security_events_of_person on security_events (user_id, id)`.execute(db);
}
