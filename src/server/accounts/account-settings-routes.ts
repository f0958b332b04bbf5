/** The calls about how one's account is set up (product 7.21). */
import { type FastifyInstance } from 'fastify';
import { getAccount, type Notify, notifyGroups, setNotify } from '#contract/notify.ts';
import { mount } from '#server/http/api/mount.ts';
import { type Services } from '#server/http/services.ts';
import { findChat } from '#server/telegram/telegram-store.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { countPasskeys } from './passkey-store.ts';
import { readPhoneState } from './phone-store.ts';
import { countCodes } from './recovery-code-store.ts';

/** Which groups of notices a person wants outside of the app, too (product 7.21). */
async function readNotify(db: Db, userId: number): Promise<Notify> {
  const { notify_off } = await db
    .selectFrom('users')
    .select('notify_off')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  // The groups are the keys of the reply, which the compiler cannot see.
  return Object.fromEntries(notifyGroups.map((group) => [group, !notify_off.includes(group)])) as Notify;
}

/** What is undefined stays as it is. */
async function writeNotify(
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

export function accountSettingsRoutes(
  app: FastifyInstance,
  { db, clock }: Services,
  { hasTelegram, hasSms }: { readonly hasTelegram: boolean; readonly hasSms: boolean },
): void {
  mount(app, getAccount, async ({ caller }) => ({
    codes_left: await countCodes(db, caller.user_id),
    passkeys: await countPasskeys(db, caller.user_id),
    sms: hasSms,
    ...(await readPhoneState(db, caller.user_id, clock())),
    telegram: {
      available: hasTelegram,
      linked: hasTelegram && (await findChat(db, caller.user_id)) !== undefined,
    },
    notify: await readNotify(db, caller.user_id),
  }));
  mount(app, setNotify, ({ caller, body }) => writeNotify(db, caller.user_id, body));
}
