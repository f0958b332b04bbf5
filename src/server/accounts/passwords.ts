/** Hashes and checks passwords with Argon2id; knows no account. */
import { createHash, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { DatabaseError, ownCodes } from '#server/database/database-error.ts';

/** OWASP's recommendation for Argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A flood of log-ins waits here instead of filling memory and the thread pool; past some ten seconds of work it is refused. */
const hashing = pLimit(Math.min(3, availableParallelism()));
const mostWaiting = 500;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.pendingCount >= mostWaiting)
    throw new DatabaseError(ownCodes.tooBusy, 'Too many passwords wait to be checked.');
  return hashing(work);
}

/** The hash to store. Throws DatabaseError TOO_BUSY when too many wait. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

/** Made at start, so that the first guess at an unknown name takes no longer than the others. */
const nobodysHash = hash(randomBytes(32).toString('base64url'), cost);

/** Whether the password is right. For a name that does not exist (no hash) it is wrong, in the same time. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const against = stored ?? (await nobodysHash);
  const matches = await inTurn(() => verify(against, password));
  return matches && stored !== undefined;
}

/**
 * The hash by which a recovery code of the account is found: such a code is short enough to be tried by whoever has the
 * table, so it is as slow as a password's. Its salt is the account's: one hash, however many codes there are.
 */
export async function hashRecoveryCode(code: string, userId: number): Promise<string> {
  const salt = createHash('sha256').update(`recovery code of ${userId}`).digest();
  return (await inTurn(() => hashRaw(code, { ...cost, salt }))).toString('base64url');
}
