/** Slows down password guessing without letting attackers lock the owner out. */
import { Failure } from '#server/http/api/call-failures.ts';
import { type RateLimits, tooMany } from '#server/http/limits/rate-limits.ts';
import { rules, triesUnderAttack } from '#server/http/limits/rules.ts';
import { visibleNameKey } from './name-key.ts';

/** Attempts that were refused by a limit or by a busy server were never checked. */
const isGuess = (error: unknown): boolean =>
  error instanceof Failure && (error.code === 'bad_credentials' || error.code === 'bad_code');

/**
 * Runs one log-in attempt; only wrong guesses count. The strict limit is on a name at one address, so attackers at other
 * addresses cannot use it up. While a name is under attack, each address has fewer attempts, but never none.
 * A whole mobile network may share an address: past its limit, names that logged in there before still can.
 * @param attempt receives whether the name has logged in from this address before
 */
export async function limitedLogIn<T>(
  { knownLogIn, logInByAddress, logInByName, logInByNameAndAddress }: RateLimits,
  { name, address }: { name: string; address: string },
  attempt: (isKnownAddress: boolean) => Promise<T>,
): Promise<T> {
  const nameKey = visibleNameKey(name);
  const pair = `${address}:${nameKey}`;
  // Counted before the attempt, so that concurrent guesses count too.
  const atAddress = await logInByAddress.penalty(address);
  const atName = await logInByName.penalty(nameKey);
  const atPair = await logInByNameAndAddress.penalty(pair);
  let isWrong = false;
  try {
    const isAttacked = atName.consumedPoints > rules.logInByName.points;
    if (atPair.consumedPoints > (isAttacked ? triesUnderAttack : rules.logInByNameAndAddress.points))
      throw tooMany(logInByNameAndAddress, atPair);
    const isFlooded = atAddress.consumedPoints > rules.logInByAddress.points;
    const isKnownAddress = (await knownLogIn.get(pair)) !== null;
    if (isFlooded && !isKnownAddress) throw tooMany(logInByAddress, atAddress);
    const result = await attempt(isKnownAddress);
    await knownLogIn.set(pair, 1, rules.knownLogIn.duration);
    return result;
  } catch (error) {
    isWrong = isGuess(error);
    throw error;
  } finally {
    if (!isWrong) {
      await Promise.all([
        logInByAddress.reward(address),
        logInByName.reward(nameKey),
        logInByNameAndAddress.reward(pair),
      ]);
    }
  }
}
