/** Codes that open an account once, without its password. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recovery_codes (
      user_id bigint not null references users on delete cascade,
      code_hash text not null,
      by_operator boolean not null default false,
      created_at timestamptz not null default now(),
      primary key (user_id, code_hash)
    )`.execute(db);
}
