/** Puts a message into the queue for whoever has a new notice and a chat with the bot (product 7.21). */
import { sql } from 'kysely';
import { groupOfNotice } from '#contract/notify.ts';
import { type Db } from '#server/database/connect.ts';

/** The task's kind; its payload says what is told: a notice, an event in the life of the account, that a chat is linked, or is not any more, or that a link did not work. */
export const telegramTask = 'telegram';

const groups = JSON.stringify(groupOfNotice);

/** Give it the transaction that writes the notices. */
export async function queueMessages(trx: Db, noticeIds: readonly number[]): Promise<void> {
  if (noticeIds.length === 0) return;
  await sql`
    insert into tasks (kind, key, payload, rank)
    select ${telegramTask}::text, notices.id, jsonb_build_object('notice', notices.id),
      case when notices.kind = 'search_alert' then 2 else 1 end
    from notices
      join telegram_chats chats on chats.user_id = notices.user_id
      join users on users.id = notices.user_id
    where notices.id = any(${[...noticeIds]}::bigint[])
      and not (${groups}::jsonb ->> notices.kind) = any(users.notify_off)
    on conflict (kind, key) do nothing`.execute(trx);
}

/** Of an event in the life of an account, to its chat. */
export async function queueSecurityMessage(trx: Db, eventId: number): Promise<void> {
  await sql`
    insert into tasks (kind, key, payload, rank)
    select ${telegramTask}::text, 'event:' || events.id, jsonb_build_object('event', events.id), 0
    from security_events events join telegram_chats chats on chats.user_id = events.user_id
    where events.id = ${eventId}
    on conflict (kind, key) do nothing`.execute(trx);
}
