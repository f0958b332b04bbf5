/** Guards redirect within the requested tab, and run again whenever a page is returned to. */
import { expect, test } from './bridge-fixtures.ts';

test('a guard leads to the log-in page, which leads back', async ({ bridge }) => {
  await test.step('a guarded page opened directly leads to the login page', async () => {
    await bridge.open('/saved');
    await expect(bridge.shown('sign-in')).toBeVisible();
    expect(bridge.address()).toMatch(/^\/login/);
  });
  await test.step('a guarded tab leads to the login page, and logging in returns to the tab', async () => {
    await bridge.open('/');
    await bridge.followTab('saved', 'sign-in');
    expect(bridge.address()).toMatch(/^\/login/);
    await expect(bridge.page.locator('ion-tab-bar')).toBeHidden();

    await bridge.follow('sign-in', 'saved');
    expect(bridge.address()).toBe('/saved');
    await expect(bridge.anywhere('sign-in')).not.toBeAttached();
    await expect(bridge.selectedTab()).toHaveAttribute('tab', 'saved');

    await bridge.follow('saved-job', 'title-42');
    await expect(bridge.selectedTab()).toHaveAttribute('tab', 'saved');
    await bridge.followTab('home', 'home-counter');
    await bridge.followTab('saved', 'title-42');

    await bridge.page.evaluate(() => {
      demo.signedIn = false;
    });
    await bridge.followBack('sign-in');
    expect(bridge.address()).toMatch(/^\/login/);
  });
  await test.step('a slow guard redirects once, and lets pass when it may', async () => {
    await bridge.open('/');
    await bridge.followTab('me', 'me');
    await bridge.page.evaluate(() => {
      demo.denied = true;
    });
    await bridge.follow('to-form', 'sign-in');
    expect(bridge.address()).toMatch(/^\/login/);

    await bridge.page.evaluate(() => {
      demo.denied = false;
    });
    await bridge.browserBack('me');
    await bridge.follow('to-form', 'clean');
  });
  await test.step('a log-in that goes back reveals the page below unchanged', async () => {
    await bridge.open('/jobs');
    await bridge.follow('row-5', 'title-5');
    await bridge.press('job-counter-5');
    await bridge.follow('save-5', 'sign-in');
    await bridge.follow('sign-in', 'title-5');
    await expect(bridge.shown('job-counter-5')).toHaveText('n=1');
    await expect(bridge.anywhere('sign-in')).not.toBeAttached();
    await expect(bridge.pages()).toHaveCount(2);
    await bridge.followBack('row-1');
  });
});

test('a page that blocks leaving withstands back button and tabs until it is clean', async ({ bridge }) => {
  await bridge.open('/');
  await bridge.followTab('jobs', 'row-1');
  await bridge.followTab('me', 'me');
  await bridge.follow('to-form', 'clean');

  const blocks = () => bridge.page.evaluate(() => demo.blocks);
  await bridge.pressBack();
  await expect.poll(blocks).toBe(1);
  await bridge.arrived('clean');
  await expect.poll(() => bridge.address()).toBe('/form');

  await bridge.pressTab('home');
  await expect.poll(blocks).toBe(2);
  await bridge.arrived('clean');
  expect(bridge.address()).toBe('/form');
  await expect(bridge.selectedTab()).toHaveAttribute('tab', 'me');

  await bridge.press('clean');
  await bridge.followTab('jobs', 'row-1');
  await expect(bridge.selectedTab()).toHaveAttribute('tab', 'jobs');

  // The direction of the refused navigations must not affect the next one.
  await bridge.follow('row-6', 'title-6');
  await expect(bridge.selectedTab()).toHaveAttribute('tab', 'jobs');
  await expect(bridge.anywhere('row-1')).toBeAttached();
  await bridge.browserBack('row-1');
});
