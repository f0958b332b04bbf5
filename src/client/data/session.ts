/** The logged-in person on this device (spec §3 User, §4): kept, read, dropped. Knows no screens and no calls. */
import { useSyncExternalStore } from 'react';
import { type User, user } from '#contract/sessions.ts';
import { clearStored, readStored, removeStored, writeStored } from './device-storage.ts';
import { askingKey } from './install-asking.ts';

export const sessionKey = 'user';
/** Signing out clears both storages; these choices are the device's, not the person's. */
const kept = ['lang', 'theme', askingKey];

/** Why a session ended: by the person, by another tab, or because the server no longer knows the token. */
export type SessionEnd = 'signed-out' | 'elsewhere' | 'dead';

const watchers = new Set<() => void>();
const endWatchers = new Set<(why: SessionEnd, who: User) => void>();

const stored = () => readStored('local', sessionKey, user) ?? readStored('session', sessionKey, user);
let current = stored();

function change(next: User | undefined): void {
  current = next;
  for (const tell of watchers) tell();
}

/** The stored user, local storage first (spec §6). */
export const readSession = (): User | undefined => current;

/** Keeps a user: over visits if asked to remember, else until the tab closes. */
export function signIn(who: User, remember: boolean): void {
  removeStored(remember ? 'session' : 'local', sessionKey);
  writeStored(remember ? 'local' : 'session', sessionKey, who);
  change(who);
}

/** Clears both storages and tells who watches; only the device's own choices stay. */
export function endSession(why: SessionEnd): void {
  const who = current;
  if (!who) return;
  for (const kind of ['local', 'session'] as const) {
    if (why === 'dead') removeStored(kind, sessionKey);
    // What lies in local storage then is the other tab's: perhaps the next person's session.
    else if (why === 'signed-out' || kind === 'session') clearStored(kind, kept);
  }
  change(undefined);
  for (const tell of endWatchers) tell(why, who);
}

/** Calls back after a session ended; gives the way to stop. */
export function onSessionEnd(tell: (why: SessionEnd, who: User) => void): () => void {
  endWatchers.add(tell);
  return () => void endWatchers.delete(tell);
}

export function onSessionChange(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

/** The stored user, followed through logging in and out, in this tab and others. */
export const useSession = (): User | undefined =>
  useSyncExternalStore(onSessionChange, readSession, readSession);

function followOtherTabs(event: StorageEvent): void {
  if (event.storageArea !== window.localStorage || (event.key !== sessionKey && event.key !== null)) return;
  const next = stored();
  if (next?.user_id === current?.user_id) return change(next);
  if (current && readStored('session', sessionKey, user)?.user_id === current.user_id) return;
  if (current) endSession('elsewhere');
  if (next) change(next);
}
if (!import.meta.env.SSR) window.addEventListener('storage', followOtherTabs);
