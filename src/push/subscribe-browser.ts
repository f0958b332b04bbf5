/** Creates the browser's push subscription, for pages and the service worker. Sends nothing to the server. */
import * as z from 'zod/mini';
import { type NewSubscription } from '#contract/push.ts';

/** The language is added by the app. */
export type DeviceSubscription = Omit<NewSubscription, 'lang'>;

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Returns the existing subscription, or a new one if there is none or the server's key has changed. */
export async function subscribeBrowser(
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription> {
  const existing = await pushManager.getSubscription();
  const { applicationServerKey } = existing?.options ?? {};
  if (existing && applicationServerKey && toBase64Url(applicationServerKey) === key) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

const shape = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

/** The endpoint and keys that the server needs. */
export const subscriptionKeys = (subscription: PushSubscription): DeviceSubscription =>
  z.parse(shape, subscription.toJSON());
