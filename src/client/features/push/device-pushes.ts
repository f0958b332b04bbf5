/** Turns pushes to this device on and off, and keeps the server's copy of the subscription current (product 2.32, 7.23). */
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
import { browserDevice, type PushDevice } from './push-device.ts';
import { type DeviceSupport } from './push-rules.ts';

const pushDevice = async (): Promise<PushDevice> =>
  isInNativeShell() ? (await import('./native-device.ts')).nativeDevice : browserDevice;

export async function readDevice(needsInstall: boolean): Promise<DeviceSupport> {
  const device = await pushDevice();
  if (!(await device.canPush())) return { canPush: false, permission: 'default', needsInstall };
  return { canPush: true, permission: await device.permission(), needsInstall };
}

/** Whether this user's pushes come to this device. */
export async function isSubscribed({ user_id }: User): Promise<boolean> {
  const device = await pushDevice();
  const [record, endpoint] = await Promise.all([getSubscriptionRecord(), device.endpoint()]);
  return record?.owner === user_id && endpoint !== undefined;
}

/** Subscribes the device and sends the subscription to the server. */
async function subscribeDevice(device: PushDevice, user: User, lang: Language): Promise<void> {
  const { key } = await call(getPushKey, {});
  const subscription = await device.subscribe(key);
  // The user may have signed out meanwhile.
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

/** Shows the device's permission prompt first. Rejects if the device or the server refuses the subscription. */
export async function turnOnPushes(user: User, lang: Language): Promise<NotificationPermission> {
  const device = await pushDevice();
  const permission = await device.ask();
  if (permission !== 'granted') return permission;
  try {
    await subscribeDevice(device, user, lang);
  } catch (failure) {
    await unsubscribeDevice();
    throw failure;
  }
  return permission;
}

/** Works offline. Returns the endpoint, which the server can delete. */
export async function unsubscribeDevice(): Promise<string | undefined> {
  await deleteSubscriptionRecord();
  const device = await pushDevice();
  const endpoint = await device.endpoint();
  await device.unsubscribe();
  return endpoint;
}

/** If the call fails, the server deletes the dead endpoint at its next push. */
export async function turnOffPushes(): Promise<void> {
  const endpoint = await unsubscribeDevice();
  if (endpoint !== undefined) await call(unsubscribe, { body: { endpoint } }).catch(() => undefined);
}

/** Renewed after a week anyway, in case the server lost the subscription or changed its keys. */
const renewAfterMs = 7 * 24 * 3_600_000;

/** Sends a changed language, log-in or endpoint to the server. Ends another user's subscription. */
export async function renewPushes(user: User, lang: Language): Promise<void> {
  const device = await pushDevice();
  if (!(await device.canPush())) return;
  const record = await getSubscriptionRecord();
  if (record?.owner !== user.user_id || !isRemembered()) return void (await unsubscribeDevice());
  if ((await device.permission()) !== 'granted') return;
  const isCurrent =
    record.endpoint === (await device.endpoint()) &&
    record.lang === lang &&
    record.since === loggedInSince() &&
    Date.now() - record.toldAt < renewAfterMs;
  if (!isCurrent) await subscribeDevice(device, user, lang);
}
