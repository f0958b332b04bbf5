/**
 * Argon2 at the lowest cost: the API tests log in some thousand times. The real cost is checked by
 * src/server/accounts/passwords.test.ts.
 */
import * as argon2 from '../../node_modules/@node-rs/argon2/index.js';

const least = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** How many hashes were computed: what makes a log-in slow. */
export const work = { hashes: 0 };

export const verify: typeof argon2.verify = (...given) => {
  work.hashes += 1;
  return argon2.verify(...given);
};
export const hash = (password: string, { salt }: { salt?: Uint8Array } = {}): Promise<string> => {
  work.hashes += 1;
  return argon2.hash(password, { ...least, ...(salt ? { salt } : {}) });
};
