/** Passkeys, and the challenges that are out: each is answered once. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      credential_id text not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      user_handle text not null,
      device text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_of_user on passkeys (user_id)`.execute(db);
  await sql`
    create table passkey_challenges (
      challenge text primary key,
      user_id bigint references users on delete cascade,
      user_handle text,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index passkey_challenges_expired on passkey_challenges (expires_at)`.execute(db);
  await sql`create index passkey_challenges_of_user on passkey_challenges (user_id)`.execute(db);
  for (const table of ['passkeys', 'passkey_challenges'])
    await sql`
      create trigger refuse_gone after insert or update of user_id on ${sql.table(table)} for each row
      when (new.user_id is not null) execute function refuse_gone_user_id()`.execute(db);
}
