/** Slows down guessing without letting anybody lock somebody else out. */
import { Failure } from '#server/http/api/failures.ts';
import { limit, type RateLimiter, rules } from '#server/http/limits/rate-limits.ts';
import { nameKey } from './name-key.ts';

/** Not a success, nor a try that was never looked at: refused as one too many, or by a server too busy. */
const isGuess = (error: unknown): boolean => error instanceof Failure && error.code === 'bad_credentials';

/**
 * Runs one attempt to log in; only wrong guesses count. The tight limit is on a name from one address, so strangers
 * elsewhere cannot use it up. While a name is under attack from everywhere, each address has fewer tries, never none.
 */
export async function limitedLogIn<T>(
  limiter: RateLimiter,
  { name, address }: { name: string; address: string },
  attempt: () => Promise<T>,
): Promise<T> {
  const who = nameKey(name);
  const keys = { pair: `login:${address}:${who}`, address: `login:${address}`, name: `login-name:${who}` };
  await limit(limiter, keys.address, rules.logInByAddress);
  const everywhere = await limiter.count(keys.name, rules.logInByName.seconds);
  const isAttacked = everywhere.count > rules.logInByName.limit;
  let isWrong = false;
  try {
    await limit(limiter, keys.pair, isAttacked ? rules.logInUnderAttack : rules.logInByNameAndAddress);
    return await attempt();
  } catch (error) {
    isWrong = isGuess(error);
    throw error;
  } finally {
    if (!isWrong) await Promise.all(Object.values(keys).map((key) => limiter.forgive(key)));
  }
}
