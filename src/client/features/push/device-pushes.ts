/** Turns pushes to this device on and off, and keeps what the server knows of it true (product 2.32, 7.23). */
import { getPushKey, subscribe, unsubscribe } from '#contract/push.ts';
import { type User } from '#contract/sessions.ts';
import { call } from '#client/data/api.ts';
import { isInNativeShell } from '#client/data/native-detection.ts';
import { readSession } from '#client/data/session.ts';
import { isRemembered, loggedInSince } from '#client/data/session-storage.ts';
import { type Language } from '#client/language/languages.ts';
import {
  deleteSubscriptionRecord,
  getSubscriptionRecord,
  storeSubscriptionRecord,
} from '#push/subscription-record.ts';
import { subscriptionKeys, subscribeBrowser } from '#push/subscribe-browser.ts';
import { type PushDevice } from './push-device.ts';
import { type Phone } from './ways-to-tell.ts';

/** The app's worker, where it is installed and the browser would wake it. */
async function pushWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator))
    return undefined;
  return navigator.serviceWorker.getRegistration().catch(() => undefined);
}

const subscription = async (): Promise<PushSubscription | null | undefined> =>
  (await pushWorker())?.pushManager.getSubscription();

/** Pushes that the browser takes, and the app's worker shows. */
const browserDevice: PushDevice = {
  canPush: async () => (await pushWorker()) !== undefined,
  permission: () => Promise.resolve(Notification.permission),
  ask: () => Notification.requestPermission(),
  endpoint: async () => (await subscription())?.endpoint,
  subscribe: async (key) =>
    subscriptionKeys(await subscribeBrowser(await navigator.serviceWorker.ready, key)),
  unsubscribe: async () => void (await (await subscription())?.unsubscribe()),
};

const pushDevice = async (): Promise<PushDevice> =>
  isInNativeShell() ? (await import('./native-device.ts')).nativeDevice : browserDevice;

export async function readPhone(wantsInstall: boolean): Promise<Phone> {
  const device = await pushDevice();
  if (!(await device.canPush())) return { canPush: false, permission: 'default', wantsInstall };
  return { canPush: true, permission: await device.permission(), wantsInstall };
}

/** Whether this person's notices come to this device. */
export async function isTakenBy({ user_id }: User): Promise<boolean> {
  const device = await pushDevice();
  const [taken, endpoint] = await Promise.all([getSubscriptionRecord(), device.endpoint()]);
  return taken?.owner === user_id && endpoint !== undefined;
}

/** Tells the server of the device's subscription; where that fails the device takes none. */
async function subscribeHere(device: PushDevice, user: User, lang: Language): Promise<void> {
  const { key } = await call(getPushKey, {});
  const subscription = await device.subscribe(key);
  // They may have signed out meanwhile, and somebody else be here.
  if (readSession()?.token !== user.token) return;
  await call(subscribe, { body: { ...subscription, lang } });
  const { endpoint } = subscription;
  await storeSubscriptionRecord({
    owner: user.user_id,
    since: loggedInSince(),
    endpoint,
    lang,
    toldAt: Date.now(),
  });
}

/** The device asks its own question first. Rejects where it cannot subscribe or the server cannot be told. */
export async function takePushes(user: User, lang: Language): Promise<NotificationPermission> {
  const device = await pushDevice();
  const permission = await device.ask();
  if (permission !== 'granted') return permission;
  try {
    await subscribeHere(device, user, lang);
  } catch (failure) {
    await leavePushes();
    throw failure;
  }
  return permission;
}

/** The device takes none from now on, also without a network; gives the address that the server may forget. */
export async function leavePushes(): Promise<string | undefined> {
  await deleteSubscriptionRecord();
  const device = await pushDevice();
  const endpoint = await device.endpoint();
  await device.unsubscribe();
  return endpoint;
}

/** At the person's word. The server forgets by itself an address that nobody answers at. */
export async function refusePushes(): Promise<void> {
  const endpoint = await leavePushes();
  if (endpoint !== undefined) await call(unsubscribe, { body: { endpoint } }).catch(() => undefined);
}

/** The server may have lost it, or have other keys by now. */
const toldAgainMs = 7 * 24 * 3_600_000;

/** Tells the server what has changed: language, log-in, the device's address. Of other people's pushes nothing stays. */
export async function renewPushes(user: User, lang: Language): Promise<void> {
  const device = await pushDevice();
  if (!(await device.canPush())) return;
  const taken = await getSubscriptionRecord();
  if (taken?.owner !== user.user_id || !isRemembered()) return void (await leavePushes());
  if ((await device.permission()) !== 'granted') return;
  const isTrue =
    taken.endpoint === (await device.endpoint()) &&
    taken.lang === lang &&
    taken.since === loggedInSince() &&
    Date.now() - taken.toldAt < toldAgainMs;
  if (!isTrue) await subscribeHere(device, user, lang);
}
