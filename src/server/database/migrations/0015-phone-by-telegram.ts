/** Phone numbers that the bot asks for, and chats that want no messages. */
import { type Kysely, sql } from 'kysely';
import { adHoc } from '../statements.ts';

const statements = [
  `create table telegram_phone_requests (
    user_id bigint primary key references users on delete cascade,
    chat_id bigint not null,
    added_by text not null,
    expires_at timestamptz not null
  )`,
  `create index telegram_phone_requests_by_chat on telegram_phone_requests (chat_id)`,
  `create trigger refuse_gone after insert or update of user_id on telegram_phone_requests for each row
    when (new.user_id is not null) execute function refuse_gone_user_id()`,
  `alter table telegram_chats add column stopped boolean not null default false`,
];

export async function up<Schema>(db: Kysely<Schema>): Promise<void> {
  for (const statement of statements) await sql.raw(adHoc + statement).execute(db);
}
