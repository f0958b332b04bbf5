/** The back button closes overlays before it leaves the page. */
import { expect, test } from './bridge-fixtures.ts';

test('back closes an overlay first, and leaves the page the next time', async ({ bridge }) => {
  await bridge.open('/');
  const openPage = () => bridge.follow('to-overlays', 'overlays');
  const leavePage = () => bridge.browserBack('home-counter');
  const openModal = async () => {
    await bridge.press('open-modal');
    await expect(bridge.anywhere('modal')).toBeVisible();
  };

  await test.step("the browser's back closes a modal", async () => {
    await openPage();
    await openModal();
    await bridge.page.evaluate(() => history.back());
    await expect(bridge.anywhere('modal')).toBeHidden();
    await bridge.arrived('overlays');
    await expect.poll(() => bridge.address()).toBe('/overlays');
    await leavePage();
  });

  await test.step('the hardware back button closes a modal and stays on the page', async () => {
    await openPage();
    await openModal();
    await bridge.page.evaluate(() => document.dispatchEvent(new Event('backbutton')));
    await expect(bridge.anywhere('modal')).toBeHidden();
    await bridge.arrived('overlays');
    expect(bridge.address()).toBe('/overlays');
  });

  await test.step('navigating from a modal removes the modal with its page', async () => {
    await openModal();
    await bridge.anywhere('leave-from-modal').click();
    await bridge.arrived('search');
    await expect(bridge.anywhere('modal')).toBeHidden();
    expect(bridge.address()).toBe('/search');
    await bridge.browserBack('overlays');
  });

  await test.step('an alert that requires an answer stays, and so does the page', async () => {
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
    await leavePage();
  });

  await test.step("a sheet that is not Ionic's is closed first, too", async () => {
    await openPage();
    await bridge.press('open-sheet');
    await expect(bridge.shown('sheet')).toBeVisible();
    await bridge.page.evaluate(() => history.back());
    await expect(bridge.shown('sheet')).toBeHidden();
    await expect.poll(() => bridge.address()).toBe('/overlays');
    await leavePage();
  });

  await test.step("a close request, the Escape key or Android's back, closes the sheet", async () => {
    await openPage();
    await bridge.shown('open-sheet').click();
    await expect(bridge.shown('sheet')).toBeVisible();
    await bridge.page.keyboard.press('Escape');
    await expect(bridge.shown('sheet')).toBeHidden();
    await leavePage();
  });
});
