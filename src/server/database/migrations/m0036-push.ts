/** Devices that are told of notices also while nobody looks. Each belongs to a log-in, and goes with it. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table push_subscriptions (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      session text not null references sessions on delete cascade,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      lang text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index push_subscriptions_of_person on push_subscriptions (user_id, id)`.execute(db);
  await sql`create index push_subscriptions_of_session on push_subscriptions (session)`.execute(db);
}
