/** Deep links, unknown URLs, slow and failing loaders, search parameters, reloads. */
import { expect, test } from './bridge-fixtures.ts';

test('unknown URLs, deep links, missing jobs and searches have their pages', async ({ bridge }) => {
  await test.step('an unknown URL opened directly shows the not-found page, which links home', async () => {
    await bridge.open('/nope/deep');
    await expect(bridge.shown('missing')).toBeVisible();
    await expect(bridge.page.locator('ion-tab-bar')).toBeHidden();
    await bridge.follow('take-me-back', 'home-counter');
  });
  await test.step("a deep link opens in its route's tab, and its back button leads to the default page", async () => {
    await bridge.open('/jobDetail/12');
    await expect(bridge.shown('title-12')).toBeVisible();
    await expect(bridge.selectedTab()).toHaveAttribute('tab', 'jobs');
    await expect(bridge.backButton()).toBeVisible();
    await bridge.followBack('row-1');
    expect(bridge.address()).toBe('/jobs');
    await expect(bridge.anywhere('title-12')).not.toBeAttached();
    await bridge.follow('row-1', 'title-1');
    await bridge.followBack('row-1');
  });
  await test.step('a loader that finds nothing shows the not-found component, and back works', async () => {
    await bridge.open('/jobDetail/403');
    await bridge.follow('related-403', 'no-job');
    await bridge.followBack('title-403');
  });
  await test.step('search parameters change within the page and are retained while it is hidden', async () => {
    await bridge.open('/');
    await bridge.follow('home-search', 'row-1');
    expect(bridge.address()).toBe('/jobs?q=react');
    await expect(bridge.shown('query')).toHaveText('q=react');

    const pages = await bridge.pages().count();
    await bridge.press('jobs-counter');
    await bridge.press('set-query');
    await expect(bridge.shown('query')).toHaveText('q=vue');
    expect(bridge.address()).toBe('/jobs?q=vue');
    await expect(bridge.pages()).toHaveCount(pages);
    await expect(bridge.shown('jobs-counter')).toHaveText('n=1');

    await bridge.follow('row-2', 'title-2');
    await expect(bridge.anywhere('query')).toHaveText('q=vue');
    await bridge.page.reload();
    await bridge.arrived('title-2');
    await bridge.browserBack('row-1');
    expect(bridge.address()).toBe('/jobs?q=vue');
  });
});

test.describe('with a loader that fails', () => {
  test.use({ tolerated: /boom|Error/ });

  test('its error component is shown, and back works', async ({ bridge }) => {
    await bridge.open('/jobDetail/499');
    await bridge.follow('related-499', 'job-error');
    await bridge.browserBack('title-499');
  });
});
