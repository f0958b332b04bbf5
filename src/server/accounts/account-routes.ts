/** Routes of accounts: here for registering, logging in and out, recovery and passwords (product 7.2). */
import { setTimeout } from 'node:timers/promises';
import { type FastifyInstance } from 'fastify';
import { dictionary } from '@zxcvbn-ts/language-common';
import { logIn, makeCodes, recover, register, updatePassword } from '#contract/accounts.ts';
import { type User, logOut } from '#contract/sessions.ts';
import { type Db } from '#server/database/connect.ts';
import { type Call } from '#server/http/api/call.ts';
import { claimKey, entryOf, findReply } from '#server/http/api/idempotency.ts';
import { mount } from '#server/http/api/mount.ts';
import { type Clock } from '#server/http/clock.ts';
import { limit, limitByAddress } from '#server/http/limits/rate-limits.ts';
import { type Services } from '#server/http/services.ts';
import { passwordMinimum } from '#contract/limits.ts';
import { productNames, siteWords } from '#contract/site.ts';
import { type ValidationCode } from '#contract/validation-errors.ts';
import { Failure } from '#server/http/api/call-failures.ts';
import * as accounts from './account-store.ts';
import { changePassword, type ProofContext, proofOf } from './password-store.ts';
import { accountSettingsRoutes, type SettingsContext } from './account-settings-routes.ts';
import { countGuess } from './count-guess.ts';
import { deviceOf } from './device-names.ts';
import { limitedLogIn } from './login-limits.ts';
import { nameKey, visibleNameKey } from '#server/database/name-key.ts';
import { type PasskeyContext, passkeyRoutes } from './passkey-routes.ts';
import { type PhoneContext, phoneRoutes } from './phone-routes.ts';
import * as codes from './recovery-code-store.ts';
import { sessionRoutes } from './session-routes.ts';
import { telegramLogInRoutes } from './telegram-log-in-routes.ts';
import { closeSession } from './session-store.ts';

/** The 49,000 most common leaked ones, in lower case. Shorter passwords are refused anyway. */
const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= passwordMinimum),
);

/** Without these words; only digits and symbols may be left of an easy password. */
const withoutWords = (password: string, words: readonly string[]): string =>
  words
    .map(nameKey)
    .filter((word) => word !== '')
    .reduce((rest, word) => rest.replaceAll(word, ''), password);

function findFault(password: string, name: string): ValidationCode | undefined {
  const key = nameKey(password);
  const names = withoutWords(key, [name, ...productNames]);
  const rest = withoutWords(names, siteWords);
  if (rest !== key && !/\p{L}/u.test(rest)) return names === key ? 'password_common' : 'password_is_name';
  return commonPasswords.has(key) ? 'password_common' : undefined;
}

/** Throws `invalid` under `password` for a password that is easy to guess. */
function refuseWeakPassword(password: string, name: string): void {
  const fault = findFault(password, name);
  if (fault) throw new Failure('invalid', { fields: { password: fault } });
}

const hasCode = (error: unknown, code: Failure['code']): boolean =>
  error instanceof Failure && error.code === code;

/**
 * Registers, idempotent by its Idempotency-Key (product 7.11). The first reply contains a token, so only the key and the
 * request without its password are stored. A repeated request has to know the password and gets a token of its own.
 * Throws `name_taken`, and `idempotency_mismatch` if the key was used for another request.
 */
async function registerIdempotent(db: Db, clock: Clock, call: Call<typeof register>): Promise<User> {
  const { name, password, accType, remember } = call.body;
  const device = deviceOf(call.userAgent);
  // Without the password: a fast digest of it could be brute-forced.
  const entry = entryOf(call, { name, accType });
  try {
    return await accounts.register(db, clock, { ...call.body, device }, async (trx) => {
      if (entry && !(await claimKey(trx, entry, clock()))) throw new Failure('idempotency_mismatch');
    });
  } catch (error) {
    if (!entry || !hasCode(error, 'name_taken') || !(await findReply(db, entry))) throw error;
    return logInAgain(db, clock, { name, password, remember, device, isKnownAddress: true });
  }
}

