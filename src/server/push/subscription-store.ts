/** Push subscriptions of browsers, and queueing pushes for them (product 7.21). */
import { sql } from 'kysely';
import { pushDevices } from '#contract/limits.ts';
import { type NewSubscription } from '#contract/push.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { groupOfNotice } from '#contract/account-settings.ts';

/** Kind of the tasks that each send one notice to one device, so that a retry repeats nothing for other devices. */
export const pushTask = 'push';

/** Kind of the tasks that each send one security event to one device. */
export const securityPushTask = 'security_push';

const groups = JSON.stringify(groupOfNotice);

/** Call this in the transaction that stores the notices. Alerts have the lowest priority. */
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

/** For all other devices of the user. It cannot be switched off, and has priority over notices. */
export async function queueSecurityPushes(trx: Db, eventId: number, session: string): Promise<void> {
  await sql`
    insert into tasks (kind, key, payload, rank)
    select ${securityPushTask}::text, events.id || ':' || devices.id,
      jsonb_build_object('event', events.id, 'device', devices.id), 0
    from security_events events join push_subscriptions devices on devices.user_id = events.user_id
    where events.id = ${eventId} and devices.session <> ${session}
    on conflict (kind, key) do nothing`.execute(trx);
}

type Owner = { readonly user_id: number; readonly session: string };

/** Assigns the endpoint to this session. Deletes the oldest subscriptions of a user with too many. */
export async function storeSubscription(db: Db, owner: Owner, subscription: NewSubscription): Promise<void> {
  const { endpoint, keys, lang } = subscription;
  const { user_id, session } = owner;
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, user_id);
    const values = { user_id, session, p256dh: keys.p256dh, auth: keys.auth, lang, refused_since: null };
    await trx
      .insertInto('push_subscriptions')
      .values({ endpoint, ...values })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
      .execute();
    const newest = trx
      .selectFrom('push_subscriptions')
      .select('id')
      .where('user_id', '=', user_id)
      .orderBy('id', 'desc')
      .limit(pushDevices);
    await trx
      .deleteFrom('push_subscriptions')
      .where('user_id', '=', user_id)
      .where('id', 'not in', newest)
      .execute();
  });
}

export async function deleteSubscription(db: Db, userId: number, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('user_id', '=', userId)
    .execute();
}

/** For a session whose token was replaced. */
export async function moveSubscriptions(trx: Db, from: string, to: string): Promise<void> {
  await trx.updateTable('push_subscriptions').set({ session: to }).where('session', '=', from).execute();
}

/** Days for which a push service may refuse everything before the subscription is deleted. */
const maximumRefusedDays = 30;

/** For a push that failed for good. Deletes the subscription if its service has refused everything for 30 days. */
export async function recordRefusal(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('push_subscriptions')
    .set({ refused_since: sql<Date>`coalesce(refused_since, now())` })
    .where('id', '=', id)
    .execute();
  await trx
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('refused_since', '<', sql<Date>`now() - make_interval(days => ${sql.lit(maximumRefusedDays)})`)
    .execute();
}

export async function clearRefusal(trx: Db, id: number): Promise<void> {
  await trx.updateTable('push_subscriptions').set({ refused_since: null }).where('id', '=', id).execute();
}
