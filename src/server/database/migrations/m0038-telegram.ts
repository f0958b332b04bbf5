/** Accounts and the chats in which Telegram's bot tells them of notices. An account has one chat, and a chat one account. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table telegram_codes (
      user_id bigint primary key references users on delete cascade,
      digest text not null unique,
      lang text not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table telegram_chats (
      user_id bigint primary key references users on delete cascade,
      chat_id bigint not null unique,
      lang text not null
    )`.execute(db);
}
