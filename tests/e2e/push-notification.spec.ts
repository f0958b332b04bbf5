/** A push in the real worker (product 7.23): what is shown, and where a tap leads, in an open app and a closed one, with and without a network. */
import { keptOn } from './device.ts';
import { expect } from './fixtures.ts';
import { comeAsNew, comeAsSeeker } from './people.ts';
import { loseNetwork, openInstalled, signOut } from './phone.ts';
import { deliver, messageOf, showsBody, shownOn, tap, test } from './push-phone.ts';

test.beforeEach(({ context }) => context.grantPermissions(['notifications']));

test('one notification an application, with the sentence, its language and two buttons', async ({ page }) => {
  await comeAsSeeker(page);
  await openInstalled(page);
  const body = 'មានចម្លើយចំពោះពាក្យសុំរបស់អ្នក៖ «Baker»';
  const khmer = { lang: 'km', open: 'បើក', later: 'ពេលក្រោយ' } as const;
  await deliver(page, JSON.stringify(messageOf({ body: 'ចាស់', ...khmer })));
  await showsBody(page, 'ចាស់');
  await deliver(page, JSON.stringify(messageOf({ body, url: '/application/7', ...khmer })));
  await showsBody(page, body);
  expect(await shownOn(page)).toMatchObject([
    { title: 'Karngea', tag: 'application-1', lang: 'km', url: '/application/7' },
  ]);
});

test('what cannot be read is told in general, and leads to the notices', async ({ page, context }) => {
  await comeAsSeeker(page);
  await openInstalled(page);
  await deliver(page, 'no json');
  await showsBody(page, '');
  expect(await shownOn(page)).toMatchObject([{ title: 'Karngea' }]);
  expect(await tap(context)).toEqual([]);
  await expect(page).toHaveURL(/\/notices$/);
});

test('a page that is only starting is told of the tap until it hears it', async ({ page, context }) => {
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const listen = serviceWorker.addEventListener.bind(serviceWorker);
    const asked: string[] = [];
    let hear = (): void => undefined;
    const hears = new Promise<void>((resolve) => (hear = resolve));
    listen('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
      if (data?.type === 'push:open') asked.push(data.type);
    });
    // What the app listens with comes late.
    serviceWorker.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) =>
      void (type === 'message' ? hears : Promise.resolve()).then(() => listen(type, listener));
    Object.assign(window, { hear, asked });
  });
  await comeAsSeeker(page);
  await openInstalled(page);
  await deliver(page, JSON.stringify(messageOf()));
  await showsBody(page, messageOf().body);
  const opened = tap(context);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { asked: string[] }).asked.length))
    .toBeGreaterThan(1);
  await page.evaluate(() => (window as unknown as { hear: () => void }).hear());
  expect(await opened).toEqual([]);
  await expect(page).toHaveURL(/\/notices$/);
  // Gone to once.
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('in an open app a tap leads to the page, and what is typed in another is still there', async ({
  page,
  context,
}) => {
  await comeAsSeeker(page);
  await openInstalled(page, '/contact');
  const text = page.getByRole('textbox', { name: 'Message' });
  await text.fill('Halfway written');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await deliver(page, JSON.stringify(messageOf()));
  await showsBody(page, messageOf().body);
  expect(await tap(context, 'open')).toEqual([]);
  await expect(page).toHaveURL(/\/notices$/);
  await showsBody(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(text).toHaveValue('Halfway written');
});

test('later puts it away and opens nothing', async ({ page, context }) => {
  await comeAsSeeker(page);
  await openInstalled(page);
  await deliver(page, JSON.stringify(messageOf()));
  await showsBody(page, messageOf().body);
  expect(await tap(context, 'later')).toEqual([]);
  await showsBody(page);
  await expect(page).toHaveURL(/\/about$/);
});

test('a closed app is opened at the page, also without a network', async ({ page, context, gate }) => {
  const { user_id } = await comeAsNew(page, 'employee');
  await openInstalled(page, '/notices');
  const main = page.getByRole('main').filter({ visible: true });
  await expect(main).toContainText('No notices yet');
  await deliver(page, JSON.stringify(messageOf()));
  await showsBody(page, messageOf().body);
  await keptOn(page, `["notices",${user_id},"pages"]`);
  // A page of another site is no window of the app, and no page is left that the worker could ask.
  await page.goto('about:blank');
  const [path] = await tap(context);
  expect(path).toBe('/notices');
  await loseNetwork(context, gate);
  await page.goto(path ?? '');
  await expect(page).toHaveTitle(/Notices/);
  await expect(main).toContainText('No notices yet');
});

test('a push for somebody who has signed out names nobody', async ({ page }) => {
  await comeAsSeeker(page);
  await openInstalled(page);
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  await deliver(page, JSON.stringify(messageOf()));
  await showsBody(page, '');
});

test('the mark on the icon is set by a push, says how many are unread, and goes with the session', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const marks: (number | undefined)[] = [];
    Object.assign(window, { marks });
    navigator.setAppBadge = (count) => Promise.resolve(void marks.push(count));
    navigator.clearAppBadge = () => Promise.resolve(void marks.push(0));
  });
  await page.route('**/api/notice/count', (route) => route.fulfill({ json: { unread: 3 } }));
  await comeAsSeeker(page);
  await openInstalled(page, '/');
  const marks = () => page.evaluate(() => (window as unknown as { marks: number[] }).marks.at(-1));
  await expect.poll(marks).toBe(3);
  await page.route('**/api/notice/count', (route) => route.fulfill({ json: { unread: 4 } }));
  await deliver(page, JSON.stringify(messageOf()));
  await expect.poll(marks).toBe(4);
  await signOut(page);
  await expect.poll(marks).toBe(0);
});
