/**
 * Where a session's things are stored, and the one place that says so (product 3.11, 6.5): on the device with
 * Remember me, else in this tab until it closes. Whatever a person leaves goes through here, or asks `isRemembered`.
 */
import * as z from 'zod/mini';
import { type User, user } from '#contract/sessions.ts';
import {
  clearStored,
  type Kind,
  readStored,
  removeStored,
  storedKeys,
  writeStored,
} from './device-storage.ts';

/** Stores when the tab's last page was left, in milliseconds since 1970; 0 while it is open. */
const tabKey = 'tab';
const roundingMs = 250;

/** By the page's own clock, which no one sets. */
const now = (): number => performance.timeOrigin + performance.now();

/** The browser discarded the tab to save memory, and now shows it again. */
const wasDiscarded = (): boolean => (document as { wasDiscarded?: boolean }).wasDiscarded === true;

/** Navigation within a tab starts before the previous page is left; a tab that is reopened starts later. */
const isCopy = (leftAt: number): boolean =>
  !wasDiscarded() && (leftAt === 0 || leftAt + roundingMs < performance.timeOrigin);

let isMarking = false;

/**
 * Browsers copy a tab's session storage into its duplicate, and restore it with a closed tab. Such a copy belongs to no
 * one, so it is cleared; only a reload, or the next page in the same tab, keeps what the tab stored under these keys.
 */
function clearTabCopy(keys: readonly string[]): void {
  if (typeof window === 'undefined') return;
  if (!isMarking) {
    const leftAt = readStored('session', tabKey, z.number());
    if (leftAt !== undefined && isCopy(leftAt)) clearStored('session', []);
    window.addEventListener('pagehide', () => markTab(keys, now()));
    window.addEventListener('pageshow', () => markTab(keys, 0));
    isMarking = true;
  }
  markTab(keys, 0);
}

function markTab(keys: readonly string[], leftAt: number): void {
  if (keys.some((key) => readStored('session', key, z.unknown()) !== undefined))
    writeStored('session', tabKey, leftAt);
}

export const userKey = 'user';
/** Tokens that are still to be revoked. */
export const revokingKey = 'revoking';
/** Whose drafts lie beside it, since when they are logged in (milliseconds since 1970), and whether they said that the phone is not theirs. */
const visitKey = 'visit';
const visit = z.object({
  owner: z.number(),
  since: z.optional(z.number()),
  borrowed: z.optional(z.boolean()),
});

/** With one of them in it, a tab's storage is somebody's. */
const ownKeys = [visitKey, revokingKey];

const kinds = ['local', 'session'] as const;
/** What they typed and searched for, and which jobs they have reported. */
const draftKey = /^(jobDraft|jobEdit:\d+|cvDraft:\d+|reported:\d+|message:\d+|decision:\d+|searches:\d+)$/;

/** Where the earlier searches of somebody are; those of guests go when anybody logs in. */
export const searchesKey = (owner: number | 'guest'): string => `searches:${owner}`;

clearTabCopy(ownKeys);
export const readUserIn = (kind: Kind): User | undefined => readStored(kind, userKey, user);
const ownerIn = (kind: Kind): number | undefined => readStored(kind, visitKey, visit)?.owner;
const draftsIn = (kind: Kind): string[] => storedKeys(kind).filter((key) => draftKey.test(key));

const placeNow = (): Kind => (readUserIn('session') && !readUserIn('local') ? 'session' : 'local');

/** Where the things of whoever is logged in here go; after a dead token still where they were. */
let place = placeNow();

/** False only for a person who did not ask for it; a guest has nothing that is private. */
export const isRemembered = (): boolean => place === 'local';

/** The stored user, local storage first (product 6.2). */
export function readUser(): User | undefined {
  place = placeNow();
  return readUserIn(place);
}

/** When this person logged in here, by this device's clock; undefined where another client stored them. */
export const loggedInSince = (): number | undefined => readStored(place, visitKey, visit)?.since;

/** The person said that this phone is not theirs: nothing waits on it, and nothing is offered (product 2.41). */
export const isBorrowed = (): boolean => readStored(place, visitKey, visit)?.borrowed === true;

/** Stores who logged in. Their drafts, left by a dead token, come along; those of others go. */
export function storeUser(who: User, remember: boolean, borrowed?: boolean): void {
  const to: Kind = remember ? 'local' : 'session';
  const from: Kind = remember ? 'session' : 'local';
  for (const kind of kinds) if ((ownerIn(kind) ?? who.user_id) !== who.user_id) dropDrafts(kind);
  for (const key of draftsIn(from)) {
    writeStored(to, key, readStored(from, key, z.unknown()));
    removeStored(from, key);
  }
  for (const key of [userKey, visitKey]) removeStored(from, key);
  removeStored('local', searchesKey('guest'));
  // Where the device stores nothing, nobody is remembered: the worker would not know them.
  place = writeStored(to, userKey, who) ? to : 'session';
  writeStored(to, visitKey, { owner: who.user_id, since: Date.now(), borrowed });
  clearTabCopy(ownKeys);
}

/** The same log-in with another token: how old it is does not change. */
export const storeRenewed = (who: User): boolean => writeStored(place, userKey, who);

/** After a dead token: what its person typed stays, and whose it is. */
export function dropUser({ user_id }: User): void {
  for (const kind of kinds) removeStored(kind, userKey);
  writeStored(place, visitKey, { owner: user_id });
}

const dropDrafts = (kind: Kind): void => draftsIn(kind).forEach((key) => removeStored(kind, key));

/** At the start: on the device stay the drafts of who is logged in and remembered, and nobody else's. */
export function dropStrangersDrafts(): void {
  // The hash of a PIN that earlier versions stored.
  removeStored('local', 'appLock');
  const remembered = readUserIn('local')?.user_id;
  if (remembered === undefined || (ownerIn('local') ?? remembered) !== remembered) dropDrafts('local');
  for (const key of draftsIn('local'))
    if (key.startsWith('cvDraft:') && key !== `cvDraft:${remembered}`) removeStored('local', key);
  if (remembered === undefined) removeStored('local', visitKey);
}

/** Something of the person who is logged in: a draft. */
export const readOwn = <S extends z.core.$ZodType>(key: string, shape: S): z.output<S> | undefined =>
  readStored(place, key, shape);

/** False when the device would not take it. */
export const writeOwn = (key: string, value: unknown): boolean => writeStored(place, key, value);

export const removeOwn = (key: string): void => removeStored(place, key);

/** Empties both storages, but for what is the device's. */
export function clearAll(except: readonly string[]): void {
  for (const kind of kinds) clearStored(kind, except);
  place = placeNow();
}

/** Somebody signed out and the server may not know. */
export const hasTokensToRevoke = (): boolean => kinds.some((kind) => storedKeys(kind).includes(revokingKey));
