/** How this person can be told on this phone, and whether they are asked (product 2.32). Knows no browser and no looks. */

/** What the phone says of itself. */
export type Phone = {
  /** The browser takes pushes and the app's worker is there. */
  readonly canPush: boolean;
  readonly permission: NotificationPermission;
  /** An iPhone's browser, which takes pushes only for apps that are installed. */
  readonly wantsInstall: boolean;
};

/** Why nothing can come to this phone, or whether something does. */
export type PhoneState = 'on' | 'off' | 'blocked' | 'install' | 'none';

export function stateOf({ canPush, permission, wantsInstall }: Phone, isTaken: boolean): PhoneState {
  if (!canPush) return wantsInstall ? 'install' : 'none';
  if (permission === 'denied') return 'blocked';
  return isTaken && permission === 'granted' ? 'on' : 'off';
}

/** What the question offers. */
export type Way = 'push' | 'install' | 'telegram';

type Circumstances = {
  readonly state: PhoneState;
  /** False on a phone that is not the person's own. */
  readonly isRemembered: boolean;
  readonly wasAsked: boolean;
  /** There is a bot, and the person has not linked it. */
  readonly canLink: boolean;
};

/** Undefined where nothing is asked. */
export function wayToAsk({ state, isRemembered, wasAsked, canLink }: Circumstances): Way | undefined {
  if (!isRemembered || wasAsked) return undefined;
  if (state === 'off') return 'push';
  if (state === 'install') return 'install';
  return state === 'none' && canLink ? 'telegram' : undefined;
}
