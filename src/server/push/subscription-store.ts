/** Which browsers take pushes (product 7.21). */
import { sql } from 'kysely';
import { pushDevices } from '#contract/limits.ts';
import { type NewSubscription } from '#contract/push.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';

type Owner = { readonly user_id: number; readonly session: string };

/** The endpoint is this log-in's from now on. Beyond so many devices the oldest go. */
export async function storeSubscription(db: Db, owner: Owner, subscription: NewSubscription): Promise<void> {
  const { endpoint, keys, lang } = subscription;
  const { user_id, session } = owner;
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, user_id);
    const now = { user_id, session, p256dh: keys.p256dh, auth: keys.auth, lang, refused_since: null };
    await trx
      .insertInto('push_subscriptions')
      .values({ endpoint, ...now })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(now))
      .execute();
    const kept = trx
      .selectFrom('push_subscriptions')
      .select('id')
      .where('user_id', '=', user_id)
      .orderBy('id', 'desc')
      .limit(pushDevices);
    await trx
      .deleteFrom('push_subscriptions')
      .where('user_id', '=', user_id)
      .where('id', 'not in', kept)
      .execute();
  });
}

/** Of one's own only. */
export async function removeSubscription(db: Db, userId: number, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('user_id', '=', userId)
    .execute();
}

/** The same log-in under another token. */
export async function moveDevice(trx: Db, from: string, to: string): Promise<void> {
  await trx.updateTable('push_subscriptions').set({ session: to }).where('session', '=', from).execute();
}

/** How long a service may refuse everything before the subscription is forgotten. */
const patienceDays = 30;

/** A push was given up; a service that has taken none for long will take none any more. */
export async function noteRefused(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('push_subscriptions')
    .set({ refused_since: sql<Date>`coalesce(refused_since, now())` })
    .where('id', '=', id)
    .execute();
  await trx
    .deleteFrom('push_subscriptions')
    .where('id', '=', id)
    .where('refused_since', '<', sql<Date>`now() - make_interval(days => ${sql.lit(patienceDays)})`)
    .execute();
}

export async function noteTaken(trx: Db, id: number): Promise<void> {
  await trx.updateTable('push_subscriptions').set({ refused_since: null }).where('id', '=', id).execute();
}
