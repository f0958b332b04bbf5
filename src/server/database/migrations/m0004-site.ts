/** Contact messages, first answers to repeated requests, shared counters, and what the server knows about its data. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table messages (
      id bigint generated always as identity primary key,
      email text not null,
      text text not null,
      name text not null default '',
      user_id bigint references users on delete set null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index messages_by_user on messages (user_id)`.execute(db);

  await sql`
    create table idempotency (
      caller text not null,
      key uuid not null,
      endpoint text not null,
      body_hash text not null,
      status smallint,
      reply jsonb,
      created_at timestamptz not null default now(),
      primary key (caller, key)
    )`.execute(db);
  await sql`create index idempotency_oldest on idempotency (created_at)`.execute(db);

  await sql`
    create table rate_limits (
      bucket text primary key,
      hits integer not null,
      window_end timestamptz not null
    )`.execute(db);
  await sql`create index rate_limits_oldest on rate_limits (window_end)`.execute(db);

  await sql`create table meta (key text primary key, value text not null)`.execute(db);
}
