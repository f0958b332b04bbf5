/** Hashes and verifies passwords and codes with Argon2id. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { DatabaseError, ownCodes } from '#server/database/database-error.ts';
import { normalizeCode } from '#server/http/api/typed-codes.ts';

/** OWASP's recommendation for Argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Limits memory and threads. With 500 waiting, about ten seconds of work, further calls are refused. */
const hashing = pLimit(Math.min(3, availableParallelism()));
const maximumWaiting = 500;

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.pendingCount >= maximumWaiting)
    throw new DatabaseError(ownCodes.tooBusy, 'Too many passwords are waiting to be checked.');
  return hashing(work);
}

/** Throws DatabaseError TOO_BUSY if too many wait. */
export const hashPassword = (password: string): Promise<string> => queued(() => hash(password, cost));

/** Computed at start, so that the first log-in with an unknown name takes no longer than others. */
const dummyHash = hash(randomBytes(32).toString('base64url'), cost);

/** Takes the same time without a hash, so that timing does not reveal unknown names. */
export async function isPasswordCorrect(password: string, stored: string | undefined): Promise<boolean> {
  const expected = stored ?? (await dummyHash);
  const matches = await queued(() => verify(expected, password));
  return matches && stored !== undefined;
}

/** Whether the hash was made at another cost than new ones. Call this after the password turned out to be right. */
export const isOutdated = async (stored: string): Promise<boolean> =>
  costOf(stored) !== costOf(await dummyHash);

const costOf = (stored: string): string => stored.split('$').slice(1, 4).join('$');

const saltBytes = 16;

/** Recovery codes are short, so a leaked table could be brute-forced with a faster hash. All codes of a call share a salt. */
export function hashCodes(codes: readonly string[]): Promise<string[]> {
  const salt = randomBytes(saltBytes);
  return Promise.all(codes.map((code) => queued(() => hash(normalizeCode(code), { ...cost, salt }))));
}

/** The part of a stored hash that a set of codes shares. */
const hashSettings = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)(?=\$)/;

/** The hash of the typed code among the stored ones, which takes one hash for each set, and one if there are none. */
export async function findCode(typed: string, stored: readonly string[]): Promise<string | undefined> {
  const sets = new Map<string, Parameters<typeof hash>[1]>();
  for (const one of stored.length === 0 ? [await dummyHash] : stored) {
    const [settings, memoryCost, timeCost, parallelism, salt = ''] = hashSettings.exec(one) ?? [];
    if (settings === undefined) continue;
    const options = { memoryCost: Number(memoryCost), timeCost: Number(timeCost) };
    sets.set(settings, {
      ...options,
      parallelism: Number(parallelism),
      salt: Buffer.from(salt, 'base64'),
    });
  }
  const code = normalizeCode(typed);
  const hashes = await Promise.all([...sets.values()].map((set) => queued(() => hash(code, set))));
  return stored.find((one) => hashes.includes(one));
}
