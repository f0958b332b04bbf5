/** Which browsers take pushes (product 7.21). */
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
    const now = { user_id, session, p256dh: keys.p256dh, auth: keys.auth, lang };
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
