/** Slows down guessing without letting anybody lock somebody else out. */
import { Failure } from '#server/http/api/failures.ts';
import { limit, type RateLimits, tooMany } from '#server/http/limits/rate-limits.ts';
import { rules, triesUnderAttack } from '#server/http/limits/rules.ts';
import { nameKey } from './name-key.ts';

/** Not a success, nor a try that was never looked at: refused as one too many, or by a server too busy. */
const isGuess = (error: unknown): boolean => error instanceof Failure && error.code === 'bad_credentials';

/**
 * Runs one attempt to log in; only wrong guesses count. The tight limit is on a name from one address, so strangers
 * elsewhere cannot use it up. While a name is under attack from everywhere, each address has fewer tries, never none.
 */
export async function limitedLogIn<T>(
  { logInByAddress, logInByName, logInByNameAndAddress }: RateLimits,
  { name, address }: { name: string; address: string },
  attempt: () => Promise<T>,
): Promise<T> {
  const who = nameKey(name);
  const pair = `${address}:${who}`;
  await limit(logInByAddress, address);
  const { consumedPoints: failures } = await logInByName.penalty(who);
  let isWrong = false;
  try {
    // Counted before the attempt, so that guesses at the same moment count each other.
    const tried = await logInByNameAndAddress.penalty(pair);
    const isAttacked = failures > rules.logInByName.points;
    if (tried.consumedPoints > (isAttacked ? triesUnderAttack : rules.logInByNameAndAddress.points))
      throw tooMany(tried);
    return await attempt();
  } catch (error) {
    isWrong = isGuess(error);
    throw error;
  } finally {
    if (!isWrong) {
      await Promise.all([
        logInByAddress.reward(address),
        logInByName.reward(who),
        logInByNameAndAddress.reward(pair),
      ]);
    }
  }
}
