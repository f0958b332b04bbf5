/** Routes for the caller's profile (product 7.9) and account settings (product 7.21). */
import { type FastifyInstance } from 'fastify';
import { getAccount, type Notify, notifyGroups, setNotify } from '#contract/account-settings.ts';
import { mount } from '#server/http/api/mount.ts';
import { type Services } from '#server/http/services.ts';
import { countCvLinks } from '#server/cvs/cv-store.ts';
import { findLink } from '#server/telegram/telegram-store.ts';
import { type Db } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/lock-account.ts';
import { getProfile, type Profile, updateProfile } from '#contract/profiles.ts';
import { countPasskeys } from './passkey-store.ts';
import { hasPassword } from './password-store.ts';
import { readPhoneState } from './phone-store.ts';
import { countCodes } from './recovery-code-store.ts';

const profileColumns = [
  'profession',
  'email',
  'date_of_birth',
  'contact_number',
  'address',
  'facebook',
  'linkedin',
] as const satisfies (keyof Profile)[];

/** Texts that were never set are ''. */
const readProfile = (db: Db, userId: number): Promise<Profile> =>
  db.selectFrom('users').select(profileColumns).where('id', '=', userId).executeTakeFirstOrThrow();

/** Replaces the whole profile. */
const writeProfile = (db: Db, userId: number, profile: Profile): Promise<Profile> =>
  db
    .updateTable('users')
    .set(profile)
    .where('id', '=', userId)
    .returning(profileColumns)
    .executeTakeFirstOrThrow();

/** Which groups of notices are also sent as pushes and Telegram messages. */
async function getNotify(db: Db, userId: number): Promise<Notify> {
  const { notify_off } = await db
    .selectFrom('users')
    .select('notify_off')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  // The groups are the keys of the reply, which the compiler cannot see.
  return Object.fromEntries(notifyGroups.map((group) => [group, !notify_off.includes(group)])) as Notify;
}

/** Leaves undefined groups unchanged. */
async function updateNotify(
  db: Db,
  userId: number,
  changes: { readonly [Group in keyof Notify]?: boolean | undefined },
): Promise<Notify> {
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, userId);
    const current = await getNotify(trx, userId);
    const notify_off = notifyGroups.filter((group) => !(changes[group] ?? current[group]));
    await trx.updateTable('users').set({ notify_off }).where('id', '=', userId).execute();
    return getNotify(trx, userId);
  });
}

export type SettingsContext = Services & {
  readonly telegramToken?: string | undefined;
  readonly sms: object | undefined;
};

export function accountSettingsRoutes(
  app: FastifyInstance,
  { db, clock, telegramToken, sms }: SettingsContext,
): void {
  const hasTelegram = telegramToken !== undefined;

  mount(app, getAccount, async ({ caller }) => ({
    has_password: await hasPassword(db, caller.user_id),
    codes_left: await countCodes(db, caller.user_id),
    passkeys: await countPasskeys(db, caller.user_id),
    cv_links: await countCvLinks(db, caller.user_id, clock()),
    sms: sms !== undefined,
    ...(await readPhoneState(db, caller.user_id, clock())),
    telegram: {
      available: hasTelegram,
      linked: hasTelegram && (await findLink(db, caller.user_id)) !== undefined,
    },
    notify: await getNotify(db, caller.user_id),
  }));
  mount(app, getProfile, ({ caller }) => readProfile(db, caller.user_id));
  mount(app, updateProfile, ({ caller, body }) => writeProfile(db, caller.user_id, body));
  mount(app, setNotify, ({ caller, body }) => updateNotify(db, caller.user_id, body));
}
