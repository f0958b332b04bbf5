/** A wide screen has its tab bar on top; a resize moves the bar and retains the page. */
import { expect, test } from './bridge-fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('the bar is on top, and at the bottom after a resize, with the same page', async ({ bridge }) => {
  await bridge.open('/jobs');
  const bar = bridge.page.locator('ion-tab-bar');
  const outlet = bridge.page.locator('ion-router-outlet');
  const barBox = await bar.boundingBox();
  const outletBox = await outlet.boundingBox();
  expect(barBox?.y).toBe(0);
  expect(outletBox?.y).toBeGreaterThanOrEqual((barBox?.height ?? 0) - 1);

  await bridge.follow('row-2', 'title-2');
  await bridge.press('job-counter-2');
  await bridge.page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(async () => (await bar.boundingBox())?.y).toBeGreaterThan(600);
  await expect(bridge.shown('title-2')).toBeVisible();
  await expect(bridge.shown('job-counter-2')).toHaveText('n=1');
});
