/** The browser's own subscription to pushes: for pages and for the worker. Tells no server. */
import * as z from 'zod/mini';
import { type NewSubscription } from '#contract/push.ts';

/** Without the language, which the device is told of by the app. */
export type DeviceSubscription = Omit<NewSubscription, 'lang'>;

const inBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The subscription that is there, unless it was made with another key of the site; else a new one. */
export async function subscribeBrowser(
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<PushSubscription> {
  const there = await pushManager.getSubscription();
  const { applicationServerKey: itsKey } = there?.options ?? {};
  if (there && itsKey && inBase64Url(itsKey) === key) return there;
  await there?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

const shape = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

/** What the server is told of it. */
export const described = (subscription: PushSubscription): DeviceSubscription =>
  z.parse(shape, subscription.toJSON());
