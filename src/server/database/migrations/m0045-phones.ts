/** Phone numbers by which people get back in, and the codes that were sent to them. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table phones (
      user_id bigint primary key references users on delete cascade,
      phone text not null,
      next_phone text,
      next_at timestamptz
    )`.execute(db);
  await sql`
    create table phone_codes (
      user_id bigint not null references users on delete cascade,
      purpose text not null,
      phone text not null,
      code_hash text not null,
      tries_left integer not null,
      expires_at timestamptz not null,
      primary key (user_id, purpose)
    )`.execute(db);
}
