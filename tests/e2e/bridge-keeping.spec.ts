/** Which pages stay in the document: how many, over a reload, when tabs change and at sign-out. */
import { expect, test } from './bridge-fixtures.ts';

const many = 'no more pages stay than allowed, and rebuilt ones restore their scroll position';
test(many, { tag: '@nightly' }, async ({ bridge }) => {
  await bridge.open('/jobs');
  await bridge.scrollTo('row-1', 1500);
  await bridge.follow('row-21', 'title-21');
  await bridge.scrollTo('title-21', 400);
  for (let id = 21; id < 28; id += 1) await bridge.follow(`link-${id}`, `title-${id + 1}`);
  await expect(bridge.pages()).toHaveCount(6);
  await expect(bridge.anywhere('row-1')).not.toBeAttached();
  await expect(bridge.anywhere('title-27')).toBeAttached();

  for (let id = 27; id >= 21; id -= 1) await bridge.followBack(`title-${id}`);
  await expect.poll(() => bridge.scrollTop('title-21')).toBe(400);
  await bridge.followBack('row-1');
  await expect.poll(() => bridge.scrollTop('row-1')).toBe(1500);
  expect(bridge.address()).toBe('/jobs');
  await expect(bridge.pages()).toHaveCount(1);
});

test('pages below are rebuilt, also after a reload, but not for another URL', async ({ bridge }) => {
  await test.step('the page below is rebuilt before a swipe could reveal it', async () => {
    await bridge.open('/jobs');
    await bridge.follow('row-1', 'title-1');
    for (let id = 1; id < 8; id += 1) await bridge.follow(`link-${id}`, `title-${id + 1}`);
    await expect(bridge.anywhere('title-2')).not.toBeAttached();
    for (let id = 7; id >= 3; id -= 1) await bridge.followBack(`title-${id}`);
    await expect(bridge.anywhere('title-2')).toBeAttached();
    await expect(bridge.anywhere('title-2')).toBeHidden();
  });
  await test.step('a reload restores every page in its tab, its stack and its position', async () => {
    await bridge.open('/');
    await bridge.followTab('jobs', 'row-1');
    await bridge.scrollTo('row-1', 900);
    await bridge.follow('row-21', 'title-21');
    await bridge.follow('link-21', 'title-22');
    await bridge.followTab('home', 'home-counter');
    await bridge.follow('home-job', 'title-7');
    await expect(bridge.selectedTab()).toHaveAttribute('tab', 'home');
    await bridge.scrollTo('title-7', 300);

    await bridge.page.reload();
    await bridge.arrived('title-7');
    await expect(bridge.selectedTab()).toHaveAttribute('tab', 'home');
    await expect.poll(() => bridge.scrollTop('title-7')).toBe(300);

    await bridge.followTab('jobs', 'title-22');
    await bridge.followBack('title-21');
    await bridge.followBack('row-1');
    await expect.poll(() => bridge.scrollTop('row-1')).toBe(900);
    await bridge.followTab('home', 'title-7');
    await bridge.followBack('home-counter');
    expect(bridge.address()).toBe('/');
  });
  await test.step('a URL typed in the same browser tab starts over', async () => {
    await bridge.open('/');
    await bridge.follow('home-job', 'title-7');
    await bridge.open('/jobDetail/8');
    await expect(bridge.selectedTab()).toHaveAttribute('tab', 'jobs');
    await bridge.followTab('home', 'home-counter');
  });
});

test('signing out removes private pages, and their tabs', async ({ bridge }) => {
  await test.step('sign-out removes private pages, also from the history', async () => {
    await bridge.open('/');
    await bridge.followTab('saved', 'sign-in');
    await bridge.follow('sign-in', 'saved');
    await bridge.follow('saved-job', 'title-42');
    await bridge.followTab('jobs', 'row-1');
    await bridge.page.evaluate(() => {
      demo.signedIn = false;
      demo.shell.purgeViews(({ staticData }) => staticData.tab === 'saved');
    });
    await expect(bridge.anywhere('saved')).not.toBeAttached();
    await expect(bridge.anywhere('title-42')).toBeAttached();
    await bridge.browserBack('title-42');
    await bridge.browserBack('sign-in');
  });
  await test.step('a visible private page is removed as soon as it is left after sign-out', async () => {
    await bridge.open('/');
    await bridge.followTab('saved', 'sign-in');
    await bridge.follow('sign-in', 'saved');
    await bridge.page.evaluate(async () => {
      demo.signedIn = false;
      demo.shell.purgeViews(({ routeId }) => routeId === '/saved');
      await demo.router.navigate({ to: '/' });
    });
    await bridge.arrived('home-counter');
    await expect(bridge.anywhere('saved')).not.toBeAttached();
    await bridge.browserBack('sign-in');
  });
  await test.step("with nothing below, back leads to the default page in that page's own tab", async () => {
    await bridge.open('/jobs');
    await bridge.press('jobs-counter');
    await bridge.followTab('saved', 'sign-in');
    await bridge.follow('sign-in', 'saved');
    await bridge.follow('saved-job', 'title-42');
    await bridge.page.evaluate(() => demo.shell.purgeViews(({ pathname }) => pathname === '/saved'));
    await bridge.followBack('row-1');
    await expect(bridge.selectedTab()).toHaveAttribute('tab', 'jobs');
    await expect(bridge.shown('jobs-counter')).toHaveText('n=1');
    await expect(bridge.anywhere('title-42')).not.toBeAttached();
  });
  await test.step('tabs change without a reload, and pages of remaining tabs stay', async () => {
    await bridge.open('/jobs');
    await bridge.press('jobs-counter');
    await bridge.followTab('me', 'me');
    await bridge.page.evaluate(() =>
      demo.shell.replaceTabs({ home: { href: '/' }, jobs: { href: '/jobs' }, join: { href: '/login' } }),
    );
    await expect(bridge.page.locator('ion-tab-button')).toHaveCount(3);
    await expect(bridge.shown('me')).toBeVisible();
    await expect(bridge.selectedTab()).toHaveAttribute('tab', 'home');

    await bridge.followTab('jobs', 'row-1');
    await expect(bridge.shown('jobs-counter')).toHaveText('n=1');
    await bridge.followTab('join', 'sign-in');
    await bridge.page.evaluate(() =>
      demo.shell.replaceTabs({ home: { href: '/' }, jobs: { href: '/jobs' }, me: { href: '/me' } }),
    );
    await bridge.page.evaluate(() => demo.router.navigate({ to: '/me', replace: true }));
    await bridge.arrived('me');
    await expect(bridge.selectedTab()).toHaveAttribute('tab', 'me');
    await expect(bridge.anywhere('sign-in')).not.toBeAttached();
    await bridge.followTab('jobs', 'row-1');
    await expect(bridge.shown('jobs-counter')).toHaveText('n=1');
  });
});
