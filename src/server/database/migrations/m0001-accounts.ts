/** Accounts and their sessions. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id bigint generated always as identity primary key,
      name text not null,
      name_key text not null constraint users_name_key unique,
      password_hash text not null,
      acc_type text not null check (acc_type in ('employee', 'employer')),
      created_at timestamptz not null default now(),
      profession text not null default '',
      email text not null default '',
      date_of_birth text not null default '',
      contact_number text not null default '',
      address text not null default '',
      facebook text not null default '',
      linkedin text not null default ''
    )`.execute(db);

  await sql`
    create table sessions (
      token_hash text primary key,
      user_id bigint not null references users on delete cascade,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sessions_by_user on sessions (user_id)`.execute(db);
  await sql`create index sessions_by_last_use on sessions (last_used_at)`.execute(db);
}
