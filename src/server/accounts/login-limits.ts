/** Slows down password guessing without letting attackers lock the owner out. */
import { Failure } from '#server/http/api/call-failures.ts';
import {
  countByAddress,
  exceeded,
  limitByAddress,
  type RateLimits,
  tooMany,
  uncountByAddress,
} from '#server/http/limits/rate-limits.ts';
import { rules, triesUnderAttack } from '#server/http/limits/rules.ts';
import { createTurns } from '#server/http/limits/turns.ts';
import { visibleNameKey } from '#server/database/name-key.ts';

/** Attempts that were refused by a limit or by a busy server were never checked. */
const isGuess = (error: unknown): boolean =>
  error instanceof Failure && (error.code === 'bad_credentials' || error.code === 'bad_code');

/** Attempts of one address at the same time: each waits for a password hash, of which the server makes few at once. */
const inTurn = createTurns({ atOnce: Infinity, waiting: Infinity, ofOneAddress: 20 });

/**
 * Runs one log-in attempt. Beyond `logIn`, which counts all, only wrong guesses count. The strict limit is on a name at one
 * address, so attackers at other addresses cannot use it up. While a name is under attack, each address has fewer attempts,
 * and all addresses where it never logged in have a daily budget together; the owner can still use a passkey or a code.
 * A whole mobile network may share an address: past its limit, names that logged in there before still can.
 * @param attempt receives whether the name has logged in from this address before
 */
export async function limitedLogIn<T>(
  limits: RateLimits,
  { name, address }: { name: string; address: string },
  attempt: (isKnownAddress: boolean) => Promise<T>,
): Promise<T> {
  const { knownLogIn, logInByAddress, logInByName, logInByNameAndAddress, logInByStrangers } = limits;
  const nameKey = visibleNameKey(name);
  const ofName = { who: nameKey };
  await limitByAddress(limits, 'logIn', address, ofName);
  // Counted before the attempt, so that concurrent guesses count too.
  const atAddress = await countByAddress(logInByAddress, address);
  const atName = await logInByName.penalty(nameKey);
  const atPair = await countByAddress(logInByNameAndAddress, address, ofName);
  const pair = `${address}:${nameKey}`;
  const isKnownAddress = (await knownLogIn.get(pair)) !== null;
  const byStrangers = isKnownAddress ? undefined : await logInByStrangers.penalty(nameKey);
  let isWrong = false;
  try {
    const isAttacked = atName.consumedPoints > rules.logInByName.points;
    const pairPoints = isAttacked ? triesUnderAttack : rules.logInByNameAndAddress.points;
    const overPair = exceeded(atPair, pairPoints);
    if (overPair) throw tooMany(logInByNameAndAddress, overPair);
    const overAddress = exceeded(atAddress, rules.logInByAddress.points);
    if (overAddress && !isKnownAddress) throw tooMany(logInByAddress, overAddress);
    if (byStrangers && byStrangers.consumedPoints > rules.logInByStrangers.points)
      throw tooMany(logInByStrangers, byStrangers);
    const result = await inTurn(address, () => attempt(isKnownAddress));
    await knownLogIn.set(pair, 1, rules.knownLogIn.duration);
    return result;
  } catch (error) {
    isWrong = isGuess(error);
    throw error;
  } finally {
    if (!isWrong) {
      await Promise.all([
        uncountByAddress(logInByAddress, address),
        logInByName.reward(nameKey),
        uncountByAddress(logInByNameAndAddress, address, ofName),
        byStrangers && logInByStrangers.reward(nameKey),
      ]);
    }
  }
}
