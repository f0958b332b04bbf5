/** What takes pushes on this device: the browser, or in the Android app the phone (product 7.23). Tells no server. */
import { type DeviceSubscription } from '#push/subscribe-browser.ts';

export type PushDevice = {
  readonly canPush: () => Promise<boolean>;
  readonly permission: () => Promise<NotificationPermission>;
  /** Asks the person, where that is still to be done. */
  readonly ask: () => Promise<NotificationPermission>;
  /** Where the server sends to; undefined where the device takes none. */
  readonly endpoint: () => Promise<string | undefined>;
  /** With the public key of the site. Rejects where it cannot be done. */
  readonly subscribe: (key: string) => Promise<DeviceSubscription>;
  /** Also without a network. */
  readonly unsubscribe: () => Promise<void>;
};
