/**
 * The interface to the device's push service, and its browser implementation (product 7.23); `native-device.ts` is the
 * Android app's. Only `device-pushes.ts` uses it. Calls no server.
 */
import { subscriptionKeys, type DeviceSubscription, subscribeBrowser } from '#push/subscribe-browser.ts';

export type PushDevice = {
  readonly canPush: () => Promise<boolean>;
  readonly permission: () => Promise<NotificationPermission>;
  /** Prompts the user unless they have decided already. */
  readonly ask: () => Promise<NotificationPermission>;
  /** The address the server sends to; undefined without a subscription. */
  readonly endpoint: () => Promise<string | undefined>;
  /** `key` is the site's public key. Rejects if the device can't subscribe. */
  readonly subscribe: (key: string) => Promise<DeviceSubscription>;
  /** Works offline. */
  readonly unsubscribe: () => Promise<void>;
};

/** The service worker; undefined if it is not registered or the browser has no pushes. */
async function pushWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator))
    return undefined;
  return navigator.serviceWorker.getRegistration().catch(() => undefined);
}

const subscription = async (): Promise<PushSubscription | null | undefined> =>
  (await pushWorker())?.pushManager.getSubscription();

export const browserDevice: PushDevice = {
  canPush: async () => (await pushWorker()) !== undefined,
  permission: () => Promise.resolve(Notification.permission),
  ask: () => Notification.requestPermission(),
  endpoint: async () => (await subscription())?.endpoint,
  subscribe: async (key) =>
    subscriptionKeys(await subscribeBrowser(await navigator.serviceWorker.ready, key)),
  unsubscribe: async () => void (await (await subscription())?.unsubscribe()),
};
