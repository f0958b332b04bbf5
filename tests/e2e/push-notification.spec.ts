/** Pushes in the real service worker (product 7.23): what the phone shows, and where a tap leads. */
import { type Page } from '@playwright/test';
import { waitForStored } from './device.ts';
import { expect } from './fixtures.ts';
import { comeAsSeeker } from './people.ts';
import { loseNetwork, openInstalled, signOut } from './phone.ts';
import { deliver, hasNoWindow, messageOf, showsBody, shownOn, tap, test } from './push-phone.ts';

test.beforeEach(({ context }) => context.grantPermissions(['notifications']));

const { body } = messageOf();

test('an open app shows one notification for each application, and a tap leads to its page', async ({
  page,
  context,
}) => {
  await comeAsSeeker(page);
  await openInstalled(page);
  await test.step('a newer one replaces the older, in its own language', async () => {
    const khmer = { lang: 'km', open: 'បើក', later: 'ពេលក្រោយ' } as const;
    const khmerBody = 'មានចម្លើយចំពោះពាក្យសុំរបស់អ្នក៖ «Baker»';
    await deliver(page, JSON.stringify(messageOf({ body: 'ចាស់', ...khmer })));
    await showsBody(page, 'ចាស់');
    await deliver(page, JSON.stringify(messageOf({ body: khmerBody, url: '/application/7', ...khmer })));
    await showsBody(page, khmerBody);
    expect(await shownOn(page)).toMatchObject([
      { title: 'Karngea', tag: 'application-1', lang: 'km', url: '/application/7' },
    ]);
  });
  await test.step('Later closes it and opens nothing', async () => {
    expect(await tap(context, 'later')).toEqual([]);
    await showsBody(page);
    await expect(page).toHaveURL(/\/about$/);
  });
  await test.step('a push that cannot be read leads to the notices', async () => {
    await deliver(page, 'no json');
    await showsBody(page, '');
    expect(await shownOn(page)).toMatchObject([{ title: 'Karngea' }]);
    expect(await tap(context)).toEqual([]);
    await expect(page).toHaveURL(/\/notices$/);
  });
  await test.step('a tap navigates without a reload, and input in another page stays', async () => {
    await page.goto('/contact');
    const text = page.getByRole('textbox', { name: 'Message' });
    await text.fill('Halfway written');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await deliver(page, JSON.stringify(messageOf()));
    await showsBody(page, body);
    // The draft of the message is written a moment after the last key.
    await expect(text).toHaveValue('Halfway written');
    expect(await tap(context, 'open')).toEqual([]);
    await expect(page).toHaveURL(/\/notices$/);
    await showsBody(page);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    // `page.goBack` sometimes waits forever for a navigation within a document.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/contact$/);
    await expect(text).toHaveValue('Halfway written');
  });
});

/** Delays the app's listener for the worker's messages until `window.listen()` is called, and counts the messages. */
const listenLate = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const addListener = serviceWorker.addEventListener.bind(serviceWorker);
    const messages: string[] = [];
    let listen = (): void => undefined;
    const listens = new Promise<void>((resolve) => (listen = resolve));
    addListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
      if (data?.type === 'push:open') messages.push(data.type);
    });
    serviceWorker.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) =>
      void (type === 'message' ? listens : Promise.resolve()).then(() => addListener(type, listener));
    Object.assign(window, { listen, messages });
  });

/** Records the badge numbers on the app's icon. */
const recordBadges = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const badges: (number | undefined)[] = [];
    Object.assign(window, { badges });
    navigator.setAppBadge = (count) => Promise.resolve(void badges.push(count));
    navigator.clearAppBadge = () => Promise.resolve(void badges.push(0));
  });

test(
  'a tap reaches an app that is starting or closed; after signing out a push names no one',
  { tag: '@nightly' },
  async ({ page, context, gate }) => {
    const { user_id } = await comeAsSeeker(page);
    await test.step('the worker repeats the message until a starting app listens, and it navigates once', async () => {
      await listenLate(page);
      await openInstalled(page);
      await deliver(page, JSON.stringify(messageOf()));
      await showsBody(page, body);
      const opened = tap(context);
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { messages: string[] }).messages.length))
        .toBeGreaterThan(1);
      await page.evaluate(() => (window as unknown as { listen: () => void }).listen());
      expect(await opened).toEqual([]);
      await expect(page).toHaveURL(/\/notices$/);
      await page.goBack();
      await expect(page).toHaveURL(/\/about$/);
      await page.close();
    });

    const tab = await context.newPage();
    await recordBadges(tab);
    const badge = () => tab.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1));
    const main = tab.getByRole('main').filter({ visible: true });
    const countUnread = (unread: number) =>
      tab.route('**/api/notice/count', (route) => route.fulfill({ json: { unread } }));
    await test.step('a push updates the number on the icon', async () => {
      await countUnread(3);
      await openInstalled(tab, '/notices');
      await expect(main).toContainText('No notifications yet');
      await expect.poll(badge).toBe(3);
      await countUnread(4);
      await deliver(tab, JSON.stringify(messageOf()));
      await showsBody(tab, body);
      await expect.poll(badge).toBe(4);
    });
    await test.step('a closed app opens at the page, also while offline', async () => {
      await waitForStored(tab, `["notices",${user_id},"pages"]`);
      // A page of another site is no window of the app, so the worker finds none to message.
      await tab.goto('about:blank');
      await hasNoWindow(context);
      const [path] = await tap(context);
      expect(path).toBe('/notices');
      await loseNetwork(context, gate);
      await tab.goto(path ?? '');
      await expect(tab).toHaveTitle(/Notifications/);
      await expect(main).toContainText('No notifications yet');
    });
    await test.step('signing out clears the number, and a later push names no one', async () => {
      await tab.goto('/about');
      await signOut(tab);
      await expect(tab).toHaveURL(/\/$/);
      await expect.poll(badge).toBe(0);
      await deliver(tab, JSON.stringify(messageOf()));
      await showsBody(tab, '');
    });
  },
);
