/** Pages are pushed and popped within a tab, and those below stay unchanged. */
import { expect, test } from './bridge-fixtures.ts';

// By day, the other specs move nothing (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('pages are pushed with an animation, and links to a page below lead back to it', async ({ bridge }) => {
  await test.step('a first page renders and its tab is selected', async () => {
    await bridge.open('/');
    await expect(bridge.shown('home-counter')).toBeVisible();
    await expect(bridge.selectedTab()).toHaveAttribute('tab', 'home');
    await bridge.tab('jobs').click();
    await bridge.arrived('row-1');
    expect(bridge.address()).toBe('/jobs');
    await expect(bridge.selectedTab()).toHaveAttribute('tab', 'jobs');
  });
  await test.step('a push animates, leaves the list in the document and the tab selected', async () => {
    const animated = bridge.watchForAnimation();
    await bridge.follow('row-35', 'title-35');
    expect(await animated()).toBe(true);
    expect(bridge.address()).toBe('/jobDetail/35');
    await expect(bridge.selectedTab()).toHaveAttribute('tab', 'jobs');
    await expect(bridge.anywhere('row-1')).toBeAttached();
    await expect(bridge.anywhere('row-1')).toBeHidden();
  });
  await test.step('a link to a page below leads back to it', async () => {
    await bridge.followBack('row-1');
    await bridge.press('jobs-counter');
    await bridge.follow('row-3', 'title-3');
    await bridge.follow('to-list-3', 'row-1');
    await expect(bridge.shown('jobs-counter')).toHaveText('n=1');
    await expect(bridge.anywhere('title-3')).not.toBeAttached();
    await bridge.browserBack('title-3');
    await bridge.followBack('row-1');
  });
});

test('pages below are unchanged when popped to, and popped pages are gone', async ({ bridge }) => {
  await bridge.open('/');
  await bridge.press('home-counter');
  await bridge.followTab('jobs', 'row-1');
  await bridge.press('jobs-counter');
  await bridge.press('jobs-counter');
  await bridge.scrollTo('row-1', 1500);
  await bridge.follow('row-35', 'title-35');
  await bridge.press('job-counter-35');
  await bridge.scrollTo('title-35', 700);

  await bridge.follow('related-35', 'title-36');
  expect(bridge.address()).toBe('/jobDetail/36');
  await bridge.follow('link-36', 'title-37');
  expect(bridge.address()).toBe('/jobDetail/37');

  await bridge.browserBack('title-36');
  await bridge.browserBack('title-35');
  await expect(bridge.shown('job-counter-35')).toHaveText('n=1');
  expect(await bridge.scrollTop('title-35')).toBe(700);
  await bridge.browserBack('row-1');
  await expect(bridge.shown('jobs-counter')).toHaveText('n=2');
  expect(await bridge.scrollTop('row-1')).toBe(1500);
  await expect(bridge.anywhere('title-36')).not.toBeAttached();
  await expect(bridge.anywhere('title-35')).not.toBeAttached();

  const log = await bridge.page.evaluate(() => demo.log);
  expect(log.filter((entry) => entry === 'jobs:willEnter')).toHaveLength(2);
  expect(log).toContain('jobs:didLeave');
  expect(log).toContain('job-35:didLeave');

  await bridge.page.evaluate(() => history.forward());
  await bridge.arrived('title-35');
  await bridge.followBack('row-1');
  expect(bridge.address()).toBe('/jobs');
  expect(await bridge.scrollTop('row-1')).toBe(1500);
  await bridge.browserBack('home-counter');
  await expect(bridge.shown('home-counter')).toHaveText('n=1');
  await expect(bridge.selectedTab()).toHaveAttribute('tab', 'home');
});
