/**
 * Registering with an Idempotency-Key (product 7.11). The first answer has a token, so it is not kept: of a registration
 * only the key is, and what was told besides the password. A repetition has to know the password, and gets a token of its own.
 */
import { type register as registering, type User } from '#contract/accounts.ts';
import { type Db } from '#server/database/connect.ts';
import { type Call } from '#server/http/api/call.ts';
import { Failure } from '#server/http/api/failures.ts';
import { claimKey, entryOf, findReply } from '#server/http/api/idempotency.ts';
import { type Clock } from '#server/http/clock.ts';
import { logIn, register } from './account-store.ts';
import { deviceOf } from './device-names.ts';

const hasCode = (error: unknown, code: Failure['code']): boolean =>
  error instanceof Failure && error.code === code;

/** Throws `name_taken`, and `idempotency_mismatch` where the key was used for something else. */
export async function registerOnce(db: Db, clock: Clock, call: Call<typeof registering>): Promise<User> {
  const { name, password, accType, remember } = call.body;
  const device = deviceOf(call.userAgent);
  // Without the password: a plain digest of it would be something to guess it by.
  const entry = entryOf(call, { name, accType });
  try {
    return await register(db, clock, { ...call.body, device }, async (trx) => {
      if (entry && !(await claimKey(trx, entry, clock()))) throw new Failure('idempotency_mismatch');
    });
  } catch (error) {
    if (!entry || !hasCode(error, 'name_taken') || !(await findReply(db, entry))) throw error;
    return logInAgain(db, clock, { name, password, remember, device, isKnownThere: true });
  }
}

async function logInAgain(db: Db, clock: Clock, given: Parameters<typeof logIn>[2]): Promise<User> {
  try {
    return await logIn(db, clock, given);
  } catch (error) {
    throw hasCode(error, 'bad_credentials') ? new Failure('idempotency_mismatch') : error;
  }
}
