/** Who is logged in on this device (product 3.1, 4.1, 4.3): reads, starts and ends the session, also for other tabs. */
import { create } from 'zustand';
import { type User } from '#contract/sessions.ts';
import { clearStored, storedKeys, writeStored } from './device-storage.ts';
import { installKey } from './install-eligibility.ts';
import {
  clearAll,
  loggedInSince,
  removeToken,
  isRemembered,
  readUser,
  readUserIn,
  revokingKey,
  storeRenewed,
  storeUser,
  userKey,
} from './session-storage.ts';

/** What a user looks for (product 2.55). Existing devices have it under this name. */
export const preferencesKey = 'wishes';

/** Signing out clears both storages except these keys, which belong to the device. */
const deviceKeys = [
  'lang',
  'theme',
  'operatorKeys',
  'shares',
  'passkeyAsked',
  'dataSaver',
  installKey,
  revokingKey,
];

/**
 * Why a session ended: 'signed-out' by the user, 'deleted' with the account, 'elsewhere' in another tab, 'dead' because the
 * server rejected the token, 'suspended' with the account.
 */
export type SessionEnd = 'signed-out' | 'deleted' | 'elsewhere' | 'dead' | 'suspended';

/** The user ended it on this device: all their data is deleted. */
export const isEndedByUser = (why: SessionEnd): boolean => why === 'signed-out' || why === 'deleted';

/** The server ended it: drafts stay for the user's next log-in. */
export const isEndedByServer = (why: SessionEnd): boolean => why === 'dead' || why === 'suspended';

type State = {
  readonly user: User | undefined;
  /** The last end of a session in this tab. */
  readonly end?: { readonly why: SessionEnd; readonly who: User };
  /** How many calls the server refused because an operator has to replace the first password (product 7.2). */
  readonly passwordRefusals: number;
};
const useSessionState = create<State>(() => ({ user: readUser(), passwordRefusals: 0 }));
const { getState, setState, subscribe } = useSessionState;

export const readSession = (): User | undefined => getState().user;

/** Stores the user: permanently if `remember`, else until the tab closes. `isShared`: the device isn't theirs. */
export function signIn(user: User, remember: boolean, isShared?: boolean): void {
  storeUser(user, remember, isShared);
  setState({ user, passwordRefusals: 0 });
}

/** Stores the current user permanently, with the token that replaces the session's. Drafts move along. */
export function rememberUser(user: User): void {
  storeUser(user, true, false, loggedInSince());
  setState({ user, passwordRefusals: 0 });
}

/** Replaces the token and leaves other stored data unchanged. */
export function renewToken(token: string): void {
  const who = readSession();
  if (!who) return;
  const user = { ...who, token };
  storeRenewed(user);
  setState({ user, passwordRefusals: 0 });
}

/** The server refuses everything until the operator has chosen a password. */
export const requireNewPassword = (): void =>
  setState(({ passwordRefusals }) => ({ passwordRefusals: passwordRefusals + 1 }));

export const useNeedsNewPassword = (): boolean =>
  useSessionState(({ passwordRefusals }) => passwordRefusals > 0);

/** Calls back each time. */
export const onNewPasswordNeeded = (listener: () => void): (() => void) =>
  subscribe(({ passwordRefusals }, before) => {
    if (passwordRefusals > before.passwordRefusals) listener();
  });

function clearUsersData(): void {
  const wasAsked = storedKeys('local').includes(preferencesKey);
  clearAll(deviceKeys);
  // Empty: the card with these questions stays closed.
  if (wasAsked) writeStored('local', preferencesKey, {});
}

let isBeingDeleted = false;

/** Other calls of the session may be refused before the call that deletes the account is answered. */
export async function whileDeletingAccount<T>(deleting: Promise<T>): Promise<T> {
  isBeingDeleted = true;
  try {
    return await deleting;
  } finally {
    isBeingDeleted = false;
  }
}

/** Ends the session, deletes what may not stay, and calls the subscribers. */
export function endSession(reported: SessionEnd): void {
  const who = readSession();
  if (!who) return;
  const why = reported === 'dead' && isBeingDeleted ? 'deleted' : reported;
  if (isEndedByServer(why)) removeToken(who);
  else if (isEndedByUser(why)) clearUsersData();
  // Local storage may already have another user's session.
  else clearStored('session', deviceKeys);
  setState({ user: undefined, end: { why, who }, passwordRefusals: 0 });
}

/** Calls back after a session ended. Returns a function that unsubscribes. */
export const onSessionEnd = (listener: (why: SessionEnd, who: User) => void): (() => void) =>
  subscribe(({ end }, before) => {
    if (end && end !== before.end) listener(end.why, end.who);
  });

/** Why the last session in this tab ended, if one did. */
export const useLastEnd = (): SessionEnd | undefined => useSessionState(({ end }) => end?.why);

export const onSessionChange = (listener: () => void): (() => void) => subscribe(listener);

export const useSession = (): User | undefined => useSessionState((state) => state.user);

/** Applies log-ins and sign-outs of other tabs. Call it once when the app starts. */
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
