/** The PIN that a person put before their CV and applications, on this device only (product 2.42). Knows no looks. */
import { msg } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { revoke } from '#client/data/revoking.ts';
import { endSession, readSession } from '#client/data/session.ts';
import { isRemembered, loggedInSince, readOwn, removeOwn, writeOwn } from '#client/data/session-storage.ts';
import { notify } from '#client/ui/notices.ts';
import { hashPin, isPinOf, pinHash } from './pin-hash.ts';

const key = 'appLock';
export const mostTries = 5;
export const pinDigits = { fewest: 4, most: 6 } as const;

const appLock = z.object({
  ...pinHash.shape,
  /** Whose it is, and of which log-in: the next one ends it. */
  owner: z.number(),
  since: z.optional(z.number()),
  /** Wrong tries since the last right one. */
  wrong: z.number(),
});
type AppLock = z.output<typeof appLock>;

/** The lock of whoever is logged in here; undefined where there is none. */
export function readLock(): AppLock | undefined {
  const lock = readOwn(key, appLock);
  const isTheirs = lock?.owner === readSession()?.user_id && lock?.since === loggedInSince();
  return isTheirs && isRemembered() ? lock : undefined;
}

export const isPin = (typed: string): boolean =>
  /^\d+$/.test(typed) && typed.length >= pinDigits.fewest && typed.length <= pinDigits.most;

/** False where the device would not keep it. */
export async function setLock(pin: string): Promise<boolean> {
  const hashed = await hashPin(pin);
  const owner = readSession()?.user_id;
  return owner !== undefined && writeOwn(key, { ...hashed, owner, since: loggedInSince(), wrong: 0 });
}

export const removeLock = (): void => removeOwn(key);

/** Ends the session here, and with it the lock; as after a dead token, what was typed and what waits stays for its person. */
export function logInAgain(): void {
  const token = readSession()?.token;
  removeLock();
  endSession('dead');
  if (token !== undefined) revoke(token, true);
}

/** Whether it is the PIN. A wrong one too many logs out. */
export async function tryPin(pin: string): Promise<boolean> {
  const lock = readLock();
  if (!lock) return true;
  const wrong = lock.wrong + 1;
  // Counted before it is known: closing the app in between saves no try.
  writeOwn(key, { ...lock, wrong });
  if (wrong <= mostTries && (await isPinOf(pin, lock))) {
    writeOwn(key, { ...lock, wrong: 0 });
    return true;
  }
  if (wrong >= mostTries) {
    logInAgain();
    notify('red', msg`The PIN was wrong ${mostTries} times. Please log in with your password.`);
  }
  return false;
}

/** How many tries are left. */
export const triesLeft = (): number => mostTries - (readLock()?.wrong ?? 0);
