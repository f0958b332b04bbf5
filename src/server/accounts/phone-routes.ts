/** Routes for the phone number of an account (product 7.35); 404 without an SMS gateway, or a bot. */
import { type FastifyInstance } from 'fastify';
import { type PageLanguage } from '#contract/pages.ts';
import { confirmPhone, recoverByPhone, setPhone } from '#contract/recovery-phone.ts';
import { type ServerTexts } from '#contract/server-rendering.ts';
import { askForPhoneNumber } from '#contract/telegram.ts';
import { type Caller } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import { mount } from '#server/http/api/mount.ts';
import { newToken } from '#server/http/api/session-tokens.ts';
import { limit, limitByAddress } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { askForPhone } from '#server/telegram/phone-request-store.ts';
import { findAccount, requireNotSuspended } from './account-store.ts';
import { type ProofContext, proofOf, requireCurrentPassword } from './password-store.ts';
import { countGuess } from './count-guess.ts';
import { deviceOf } from './device-names.ts';
import { visibleNameKey } from '#server/database/name-key.ts';
import { type CodeOwner, createPhoneCode, deletePhoneCode } from './phone-code-store.ts';
import * as phones from './phone-store.ts';
import { type SendSms, SmsError } from './sms-gateway.ts';

export type PhoneContext = Services &
  ProofContext & {
    /** Undefined without a gateway. */
    readonly sms: SendSms | undefined;
    /** Undefined if the server has no built client, which contains the texts. */
    readonly texts: ServerTexts | undefined;
    readonly smsPerDay?: number;
    /** Undefined without a bot. */
    readonly bot: { readonly name: () => Promise<string> } | undefined;
  };

type Recipient = CodeOwner & { readonly phone: string; readonly lang: PageLanguage };

export function phoneRoutes(
  app: FastifyInstance,
  { db, clock, limits, afterReply, sms, texts, bot, readLaunchData, smsPerDay = 500 }: PhoneContext,
): void {
  function requireGateway(): SendSms {
    if (sms === undefined) throw new Failure('not_found');
    return sms;
  }
  const refuseOperators = ({ acc_type }: Caller): void => {
    if (acc_type === 'operator') throw new Failure('forbidden');
  };

  /** Counts an SMS of the site's daily budget. Throws SmsError if it is used up. */
  async function countSms(): Promise<void> {
    const { consumedPoints } = await limits.smsBySite.penalty('site');
    if (consumedPoints <= smsPerDay) return;
    if (consumedPoints === smsPerDay + 1)
      app.log.error({ smsPerDay }, 'SMS_PER_DAY is used up: no more codes are sent for a day');
    throw new SmsError('The daily budget is used up.');
  }

  /** Does nothing if the account has had too many codes. Throws SmsError after deleting the code, which no one received. */
  async function sendCode({ lang, ...to }: Recipient): Promise<void> {
    const gateway = requireGateway();
    const code = await createPhoneCode(db, to, clock());
    if (code === undefined) return;
    try {
      await countSms();
      await gateway(to.phone, texts?.sms(code, lang) ?? `Karngea: ${code}`);
    } catch (error) {
      await deletePhoneCode(db, to);
      throw error;
    }
  }

  type Proving = {
    readonly caller: Caller;
    readonly body: Parameters<typeof proofOf>[0];
    readonly userAgent: string | undefined;
  };

  async function requireProof({ caller, body, userAgent }: Proving): Promise<void> {
    try {
      await requireCurrentPassword(db, caller, proofOf(body, readLaunchData, clock()));
    } catch (error) {
      const device = deviceOf(userAgent);
      afterReply(() => countGuess(db, clock, error, { of: caller.user_id, device }));
      throw error;
    }
  }

  mount(app, setPhone, async ({ caller, body, address, userAgent }) => {
    requireGateway();
    refuseOperators(caller);
    const { user_id } = caller;
    await limit(limits.sms, user_id);
    await limitByAddress(limits, 'smsByAddress', address);
    await requireProof({ caller, body, userAgent });
    const phone = `+855${body.phone}`;
    await limit(limits.smsByPhone, phone);
    try {
      await sendCode({ user_id, purpose: 'confirm', phone, lang: body.lang });
    } catch (error) {
      throw error instanceof SmsError ? new Failure('sms_unavailable', { retryAfter: 60 }) : error;
    }
    return {};
  });

  mount(app, confirmPhone, async ({ caller, body, userAgent }) => {
    requireGateway();
    refuseOperators(caller);
    await limit(limits.phoneConfirming, caller.user_id);
    return phones.confirmPhone(db, clock, caller, { ...body, device: deviceOf(userAgent) });
  });

  mount(app, askForPhoneNumber, async ({ caller, body, userAgent }) => {
    if (bot === undefined) throw new Failure('not_found');
    refuseOperators(caller);
    await limit(limits.phoneByTelegram, caller.user_id);
    await requireProof({ caller, body, userAgent });
    const name = await bot.name().catch(() => {
      throw new Failure('unavailable', { retryAfter: 30 });
    });
    await db.transaction().execute((trx) => askForPhone(trx, caller, clock()));
    return { url: `https://t.me/${name}` };
  });

  mount(app, recoverByPhone, async ({ body: { name, lang }, address }) => {
    requireGateway();
    await limitByAddress(limits, 'smsByNameAndAddress', address, { who: visibleNameKey(name) });
    await limitByAddress(limits, 'smsByAddress', address);
    const request = newToken();
    // After the reply: its timing must not reveal whether the account or its phone exists.
    afterReply(async () => {
      const account = await findAccount(db, name);
      if (account === undefined || account.acc_type === 'operator') return;
      const phone = await phones.findPhone(db, account.id, clock());
      if (phone === undefined) return;
      await requireNotSuspended(db, account.id);
      await sendCode({ user_id: account.id, purpose: 'recover', request, phone, lang });
    });
    return { request };
  });
}
