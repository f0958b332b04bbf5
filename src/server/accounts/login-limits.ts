/** Slows down guessing without letting anybody lock somebody else out. */
import { limit, type RateLimiter, rules } from '#server/http/rate-limits.ts';
import { nameKey } from './name-key.ts';

/**
 * Runs one attempt to log in; only failures count. The tight limit is on a name from one address, so strangers
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
  await limit(limiter, keys.pair, isAttacked ? rules.logInUnderAttack : rules.logInByNameAndAddress);

  const done = await attempt();
  await Promise.all([keys.pair, keys.address, keys.name].map((key) => limiter.forgive(key)));
  return done;
}
