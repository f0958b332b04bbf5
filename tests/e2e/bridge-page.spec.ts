/** Guarantees for pages: idle while hidden, focus on entering, and no motion for those who prefer less. */
import { expect, test } from './bridge-fixtures.ts';

test('a hidden page neither polls nor blocks navigation', async ({ bridge }) => {
  await test.step('a hidden page does not poll, and polls again when it is returned to', async () => {
    await bridge.open('/');
    await bridge.follow('to-polling', 'polling');
    const polls = () => bridge.page.evaluate(() => demo.polls);
    await expect.poll(polls).toBeGreaterThan(2);

    await bridge.follow('polling-job', 'title-70');
    await expect(bridge.anywhere('polling')).toHaveText('resting');
    const resting = await polls();
    await bridge.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await polls()).toBe(resting);

    await bridge.browserBack('polling');
    await expect(bridge.shown('polling')).toHaveText('polling');
    await expect.poll(polls).toBeGreaterThan(resting);
  });
  await test.step('a hidden page does not block navigation', async () => {
    await bridge.open('/');
    await bridge.follow('home-form', 'clean');
    await bridge.press('passable');
    await bridge.follow('form-job', 'title-60');
    const blocks = await bridge.page.evaluate(() => demo.blocks);
    await bridge.followTab('jobs', 'row-1');
    expect(await bridge.page.evaluate(() => demo.blocks)).toBe(blocks);

    await bridge.followTab('home', 'title-60');
    await bridge.followBack('clean');
    await bridge.pressTab('jobs');
    await expect.poll(() => bridge.page.evaluate(() => demo.blocks)).toBe(blocks + 1);
    await bridge.arrived('clean');
  });
});

test('the focus moves to the heading, or to where it was', async ({ bridge }) => {
  await test.step('the heading gets the focus after a navigation, not on the first page', async () => {
    await bridge.open('/jobDetail/98');
    expect(await bridge.page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await bridge.press('related-98');
    await expect(bridge.shown('pending')).toBeVisible();
    await expect(bridge.onScreen()).toHaveCount(1);
    await expect(bridge.heading()).toHaveText('Loading');
    await expect(bridge.heading()).toBeFocused();
    await bridge.page.evaluate(() => demo.releaseSlowJob());
    await bridge.arrived('title-99');
    await expect(bridge.anywhere('pending')).not.toBeAttached();
    await expect(bridge.shown('title-99')).toBeFocused();
    await expect(bridge.shown('title-99')).toHaveAttribute('tabindex', '-1');
    expect(await bridge.scrollTop('title-99')).toBe(0);
    await bridge.followTab('home', 'home-counter');
    await expect(bridge.heading()).toBeFocused();
  });
  await test.step('returning to a page restores the focus to the link that was followed', async () => {
    await bridge.open('/');
    await bridge.shown('home-job').focus();
    await bridge.page.keyboard.press('Enter');
    await bridge.arrived('title-7');
    await expect(bridge.shown('title-7')).toBeFocused();
    await bridge.browserBack('home-counter');
    await expect(bridge.shown('home-job')).toBeFocused();
  });
  await test.step('a page that sets the focus itself retains it', async () => {
    await bridge.open('/');
    await bridge.follow('to-search', 'search');
    await expect(bridge.shown('search-field')).toBeFocused();
    await bridge.browserBack('home-counter');
    await expect(bridge.heading()).toBeFocused();
  });
});

test('a person who prefers reduced motion sees no animation', async ({ bridge }) => {
  await bridge.page.emulateMedia({ reducedMotion: 'reduce' });
  await bridge.open('/jobs');
  const animated = bridge.watchForAnimation();
  await bridge.follow('row-5', 'title-5');
  await bridge.followBack('row-1');
  expect(await animated()).toBe(false);
});
