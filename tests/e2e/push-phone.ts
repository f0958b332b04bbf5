/** A phone with push: the real worker and the real server, with only the browser vendor's push service simulated. */
import { type BrowserContext, type Page } from '@playwright/test';
import { type PushMessage } from '#contract/push.ts';
import { args, executablePath } from '../../scripts/browser.mjs';
import { type PushService, startPushService } from '../support/push-service.ts';
import { expect } from './fixtures.ts';
import { installed, test as base } from './phone.ts';

/** The browser's subscription at its vendor's service; it survives a reload, as in reality. */
async function doubleSubscribing(context: BrowserContext, service: PushService): Promise<void> {
  let held: { endpoint: string; keys: { p256dh: string; auth: string }; key: string } | null = null;
  await context.exposeFunction('pushServiceHolds', () => held);
  await context.exposeFunction('pushServiceTakes', (key: string) => {
    held = { ...service.subscribe(), key };
    return held;
  });
  await context.exposeFunction('pushServiceForgets', () => {
    if (held) service.forget(held.endpoint);
    held = null;
  });
  await context.addInitScript(() => {
    type Held = { endpoint: string; keys: object; key: string } | null;
    const { pushServiceHolds, pushServiceTakes, pushServiceForgets } = window as unknown as Record<
      string,
      (...input: unknown[]) => Promise<Held>
    >;
    const subscriptionOf = (held: Held) =>
      held && {
        endpoint: held.endpoint,
        options: {
          applicationServerKey: Uint8Array.from(
            atob(held.key.replaceAll('-', '+').replaceAll('_', '/')),
            (sign) => sign.charCodeAt(0),
          ).buffer,
        },
        toJSON: () => ({ endpoint: held.endpoint, keys: held.keys }),
        unsubscribe: async () => (await pushServiceForgets?.(), true),
      };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => subscriptionOf((await pushServiceHolds?.()) ?? null),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (Notification.permission !== 'granted') throw new DOMException('', 'NotAllowedError');
        return subscriptionOf((await pushServiceTakes?.(applicationServerKey)) ?? null);
      },
    });
  });
}

export const test = base.extend<{ pushes: PushService }>({
  // The headless shell shows no notifications.
  launchOptions: [{ args, ...(executablePath ? { executablePath } : {}) }, { scope: 'worker' }],
  notifications: 'asked',
  pushes: [
    async ({ context }, use) => {
      const service = await startPushService();
      await doubleSubscribing(context, service);
      await use(service);
      service.close();
    },
    { auto: true },
  ],
});

/** Grants permission, because headless browsers cannot show the prompt. */
export const allow = (page: Page): Promise<void> => page.context().grantPermissions(['notifications']);

/** Delivers a push like the push service, which wakes the worker. */
export async function deliver(page: Page, payload: string): Promise<void> {
  await installed(page);
  const browser = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const here = registrations.find(({ scopeURL }) => page.url().startsWith(scopeURL));
      if (here) resolve(here.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await known,
    data: payload,
  });
  await browser.detach();
}

/** The notifications shown, without what the system's tray adds. */
export const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const shown = await getNotifications.call(await navigator.serviceWorker.ready);
    return shown.map(({ title, body, tag, lang, data, ...rest }) => ({
      title,
      body,
      tag,
      lang,
      url: (data as { url?: string }).url,
      ...rest,
    }));
  });

/** Waits until exactly these are shown. */
export const showsBody = (page: Page, ...bodies: string[]): Promise<void> =>
  expect.poll(async () => (await shownOn(page)).map(({ body }) => body)).toEqual(bodies);

/** The parts of a worker that a tap needs; tests have no worker types. */
type WorkerScope = {
  readonly clients: {
    openWindow: (url: string) => Promise<null>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<unknown[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly NotificationEvent: new (type: string, what: object) => Event & { waitUntil?: unknown };
  readonly dispatchEvent: (event: Event) => boolean;
  setTimeout: (run: () => void, delayMs?: number) => number;
};

/** A tap on the notification, or on one of its buttons; returns the addresses that the worker opened in new windows. */
export async function tap(context: BrowserContext, action = ''): Promise<string[]> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker');
  return worker.evaluate(async (button) => {
    const scope = globalThis as unknown as WorkerScope;
    const opened: string[] = [];
    // The browser allows this only after a real tap.
    scope.clients.openWindow = (url) => {
      opened.push(url);
      return Promise.resolve(null);
    };
    // The worker gives an open page six seconds to answer, which a busy machine may need.
    const { setTimeout } = scope;
    scope.setTimeout = (run, delayMs = 0) => setTimeout(run, delayMs * 20);
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('nothing is shown');
    const waits: unknown[] = [];
    const event = new scope.NotificationEvent('notificationclick', { notification, action: button });
    event.waitUntil = (until: unknown) => waits.push(until);
    scope.dispatchEvent(event);
    await Promise.all(waits);
    scope.setTimeout = setTimeout;
    return opened;
  }, action);
}

/** Waits until the worker knows of no window of the app: a closed one remains for a moment. */
export async function hasNoWindow(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers();
  const windows = () =>
    worker?.evaluate(async () => {
      const { clients } = globalThis as unknown as WorkerScope;
      return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
    });
  await expect.poll(windows).toBe(0);
}

export const messageOf = (more: Partial<PushMessage> = {}): PushMessage => ({
  id: 1,
  kind: 'application_decided',
  title: 'Karngea',
  body: 'You have an answer to your application: “Baker”',
  url: '/notices',
  tag: 'application-1',
  lang: 'en',
  open: 'Open',
  later: 'Later',
  ...more,
});
