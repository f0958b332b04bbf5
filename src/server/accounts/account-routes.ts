/** The calls about accounts and sessions (product 7.2). */
import { setTimeout } from 'node:timers/promises';
import { type FastifyInstance } from 'fastify';
import { logIn, makeCodes, recover, register, updatePassword } from '#contract/accounts.ts';
import { logOut } from '#contract/sessions.ts';
import { mount } from '#server/http/api/mount.ts';
import { limit } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import * as accounts from './account-store.ts';
import { countGuess } from './count-guess.ts';
import { deviceOf } from './device-names.ts';
import { refuseEasyPassword } from './easy-passwords.ts';
import { limitedLogIn } from './login-limits.ts';
import { shownNameKey } from './name-key.ts';
import { isPhoneCode } from './phone-code-store.ts';
import * as codes from './recovery-code-store.ts';
import { registerOnce } from './register-once.ts';
import { closeSession } from './session-store.ts';

/** Only a code that was sent has its tries counted, which is a write: who waits this long for a refusal cannot tell. */
const wrongPhoneCodeMs = 250;

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, limits, afterAnswer, changeEvents } = services;

  /** Its owner can see a wrong guess; whoever guessed cannot tell from the time that it has an owner. */
  const guessing = async <T>(of: Parameters<typeof countGuess>[3], attempt: () => Promise<T>): Promise<T> => {
    try {
      return await attempt();
    } catch (error) {
      afterAnswer(() => countGuess(db, clock, error, of));
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
