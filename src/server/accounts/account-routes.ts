/** The calls about accounts and sessions (product 7.2). */
import { setTimeout } from 'node:timers/promises';
import { type FastifyInstance } from 'fastify';
import { dictionary } from '@zxcvbn-ts/language-common';
import { logIn, makeCodes, recover, register, updatePassword } from '#contract/accounts.ts';
import { logOut } from '#contract/sessions.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { passwordMinimum } from '#contract/limits.ts';
import { productNames } from '#contract/product-names.ts';
import { type ValidationCode } from '#contract/validation-errors.ts';
import { Failure } from '#server/http/api/failures.ts';
import * as accounts from './account-store.ts';
import { countGuess } from './count-guess.ts';
import { deviceOf } from './device-names.ts';
import { limitedLogIn } from './login-limits.ts';
import { nameKey, shownNameKey } from './name-key.ts';
import { isPhoneCode } from './phone-code-store.ts';
import * as codes from './recovery-code-store.ts';
import { registerOnce } from './register-once.ts';
import { closeSession } from './session-store.ts';

const mostTried = 10_000;
/** As the list has them: in small letters, the commonest first. Shorter ones are refused anyway. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].slice(0, mostTried).filter(({ length }) => length >= passwordMinimum),
);

/** The name and nothing else, or with digits and signs around it, or several times. */
function isJustName(password: string, name: string): boolean {
  const key = nameKey(name);
  return key !== '' && password.includes(key) && !/\p{L}/u.test(password.replaceAll(key, ''));
}

function faultOf(password: string, name: string): ValidationCode | undefined {
  const key = nameKey(password);
  if ([name, ...productNames].some((one) => isJustName(key, one))) return 'password_is_name';
  return common.has(key) ? 'password_common' : undefined;
}

/** Throws `invalid` under `password` where anybody would try it. */
function refuseEasyPassword(password: string, name: string): void {
  const fault = faultOf(password, name);
  if (fault) throw new Failure('invalid', { fields: { password: fault } });
}

/** Only a code that was sent has its tries counted, which is a write: who waits this long for a refusal cannot tell. */
const wrongPhoneCodeMs = 250;

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, limits, afterReply, changeEvents } = services;

  /** Its owner can see a wrong guess; whoever guessed cannot tell from the time that it has an owner. */
  const guessing = async <T>(of: Parameters<typeof countGuess>[3], attempt: () => Promise<T>): Promise<T> => {
    try {
      return await attempt();
    } catch (error) {
      afterReply(() => countGuess(db, clock, error, of));
      throw error;
    }
  };

  mount(app, register, async (call) => {
    const { body, address } = call;
    refuseEasyPassword(body.password, body.name);
    await limit(limits.register, address);
    await limit(limits.registerByNameAndAddress, `${address}:${shownNameKey(body.name)}`);
    const user = await registerOnce(db, clock, call);
    changeEvents.emit('registered');
    return user;
  });

  mount(app, logIn, ({ body, address, userAgent }) => {
    const device = deviceOf(userAgent);
    return guessing({ of: body.name, device }, () =>
      limitedLogIn(limits, { name: body.name, address }, (isKnownThere) =>
        accounts.logIn(db, clock, { ...body, device, isKnownThere }, (userId) =>
          limit(limits.operatorCode, userId),
        ),
      ),
    );
  });

  mount(app, recover, async ({ body, address, userAgent }) => {
    refuseEasyPassword(body.password, body.name);
    await limit(limits.recover, address);
    await limit(limits.recoverByNameAndAddress, `${address}:${shownNameKey(body.name)}`);
    const device = deviceOf(userAgent);
    const refusal = isPhoneCode(body.code) ? setTimeout(wrongPhoneCodeMs) : undefined;
    return guessing({ of: body.name, device, isCode: true }, () =>
      codes.recover(db, clock, { ...body, device }).catch(async (error: unknown) => {
        await refusal;
        throw error;
      }),
    );
  });

  mount(app, makeCodes, async ({ caller, body, userAgent }) => {
    await limit(limits.makeCodes, caller.user_id);
    const device = deviceOf(userAgent);
    return guessing({ of: caller.user_id, device }, async () => ({
      codes: await codes.makeCodes(db, clock, caller, { ...body, device }),
    }));
  });

  mount(app, logOut, async ({ caller }) => {
    await closeSession(db, caller.session);
    return undefined;
  });

  mount(app, updatePassword, async ({ caller, body, userAgent }) => {
    refuseEasyPassword(body.password, caller.name);
    await limit(limits.passwordChange, caller.user_id);
    const device = deviceOf(userAgent);
    return guessing({ of: caller.user_id, device }, () =>
      accounts.changePassword(db, clock, caller, { ...body, device }),
    );
  });
}
