/**
 * Where the data of a session is stored (product 3.11, 6.5): on the device with Remember me, else in this tab until it
 * closes. Everything stored for a user goes through here or checks `isRemembered`.
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

/** In milliseconds since 1970, by the page's own clock, which doesn't jump when the system time is set. */
const now = (): number => performance.timeOrigin + performance.now();

/** The browser discarded the tab to save memory and has now reloaded it. */
const wasDiscarded = (): boolean => (document as { wasDiscarded?: boolean }).wasDiscarded === true;

/** Navigation within a tab starts before the previous page is left; a tab that is reopened starts later. */
const isCopy = (leftAt: number): boolean =>
  !wasDiscarded() && (leftAt === 0 || leftAt + roundingMs < performance.timeOrigin);

let isWatchingTab = false;

/**
 * Browsers copy a tab's session storage into a duplicated or reopened tab. Such a copy is cleared if it has one of these
 * keys; only a reload, or the next page in the same tab, goes on with it.
 */
function clearTabCopy(keys: readonly string[]): void {
  if (typeof window === 'undefined') return;
  if (!isWatchingTab) {
    const leftAt = readStored('session', tabKey, z.number());
    if (leftAt !== undefined && isCopy(leftAt)) clearStored('session', []);
    window.addEventListener('pagehide', () => storeLeaveTime(keys, now()));
    window.addEventListener('pageshow', () => storeLeaveTime(keys, 0));
    isWatchingTab = true;
  }
  storeLeaveTime(keys, 0);
}

function storeLeaveTime(keys: readonly string[], leftAt: number): void {
  if (keys.some((key) => readStored('session', key, z.unknown()) !== undefined))
    writeStored('session', tabKey, leftAt);
}

export const userKey = 'user';
/** Tokens that still have to be revoked. */
export const revokingKey = 'revoking';
/** The owner of the drafts in the same storage. */
const visitKey = 'visit';
const visit = z.object({
  owner: z.number(),
  /** Time of the log-in, in milliseconds since 1970. */
  since: z.optional(z.number()),
  /** The user said that the device isn't theirs. */
  borrowed: z.optional(z.boolean()),
});

/** A tab's storage that has one of these keys belongs to a user. */
const ownKeys = [visitKey, revokingKey];

const kinds = ['local', 'session'] as const;
/** What a user typed and has not sent (drafts.ts). */
export const draftKey = /^(jobDraft|(jobEdit|cvDraft|message|decision):\d+)$/;
/** Earlier searches, answers to employers, and what the user reported. */
const otherKey = /^(jobOrigin|(reported|reportedPeople|searches|answers):\d+)$/;

/** The key of a user's earlier searches. Those of guests are deleted when someone logs in. */
export const searchesKey = (owner: number | 'guest'): string => `searches:${owner}`;

clearTabCopy(ownKeys);
export const readUserIn = (kind: Kind): User | undefined => readStored(kind, userKey, user);
const ownerIn = (kind: Kind): number | undefined => readStored(kind, visitKey, visit)?.owner;
const draftsIn = (kind: Kind): string[] =>
  storedKeys(kind).filter((key) => draftKey.test(key) || otherKey.test(key));

const detectKind = (): Kind => (readUserIn('session') && !readUserIn('local') ? 'session' : 'local');

/** The storage of the current user's data; unchanged after a rejected token. */
let currentKind = detectKind();

/** False only for logged-in users who didn't choose Remember me; true for guests, who have no private data. */
export const isRemembered = (): boolean => currentKind === 'local';

/** The stored user, local storage first (product 6.2). */
export function readUser(): User | undefined {
  currentKind = detectKind();
  return readUserIn(currentKind);
}

/** When the user logged in on this device; undefined if another client stored the session. */
export const loggedInSince = (): number | undefined => readStored(currentKind, visitKey, visit)?.since;

/** Whether the user said that this device isn't theirs: nothing is queued on it, and nothing is offered (product 2.41). */
export const isSharedDevice = (): boolean => readStored(currentKind, visitKey, visit)?.borrowed === true;

/** Stores the user who logged in. Their own earlier drafts are moved along; those of others are deleted. */
export function storeUser(newUser: User, remember: boolean, isShared?: boolean, since = Date.now()): void {
  const to: Kind = remember ? 'local' : 'session';
  const from: Kind = remember ? 'session' : 'local';
  for (const kind of kinds) if ((ownerIn(kind) ?? newUser.user_id) !== newUser.user_id) deleteDrafts(kind);
  for (const key of draftsIn(from)) {
    writeStored(to, key, readStored(from, key, z.unknown()));
    removeStored(from, key);
  }
  for (const key of [userKey, visitKey]) removeStored(from, key);
  removeStored('local', searchesKey('guest'));
  // If the device can't store the user, they are not remembered: the worker would not know them.
  currentKind = writeStored(to, userKey, newUser) ? to : 'session';
  writeStored(to, visitKey, { owner: newUser.user_id, since, borrowed: isShared });
  clearTabCopy(ownKeys);
}

/** Stores a renewed token; the time of the log-in stays. */
export const storeRenewed = (renewed: User): boolean => writeStored(currentKind, userKey, renewed);

/** After a rejected token: drafts and their owner stay. */
export function removeToken({ user_id }: User): void {
  for (const kind of kinds) removeStored(kind, userKey);
  writeStored(currentKind, visitKey, { owner: user_id });
}

const deleteDrafts = (kind: Kind): void => draftsIn(kind).forEach((key) => removeStored(kind, key));

/** At start: deletes all drafts on the device except those of the remembered user. */
export function deleteOtherUsersDrafts(): void {
  const remembered = readUserIn('local')?.user_id;
  if (remembered === undefined || (ownerIn('local') ?? remembered) !== remembered) deleteDrafts('local');
  for (const key of draftsIn('local'))
    if (key.startsWith('cvDraft:') && key !== `cvDraft:${remembered}`) removeStored('local', key);
  if (remembered === undefined) removeStored('local', visitKey);
}

/** Reads a value of the current user, such as a draft. */
export const readOwn = <S extends z.core.$ZodType>(key: string, schema: S): z.output<S> | undefined =>
  readStored(currentKind, key, schema);

/** Returns false if it could not be stored. */
export const writeOwn = (key: string, value: unknown): boolean => writeStored(currentKind, key, value);

export const removeOwn = (key: string): void => removeStored(currentKind, key);

/** Clears both storages, except these keys. */
export function clearAll(except: readonly string[]): void {
  for (const kind of kinds) clearStored(kind, except);
  currentKind = detectKind();
}

/** Whether a token of a user who signed out may still be valid. */
export const hasTokensToRevoke = (): boolean => kinds.some((kind) => storedKeys(kind).includes(revokingKey));
