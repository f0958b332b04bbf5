/** The calls about how one's account is set up (product 7.21). */
import { type FastifyInstance } from 'fastify';
import { getAccount, setNotify } from '#contract/notify.ts';
import { mount } from '#server/http/api/mount.ts';
import { type Services } from '#server/http/services.ts';
import { findChat } from '#server/telegram/telegram-store.ts';
import { countPasskeys } from './passkey-store.ts';
import { readPhoneState } from './phone-store.ts';
import { countCodes } from './recovery-code-store.ts';
import { readNotify, writeNotify } from './notify-store.ts';

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
