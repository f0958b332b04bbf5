/** Stress tests: hidden pages do not render, double taps, hardware back, long jumps, leaks. */
import { expect, test } from './bridge-fixtures.ts';

// By day, the other specs move nothing (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('hidden pages do not render, a double tap pushes once, and the shell can be mounted again', async ({
  bridge,
}) => {
  await test.step('a hidden page does not render, not even when the router reloads everything', async () => {
    await bridge.open('/');
    await bridge.followTab('jobs', 'row-1');
    const renders = () => bridge.page.evaluate(() => demo.listRenders);
    const before = await renders();
    await bridge.follow('row-2', 'title-2');
    await bridge.follow('related-2', 'title-3');
    await bridge.page.evaluate(() => demo.router.invalidate());
    await bridge.settled();
    expect(await renders()).toBe(before);
  });
  await test.step('a double tap pushes once', async () => {
    await bridge.followTab('jobs', 'row-1');
    await bridge.shown('row-4').evaluate((row: HTMLElement) => {
      row.click();
      row.click();
    });
    await bridge.arrived('title-4');
    await bridge.browserBack('row-1');
    expect(bridge.address()).toBe('/jobs');
  });
  await test.step('the hardware back button goes back in history', async () => {
    await bridge.follow('row-9', 'title-9');
    await bridge.page.evaluate(() => document.dispatchEvent(new Event('backbutton')));
    await bridge.arrived('row-1');
    expect(bridge.address()).toBe('/jobs');
  });
  await test.step('a remounted shell shows the same page and continues', async () => {
    await bridge.follow('row-9', 'title-9');
    await bridge.page.evaluate(() => demo.remountShell());
    await bridge.arrived('title-9');
    await bridge.followBack('row-1');
    await bridge.follow('row-2', 'title-2');
  });
});

const many = 'many pushes and pops leave no page behind, and a long jump settles';
test(many, { tag: '@nightly' }, async ({ bridge }) => {
  await bridge.open('/');
  await bridge.followTab('me', 'me');
  await bridge.followTab('jobs', 'row-1');
  for (let round = 0; round < 12; round += 1) {
    await bridge.press('row-3');
    await expect(bridge.shown('title-3')).toBeVisible();
    await bridge.page.evaluate(() => history.back());
    await expect(bridge.anywhere('title-3')).not.toBeAttached();
  }
  expect(await bridge.pages().count()).toBeLessThanOrEqual(4);
  await bridge.page.evaluate(() => history.go(-2));
  await bridge.arrived('home-counter');
  expect(bridge.address()).toBe('/');
});
