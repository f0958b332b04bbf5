/** Puts a push into the queue for each device of whoever has a new notice (product 7.21). */
import { sql } from 'kysely';
import { groupOfNotice } from '#contract/notify.ts';
import { type Db } from '#server/database/connect.ts';

/** The task's kind; each sends one notice to one device, so that one that fails repeats nothing for the others. */
export const pushTask = 'push';

/** Each sends one security event of an account to one device. */
export const securityPushTask = 'security_push';

const groups = JSON.stringify(groupOfNotice);

/** Give it the transaction that writes the notices. Alerts go behind everything else. */
export async function queuePushes(trx: Db, noticeIds: readonly number[]): Promise<void> {
  if (noticeIds.length === 0) return;
  await sql`
    insert into tasks (kind, key, payload, rank)
    select ${pushTask}::text, notices.id || ':' || devices.id,
      jsonb_build_object('notice', notices.id, 'device', devices.id),
      case when notices.kind = 'search_alert' then 2 else 1 end
    from notices
      join push_subscriptions devices on devices.user_id = notices.user_id
      join users on users.id = notices.user_id
    where notices.id = any(${[...noticeIds]}::bigint[])
      and not (${groups}::jsonb ->> notices.kind) = any(users.notify_off)
    on conflict (kind, key) do nothing`.execute(trx);
}

/** To every device of the person but the one that logged in. Nobody can switch it off, and it goes before all notices. */
export async function queueSecurityPushes(trx: Db, eventId: number, session: string): Promise<void> {
  await sql`
    insert into tasks (kind, key, payload, rank)
    select ${securityPushTask}::text, events.id || ':' || devices.id,
      jsonb_build_object('event', events.id, 'device', devices.id), 0
    from security_events events join push_subscriptions devices on devices.user_id = events.user_id
    where events.id = ${eventId} and devices.session <> ${session}
    on conflict (kind, key) do nothing`.execute(trx);
}