async function logInAgain(db: Db, clock: Clock, input: Parameters<typeof accounts.logIn>[2]): Promise<User> {
  try {
    return await accounts.logIn(db, clock, input);
  } catch (error) {
    throw hasCode(error, 'bad_credentials') ? new Failure('idempotency_mismatch') : error;
  }
}

/**
 * The work depends on the account: attempts with an SMS code are counted only if one was sent, and each set of recovery codes
 * takes a hash. The delay hides that.
 */
const refusalMs = 250;

function logInRoutes(app: FastifyInstance, services: Services & ProofContext): void {
  const { db, clock, limits, afterReply, changeEvents, readLaunchData } = services;

  /** Records wrong guesses for the owner of the account, after the reply: its timing must not reveal that the account exists. */
  const countingGuesses = async <T>(
    of: Parameters<typeof countGuess>[3],
    attempt: () => Promise<T>,
  ): Promise<T> => {
    try {
      return await attempt();
    } catch (error) {
      afterReply(() => countGuess(db, clock, error, of));
      throw error;
    }
  };

  mount(app, register, async (call) => {
    const { body, address } = call;
    refuseWeakPassword(body.password, body.name);
    await limitByAddress(limits, 'register', address);
    await limitByAddress(limits, 'registerByNameAndAddress', address, { who: visibleNameKey(body.name) });
    const user = await registerIdempotent(db, clock, call);
    changeEvents.emit('registered');
    return user;
  });

  mount(app, logIn, ({ body, address, userAgent }) => {
    const device = deviceOf(userAgent);
    return countingGuesses({ of: body.name, device }, () =>
      limitedLogIn(limits, { name: body.name, address }, (isKnownAddress) =>
        accounts.logIn(db, clock, { ...body, device, isKnownAddress }, (userId) =>
          limit(limits.operatorCode, userId),
        ),
      ),
    );
  });

  mount(app, recover, async ({ body, address, userAgent }) => {
    refuseWeakPassword(body.password, body.name);
    // By name first: what that refuses does not count for others at the address.
    await limitByAddress(limits, 'recoverByNameAndAddress', address, { who: visibleNameKey(body.name) });
    await limitByAddress(limits, 'recover', address);
    const device = deviceOf(userAgent);
    const refusal = setTimeout(refusalMs);
    return countingGuesses({ of: body.name, device, isCode: true }, () =>
      codes.recover(db, clock, { ...body, device }).catch(async (error: unknown) => {
        await refusal;
        throw error;
      }),
    );
  });

  mount(app, makeCodes, async ({ caller, body, userAgent }) => {
    await limit(limits.makeCodes, caller.user_id);
    const device = deviceOf(userAgent);
    return countingGuesses({ of: caller.user_id, device }, async () => ({
      codes: await codes.makeCodes(db, clock, caller, {
        proof: proofOf(body, readLaunchData, clock()),
        device,
      }),
    }));
  });

  mount(app, logOut, async ({ caller }) => {
    await closeSession(db, caller.session);
    return undefined;
  });

  mount(app, updatePassword, async ({ caller, body, userAgent }) => {
    refuseWeakPassword(body.password, caller.name);
    await limit(limits.passwordChange, caller.user_id);
    const device = deviceOf(userAgent);
    return countingGuesses({ of: caller.user_id, device }, () =>
      changePassword(db, clock, caller, { ...body, proof: proofOf(body, readLaunchData, clock()), device }),
    );
  });
}

/** All routes of accounts. */
export function accountRoutes(
  app: FastifyInstance,
  context: PhoneContext & PasskeyContext & SettingsContext,
): void {
  logInRoutes(app, context);
  phoneRoutes(app, context);
  passkeyRoutes(app, context);
  telegramLogInRoutes(app, context);
  sessionRoutes(app, context);
  accountSettingsRoutes(app, context);
}
