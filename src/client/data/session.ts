/** The logged-in person on this device (product 3.1, 4.1, 4.3): stored, read, dropped. Knows no screens and no calls. */
import { create } from 'zustand';
import { type User } from '#contract/sessions.ts';
import { clearStored } from './device-storage.ts';
import { askingKey } from './install-eligibility.ts';
import {
  clearAll,
  dropUser,
  isRemembered,
  readUser,
  readUserIn,
  revokingKey,
  storeRenewed,
  storeUser,
  userKey,
} from './session-storage.ts';

/** Signing out clears both storages; these choices are the device's, not the person's. */
const deviceKeys = [
  'lang',
  'theme',
  'wishes',
  'operatorKeys',
  'shares',
  'passkeyAsked',
  'dataSaver',
  askingKey,
  revokingKey,
];

/** Why a session ended: by the person, with the account, by another tab, because the server no longer knows the token, or as the account is suspended. */
export type SessionEnd = 'signed-out' | 'deleted' | 'elsewhere' | 'dead' | 'suspended';

/** The person ended it on this device: nothing of them stays. */
export const isOwnEnd = (why: SessionEnd): boolean => why === 'signed-out' || why === 'deleted';

/** The server ended it: what the person typed stays for when they are back. */
export const keepsDrafts = (why: SessionEnd): boolean => why === 'dead' || why === 'suspended';

type State = {
  readonly user: User | undefined;
  /** The last end of a session in this tab. */
  readonly end?: { readonly why: SessionEnd; readonly who: User };
};
const useSessionState = create<State>(() => ({ user: readUser() }));
const { getState, setState, subscribe } = useSessionState;

export const readSession = (): User | undefined => getState().user;

/** Stores a user: over visits if asked to remember, else until the tab closes, on a borrowed phone or their own. */
export function signIn(who: User, remember: boolean, borrowed?: boolean): void {
  storeUser(who, remember, borrowed);
  setState({ user: who });
}

/** The person goes on with another token; what else is stored stays. */
export function renewToken(token: string): void {
  const who = readSession();
  if (!who) return;
  const user = { ...who, token };
  storeRenewed(user);
  setState({ user });
}

/** Clears both storages and tells who watches; only the device's own choices stay. */
export function endSession(why: SessionEnd): void {
  const who = readSession();
  if (!who) return;
  if (keepsDrafts(why)) dropUser(who);
  else if (isOwnEnd(why)) clearAll(deviceKeys);
  // What lies in local storage then is the other tab's: perhaps the next person's session.
  else clearStored('session', deviceKeys);
  setState({ user: undefined, end: { why, who } });
}

/** Calls back after a session ended; gives the way to stop. */
export const onSessionEnd = (tell: (why: SessionEnd, who: User) => void): (() => void) =>
  subscribe(({ end }, before) => {
    if (end && end !== before.end) tell(end.why, end.who);
  });

/** Why the last session in this tab ended, if one did. */
export const useLastEnd = (): SessionEnd | undefined => useSessionState(({ end }) => end?.why);

export const onSessionChange = (tell: () => void): (() => void) => subscribe(tell);

/** The stored user, followed through logging in and out, in this tab and others. */
export const useSession = (): User | undefined => useSessionState((state) => state.user);

/** Follows the person through other tabs. Called once, at the start of the app. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ storageArea, key }) => {
    if (storageArea !== window.localStorage || (key !== userKey && key !== null)) return;
    const current = readSession();
    if (current && !isRemembered() && readUserIn('session')?.user_id === current.user_id) return;
    const next = readUser();
    if (next?.user_id === current?.user_id) return setState({ user: next });
    if (current) endSession('elsewhere');
    if (next) setState({ user: next });
  });
}
