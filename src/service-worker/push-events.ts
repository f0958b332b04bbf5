/** Pushes on this device (product 7.23): shown, opened, and kept when the browser changes its subscription. */
import * as z from 'zod/mini';
import { getPushKey, subscribe } from '#contract/push.ts';
import { type PushEventMessage } from '#contract/worker-messages.ts';
import { readOutboxSession } from '#outbox/outbox-session.ts';
import { getSubscriptionRecord, storeSubscriptionRecord } from '#push/subscription-record.ts';
import { subscriptionKeys, subscribeBrowser } from '#push/subscribe-browser.ts';
import { isSuccess, sendCall } from '#transport/send-call.ts';
import { laterAction, notificationOf, pathOf } from './notification-of.ts';

declare const self: ServiceWorkerGlobalScope;

const openWindows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

const tell = (client: Client, news: PushEventMessage): void => client.postMessage(news);

/** Whether anybody is logged in on this device; where it cannot say, it is believed. */
const isSomebodyHere = async (): Promise<boolean> => {
  try {
    return (await readOutboxSession()) !== undefined;
  } catch {
    return true;
  }
};

/** Browsers insist on a notification for every push, whatever it holds. */
async function show(payload: string | undefined): Promise<void> {
  const isTheirs = await isSomebodyHere();
  const { title, options } = notificationOf(isTheirs ? payload : undefined);
  await self.registration.showNotification(title, options);
  await self.navigator.setAppBadge?.().catch(() => undefined);
  for (const client of await openWindows()) tell(client, { type: 'push:arrived' });
  // It was for somebody who signed out without a network.
  if (!isTheirs) await (await self.registration.pushManager.getSubscription())?.unsubscribe();
}

/** A page that is only starting hears nothing yet, and a busy one answers late: it is asked again for so long. */
const answeredWithinMs = 6_000;
const askedAgainMs = 500;

/** Whether a page of the app goes to the address by itself, so that nothing typed in it is lost. */
const isOpenedBy = (client: WindowClient, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const tap = crypto.randomUUID();
    const ask = (): void => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => end(true);
      client.postMessage({ type: 'push:open', path, tap } satisfies PushEventMessage, [port2]);
    };
    const asking = setInterval(ask, askedAgainMs);
    const waiting = setTimeout(() => end(false), answeredWithinMs);
    const end = (isOpened: boolean): void => {
      clearInterval(asking);
      clearTimeout(waiting);
      resolve(isOpened);
    };
    ask();
  });

/** In the window that was looked at last, else in a new one. */
async function open(path: string): Promise<void> {
  const windows = await openWindows();
  const [client] = [...windows].sort((one, other) => Number(other.focused) - Number(one.focused));
  // First, while the tap still allows it; one that may not come to the front goes there all the same.
  const focused = await client?.focus().catch(() => client);
  if (focused && (await isOpenedBy(focused, path))) return;
  await self.clients.openWindow(path);
}

/** The browser gave this device another address, or took it away: the server is told, in the person's name. */
async function renew(): Promise<void> {
  const [taken, session] = await Promise.all([getSubscriptionRecord(), readOutboxSession()]);
  if (!taken || session?.user_id !== taken.owner) return;
  const asked = await sendCall(getPushKey, {}, {});
  const known = asked.kind === 'answered' ? z.safeParse(getPushKey.reply, asked.body) : undefined;
  // What cannot be told now is told when the app starts.
  if (!known?.success) return;
  const subscription = await subscribeBrowser(self.registration, known.data.key);
  const body = { ...subscriptionKeys(subscription), lang: taken.lang };
  const answer = await sendCall(subscribe, { body }, { token: session.token });
  if (answer.kind === 'answered' && isSuccess(answer.status))
    await storeSubscriptionRecord({ ...taken, endpoint: subscription.endpoint, toldAt: Date.now() });
}

/** To be called while the worker is first evaluated. */
export function startPushes(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())));
  self.addEventListener('notificationclick', (event) => {
    const { notification, action } = event;
    notification.close();
    // What is left for later stays in the list of notices.
    if (action === laterAction) return;
    event.waitUntil(open(pathOf((notification.data as { url?: unknown } | null)?.url)));
  });
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew()));
}
