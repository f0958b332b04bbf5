/** Pushes that the browser takes, and the app's worker shows. */
import { described, subscribeBrowser } from '#push/subscribe-browser.ts';
import { type PushDevice } from './push-device.ts';

/** The app's worker, where it is installed and the browser would wake it. */
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
  subscribe: async (key) => described(await subscribeBrowser(await navigator.serviceWorker.ready, key)),
  unsubscribe: async () => void (await (await subscription())?.unsubscribe()),
};
