/** Slows down guessing without letting anybody lock somebody else out. */
import { Failure } from '#server/http/api/failures.ts';
import { type RateLimits, tooMany } from '#server/http/limits/rate-limits.ts';
import { rules, triesUnderAttack } from '#server/http/limits/rules.ts';
import { shownNameKey } from './name-key.ts';

/** Not a success, nor a try that was never looked at: refused as one too many, or by a server too busy. */
const isGuess = (error: unknown): boolean =>
  error instanceof Failure && (error.code === 'bad_credentials' || error.code === 'bad_code');

/**
 * Runs one attempt to log in; only wrong guesses count. The tight limit is on a name from one address, so strangers
 * elsewhere cannot use it up. While a name is under attack from everywhere, each address has fewer tries, never none.
 * An address may be a whole mobile network's: past its limit, those who logged in from there before still can.
 * @param attempt told whether the name has logged in from there before
 */
export async function limitedLogIn<T>(
  { knownLogIn, logInByAddress, logInByName, logInByNameAndAddress }: RateLimits,
  { name, address }: { name: string; address: string },
  attempt: (isKnownThere: boolean) => Promise<T>,
): Promise<T> {
  const who = shownNameKey(name);
  const pair = `${address}:${who}`;
  // Counted before the attempt, so that guesses at the same moment count each other.
  const atAddress = await logInByAddress.penalty(address);
  const atName = await logInByName.penalty(who);
  const tried = await logInByNameAndAddress.penalty(pair);
  let isWrong = false;
  try {
    const isAttacked = atName.consumedPoints > rules.logInByName.points;
    if (tried.consumedPoints > (isAttacked ? triesUnderAttack : rules.logInByNameAndAddress.points))
      throw tooMany(logInByNameAndAddress, tried);
    const isFlooded = atAddress.consumedPoints > rules.logInByAddress.points;
    const isKnownThere = (await knownLogIn.get(pair)) !== null;
    if (isFlooded && !isKnownThere) throw tooMany(logInByAddress, atAddress);
    const answer = await attempt(isKnownThere);
    await knownLogIn.set(pair, 1, rules.knownLogIn.duration);
    return answer;
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
