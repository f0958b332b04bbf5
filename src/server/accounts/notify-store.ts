/** Which groups of notices a person wants outside of the app, too (product 7.21). */
import { type Notify, notifyGroups } from '#contract/notify.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';

export async function readNotify(db: Db, userId: number): Promise<Notify> {
  const { notify_off } = await db
    .selectFrom('users')
    .select('notify_off')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  // The groups are the keys of the reply, which the compiler cannot see.
  return Object.fromEntries(notifyGroups.map((group) => [group, !notify_off.includes(group)])) as Notify;
}

/** What is undefined stays as it is. */
export async function writeNotify(
  db: Db,
  userId: number,
  wanted: { readonly [Group in keyof Notify]?: boolean | undefined },
): Promise<Notify> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, userId);
    const before = await readNotify(trx, userId);
    const off = notifyGroups.filter((group) => !(wanted[group] ?? before[group]));
    await trx.updateTable('users').set({ notify_off: off }).where('id', '=', userId).execute();
    return readNotify(trx, userId);
  });
}
