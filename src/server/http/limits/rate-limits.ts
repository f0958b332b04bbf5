/** How often things may be done; says what a limiter is, not where it keeps its counts. */
import { Failure } from '#server/http/api/failures.ts';

export type Rule = { readonly limit: number; readonly seconds: number };

/** The attempts so far, and the seconds until their window ends. */
export type Count = { readonly count: number; readonly left: number };

export interface RateLimiter {
  /** Counts one attempt in the window of `key`. */
  count(key: string, seconds: number): Promise<Count>;
  /** Takes one attempt back: it turned out to be harmless. */
  forgive(key: string): Promise<void>;
}

/** What to answer when the last attempt was one too many. */
export const refusalOf = ({ count, left }: Count, { limit: most }: Rule): Failure | undefined =>
  count > most ? new Failure('rate_limited', { retryAfter: Math.max(1, Math.ceil(left)) }) : undefined;

/** Counts an attempt; throws `rate_limited` when it is one too many. */
export async function limit(limiter: RateLimiter, key: string, rule: Rule): Promise<void> {
  const refused = refusalOf(await limiter.count(key, rule.seconds), rule);
  if (refused) throw refused;
}

/** For load tests: nothing is ever too much. */
export const noLimits: RateLimiter = {
  count: async () => ({ count: 0, left: 0 }),
  forgive: async () => undefined,
};

/**
 * Mobile networks put thousands of phones behind one address, so limits by address only stop floods;
 * limits by name and address together stop guessing.
 */
export const rules = {
  anything: { limit: 3_000, seconds: 60 },
  logInByNameAndAddress: { limit: 10, seconds: 15 * 60 },
  logInByAddress: { limit: 200, seconds: 15 * 60 },
  /** Failures on one name from everywhere before a stranger's address gets fewer tries. */
  logInByName: { limit: 100, seconds: 60 * 60 },
  logInUnderAttack: { limit: 3, seconds: 15 * 60 },
  register: { limit: 120, seconds: 10 * 60 },
  registerByNameAndAddress: { limit: 10, seconds: 10 * 60 },
  /** Each costs a hash, which everybody who logs in waits for. */
  passwordChange: { limit: 20, seconds: 15 * 60 },
  message: { limit: 40, seconds: 10 * 60 },
} as const satisfies Record<string, Rule>;
