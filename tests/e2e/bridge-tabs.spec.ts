/** Each tab remembers its page; a tap on the current tab resets it. */
import { expect, test } from './bridge-fixtures.ts';

// By day, the other specs move nothing (playwright.config.ts).
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a tab shows its last page again, and a tap on it leads back to its root', async ({ bridge }) => {
  await test.step('a tab shows its last page again, and the back button goes up in it', async () => {
    await bridge.open('/');
    await bridge.followTab('jobs', 'row-1');
    await bridge.follow('row-5', 'title-5');
    await bridge.press('job-counter-5');
    await bridge.followTab('home', 'home-counter');
    expect(bridge.address()).toBe('/');

    await bridge.followTab('jobs', 'title-5');
    expect(bridge.address()).toBe('/jobDetail/5');
    await expect(bridge.shown('job-counter-5')).toHaveText('n=1');
    await expect(bridge.backButton()).toBeVisible();
    await bridge.followBack('row-1');
    expect(bridge.address()).toBe('/jobs');
  });
  await test.step('a tap on the current tab leads back to its root and removes the pages above', async () => {
    await bridge.follow('row-8', 'title-8');
    await bridge.follow('related-8', 'title-9');
    await bridge.followTab('jobs', 'row-1');
    expect(bridge.address()).toBe('/jobs');
    await expect(bridge.anywhere('title-8')).not.toBeAttached();
    await expect(bridge.anywhere('title-9')).not.toBeAttached();
  });
  await test.step('a tap on the current tab at its root scrolls it to the top', async () => {
    await bridge.scrollTo('row-1', 1200);
    await bridge.pressTab('jobs');
    await expect.poll(() => bridge.scrollTop('row-1')).toBe(0);
    expect(bridge.address()).toBe('/jobs');
  });
});

test('taps that come faster than transitions settle on one page', async ({ bridge }) => {
  await test.step('tabs tapped faster than the transitions settle on the last one', async () => {
    await bridge.open('/');
    await bridge.page.evaluate(async () => {
      for (const name of ['home', 'jobs', 'me', 'jobs', 'home', 'jobs']) {
        document.querySelector<HTMLElement>(`ion-tab-button[tab="${name}"]`)?.click();
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    });
    await bridge.arrived('row-1');
    await expect(bridge.selectedTab()).toHaveAttribute('tab', 'jobs');
    expect(bridge.address()).toBe('/jobs');
  });
  await test.step('a push interrupted by going back settles on one page', async () => {
    await bridge.page.evaluate(async () => {
      const press = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.click();
      const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
      press('row-3');
      await pause(120);
      const wentBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await wentBack;
      await pause(30);
      press('row-4');
    });
    await bridge.arrived('title-4');
    expect(bridge.address()).toBe('/jobDetail/4');
    await bridge.browserBack('row-1');
  });
});
