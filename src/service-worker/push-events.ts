/** Push notifications (product 7.23): shows them, opens their pages and renews the subscription. */
import * as z from 'zod/mini';
import { getPushKey, subscribe } from '#contract/push.ts';
import { type PushEventMessage } from '#contract/worker-messages.ts';
import { readOutboxSession } from '#outbox/outbox-session.ts';
import { getSubscriptionRecord, storeSubscriptionRecord } from '#push/subscription-record.ts';
import { subscriptionKeys, subscribeBrowser } from '#push/subscribe-browser.ts';
import { isSuccess, sendCall } from '#transport/send-call.ts';
import { laterAction, notificationOf, pathOf } from './push-notification.ts';

declare const self: ServiceWorkerGlobalScope;

const openWindows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

const notifyPage = (client: Client, news: PushEventMessage): void => client.postMessage(news);

/** Whether someone is logged in on this device; true if the storage can't be read. */
const isLoggedIn = async (): Promise<boolean> => {
  try {
    return (await readOutboxSession()) !== undefined;
  } catch {
    return true;
  }
};

/** Browsers require a notification for every push. */
async function show(payload: string | undefined): Promise<void> {
  const hasUser = await isLoggedIn();
  const { title, options } = notificationOf(hasUser ? payload : undefined);
  await self.registration.showNotification(title, options);
  await self.navigator.setAppBadge?.().catch(() => undefined);
  for (const client of await openWindows()) notifyPage(client, { type: 'push:arrived' });
  // The push was for a user who signed out without a network.
  if (!hasUser) await (await self.registration.pushManager.getSubscription())?.unsubscribe();
}

/** A page that is starting or busy may miss the message or answer late, so it is sent repeatedly. */
const openTimeoutMs = 6_000;
const openRetryMs = 500;

/** Asks an open page to navigate by itself, so that typed text isn't lost. Resolves with whether it answered. */
const openInPage = (client: WindowClient, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const tap = crypto.randomUUID();
    const send = (): void => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => finish(true);
      client.postMessage({ type: 'push:open', path, tap } satisfies PushEventMessage, [port2]);
    };
    const interval = setInterval(send, openRetryMs);
    const timeout = setTimeout(() => finish(false), openTimeoutMs);
    const finish = (isOpened: boolean): void => {
      clearInterval(interval);
      clearTimeout(timeout);
      resolve(isOpened);
    };
    send();
  });

/** Opens a path in the focused window, else in another one, else in a new one. */
async function open(path: string): Promise<void> {
  const windows = await openWindows();
  const [client] = [...windows].sort((one, other) => Number(other.focused) - Number(one.focused));
  // First, while the tap allows it. A window that can't be focused navigates anyway.
  const focused = await client?.focus().catch(() => client);
  if (focused && (await openInPage(focused, path))) return;
  await self.clients.openWindow(path);
}

/** Sends the changed subscription to the server with the user's token. */
async function renew(): Promise<void> {
  const [taken, session] = await Promise.all([getSubscriptionRecord(), readOutboxSession()]);
  if (!taken || session?.user_id !== taken.owner) return;
  const keyAnswer = await sendCall(getPushKey, {}, {});
  const keyReply = keyAnswer.kind === 'answered' ? z.safeParse(getPushKey.reply, keyAnswer.body) : undefined;
  // The app tries again when it starts.
  if (!keyReply?.success) return;
  const subscription = await subscribeBrowser(self.registration, keyReply.data.key);
  const body = { ...subscriptionKeys(subscription), lang: taken.lang };
  const answer = await sendCall(subscribe, { body }, { token: session.token });
  if (answer.kind === 'answered' && isSuccess(answer.status) && answer.hasRequestId)
    await storeSubscriptionRecord({ ...taken, endpoint: subscription.endpoint, toldAt: Date.now() });
}

export function addPushListeners(): void {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())));
  self.addEventListener('notificationclick', (event) => {
    const { notification, action } = event;
    notification.close();
    // The notice stays in the list of notices.
    if (action === laterAction) return;
    event.waitUntil(open(pathOf((notification.data as { url?: unknown } | null)?.url)));
  });
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew()));
}
