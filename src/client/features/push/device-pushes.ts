/** Turns pushes to this device on and off, and keeps what the server knows of it true (product 2.32, 7.23). */
import { getPushKey, subscribe, unsubscribe } from '#contract/push.ts';
import { type User } from '#contract/sessions.ts';
import { call } from '#client/data/api.ts';
import { readSession } from '#client/data/session.ts';
import { isRemembered, loggedInSince } from '#client/data/session-storage.ts';
import { type Language } from '#client/language/languages.ts';
import { forgetTaken, readTaken, storeTaken } from '#push/device-record.ts';
import { described, subscribeBrowser } from '#push/subscribe-browser.ts';
import { type Phone } from './ways-to-tell.ts';

/** The app's worker, where it is installed and the browser would wake it. */
async function pushWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator))
    return undefined;
  return navigator.serviceWorker.getRegistration().catch(() => undefined);
}

export async function readPhone(wantsInstall: boolean): Promise<Phone> {
  const worker = await pushWorker();
  if (!worker) return { canPush: false, permission: 'default', wantsInstall };
  return { canPush: true, permission: Notification.permission, wantsInstall };
}

/** Whether this person's notices come to this device. */
export async function isTakenBy({ user_id }: User): Promise<boolean> {
  const worker = await pushWorker();
  const [taken, subscription] = await Promise.all([readTaken(), worker?.pushManager.getSubscription()]);
  return taken?.owner === user_id && subscription !== undefined && subscription !== null;
}

/** Tells the server of the browser's subscription; where that fails the device takes none. */
async function subscribeHere(worker: ServiceWorkerRegistration, user: User, lang: Language): Promise<void> {
  const { key } = await call(getPushKey, {});
  const subscription = await subscribeBrowser(worker, key);
  // They may have signed out meanwhile, and somebody else be here.
  if (readSession()?.token !== user.token) return;
  await call(subscribe, { body: described(subscription, lang) });
  const { endpoint } = subscription;
  await storeTaken({ owner: user.user_id, since: loggedInSince(), endpoint, lang, toldAt: Date.now() });
}

/** The browser asks its own question first. Rejects where it cannot subscribe or the server cannot be told. */
export async function takePushes(user: User, lang: Language): Promise<NotificationPermission> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission;
  try {
    await subscribeHere(await navigator.serviceWorker.ready, user, lang);
  } catch (failure) {
    await leavePushes();
    throw failure;
  }
  return permission;
}

/** The browser takes none from now on, also without a network; gives the address that the server may forget. */
export async function leavePushes(): Promise<string | undefined> {
  await forgetTaken();
  const subscription = await (await pushWorker())?.pushManager.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}

/** At the person's word. The server forgets by itself an address that nobody answers at. */
export async function refusePushes(): Promise<void> {
  const endpoint = await leavePushes();
  if (endpoint !== undefined) await call(unsubscribe, { body: { endpoint } }).catch(() => undefined);
}

/** The server may have lost it, or have other keys by now. */
const toldAgainMs = 7 * 24 * 3_600_000;

/** Tells the server what has changed: language, log-in, the browser's address. Of other people's pushes nothing stays. */
export async function renewPushes(user: User, lang: Language): Promise<void> {
  const worker = await pushWorker();
  if (!worker) return;
  const taken = await readTaken();
  if (taken?.owner !== user.user_id || !isRemembered()) return void (await leavePushes());
  if (Notification.permission !== 'granted') return;
  const subscription = await worker.pushManager.getSubscription();
  const isTrue =
    taken.endpoint === subscription?.endpoint &&
    taken.lang === lang &&
    taken.since === loggedInSince() &&
    Date.now() - taken.toldAt < toldAgainMs;
  if (!isTrue) await subscribeHere(worker, user, lang);
}
