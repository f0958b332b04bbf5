/** Whether pushes reach this device, and what to offer if not (product 2.32). No browser access, no UI. */

/** What the device says about itself. */
export type DeviceSupport = {
  /** The browser supports pushes and the service worker is registered. */
  readonly canPush: boolean;
  readonly permission: NotificationPermission;
  /** On iPhones only installed apps receive pushes. */
  readonly needsInstall: boolean;
};

/** Whether pushes are on or off here, or why they can't be turned on. */
export type PushState = 'on' | 'off' | 'blocked' | 'install' | 'none';

export function pushStateOf(
  { canPush, permission, needsInstall }: DeviceSupport,
  isSubscribed: boolean,
): PushState {
  if (!canPush) return needsInstall ? 'install' : 'none';
  if (permission === 'denied') return 'blocked';
  return isSubscribed && permission === 'granted' ? 'on' : 'off';
}

/** What the push question offers. */
export type Offer = 'push' | 'install' | 'telegram';

type Circumstances = {
  readonly state: PushState;
  /** False on a shared device. */
  readonly isRemembered: boolean;
  readonly wasAsked: boolean;
  /** The site has a bot, and the user has not linked it. */
  readonly canLink: boolean;
};

/** Undefined if the user is not asked. */
export function chooseOffer({ state, isRemembered, wasAsked, canLink }: Circumstances): Offer | undefined {
  if (!isRemembered || wasAsked) return undefined;
  if (state === 'off') return 'push';
  if (state === 'install') return 'install';
  return state === 'none' && canLink ? 'telegram' : undefined;
}
