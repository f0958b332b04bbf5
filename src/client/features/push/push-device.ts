/** What takes pushes on this device: the browser, or in the Android app the phone (product 7.23). Tells no server. */
import { described, type DeviceSubscription, subscribeBrowser } from '#push/subscribe-browser.ts';

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

/** The app's worker, where it is installed and the browser would wake it. */
async function pushWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator))
    return undefined;
  return navigator.serviceWorker.getRegistration().catch(() => undefined);
}

const subscription = async (): Promise<PushSubscription | null | undefined> =>
  (await pushWorker())?.pushManager.getSubscription();

/** Pushes that the browser takes, and the app's worker shows. */
export const browserDevice: PushDevice = {
  canPush: async () => (await pushWorker()) !== undefined,
  permission: () => Promise.resolve(Notification.permission),
  ask: () => Notification.requestPermission(),
  endpoint: async () => (await subscription())?.endpoint,
  subscribe: async (key) => described(await subscribeBrowser(await navigator.serviceWorker.ready, key)),
  unsubscribe: async () => void (await (await subscription())?.unsubscribe()),
};
