/** The back button closes overlays before it leaves the page. */
import { expect, test } from './bridge-fixtures.ts';

test.beforeEach(async ({ bridge }) => {
  await bridge.open('/');
  await bridge.follow('to-overlays', 'overlays');
});

test("the browser's back closes a modal first, and leaves the page the next time", async ({ bridge }) => {
  await bridge.press('open-modal');
  await expect(bridge.anywhere('modal')).toBeVisible();
  await bridge.page.evaluate(() => history.back());
  await expect(bridge.anywhere('modal')).toBeHidden();
  await bridge.arrived('overlays');
  await expect.poll(() => bridge.address()).toBe('/overlays');
  await bridge.browserBack('home-counter');
});

test('the hardware back button closes a modal and stays on the page', async ({ bridge }) => {
  await bridge.press('open-modal');
  await expect(bridge.anywhere('modal')).toBeVisible();
  await bridge.page.evaluate(() => document.dispatchEvent(new Event('backbutton')));
  await expect(bridge.anywhere('modal')).toBeHidden();
  await bridge.arrived('overlays');
  expect(bridge.address()).toBe('/overlays');
});

test('an alert that requires an answer stays, and so does the page', async ({ bridge }) => {
  await bridge.press('open-alert');
  const alert = bridge.page.locator('ion-alert');
  await expect(alert).toBeVisible();
  await bridge.page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        demo.router.history.subscribe(() => resolve());
        history.back();
      }),
  );
  await expect(alert).toBeVisible();
  await expect.poll(() => bridge.address()).toBe('/overlays');
  await alert.getByRole('button', { name: 'Done' }).click();
  await expect(alert).toBeHidden();
  await bridge.browserBack('home-counter');
});

test("a sheet that is not Ionic's is closed first, too", async ({ bridge }) => {
  await bridge.press('open-sheet');
  await expect(bridge.shown('sheet')).toBeVisible();
  await bridge.page.evaluate(() => history.back());
  await expect(bridge.shown('sheet')).toBeHidden();
  await expect.poll(() => bridge.address()).toBe('/overlays');
  await bridge.browserBack('home-counter');
});

test("a close request, the Escape key or Android's back, closes the sheet", async ({ bridge }) => {
  await bridge.shown('open-sheet').click();
  await expect(bridge.shown('sheet')).toBeVisible();
  await bridge.page.keyboard.press('Escape');
  await expect(bridge.shown('sheet')).toBeHidden();
  await bridge.browserBack('home-counter');
});

test('navigating from a modal removes the modal with its page', async ({ bridge }) => {
  await bridge.press('open-modal');
  await expect(bridge.anywhere('modal')).toBeVisible();
  await bridge.anywhere('leave-from-modal').click();
  await bridge.arrived('search');
  await expect(bridge.anywhere('modal')).toBeHidden();
  expect(bridge.address()).toBe('/search');
  await bridge.browserBack('overlays');
});
