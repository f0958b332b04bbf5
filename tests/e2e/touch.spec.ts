/** Pull to refresh (product 2.51), and double taps. */
import { type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { cards } from './job-cards.ts';

/** Moves one finger from a point to another, with the browser's own touch events. */
async function drag(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: readonly [number, number]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: point ? [{ x: point[0], y: point[1] }] : [],
    });
  await touch('touchStart', from);
  for (const part of [0.1, 0.25, 0.5, 0.75, 1])
    await touch('touchMove', [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
  await touch('touchEnd');
}

/** Opens the job list, and lets the time pass after which the code for pulling is loaded. */
async function openJobList(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.resume();
  const code = page.waitForResponse(/pull-to-refresh/);
  await page.goto('/jobs');
  await expect(cards(page).first()).toBeVisible();
  await page.clock.fastForward(4_000);
  await code;
}

/** Pulls the job list down until it refreshes: the code that follows fingers is loaded, but may not have started. */
async function pullDown(page: Page): Promise<void> {
  await expect(async () => {
    const asked = page.waitForRequest(/\/api\/job\/get\?/, { timeout: 2_000 });
    await drag(page, [200, 320], [200, 640]);
    await asked;
  }).toPass();
}

test('pulling the list down reloads it, with an announcement', async ({ page, says }) => {
  await openJobList(page);
  await pullDown(page);
  await expect(says('Refreshed')).toBeAttached();
  await expect(page.locator('.kg-pull-room')).toHaveCount(0);
  // A long press is the browser's: the app neither adds to it nor blocks it.
  const isLeft = await cards(page)
    .first()
    .evaluate((card) =>
      card.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    );
  expect(isLeft).toBe(true);
  await expect(page.locator('dialog[open], [popover]:popover-open')).toHaveCount(0);
});

test.describe('a pulled list that does not arrive', () => {
  test('goes back if the network is lost meanwhile', async ({ page, context, hold }) => {
    await openJobList(page);
    await hold(/\/api\/job\/get\?/);
    await pullDown(page);
    await expect(page.locator('.kg-pull-room')).toBeVisible();
    await context.setOffline(true);
    await expect(page.locator('.kg-pull-room')).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
  });

  test('shows the error, and no success', async ({ page, says, notice }) => {
    await openJobList(page);
    await page.route(/\/api\/job\/get\?/, (route) =>
      route.fulfill({ status: 404, json: { code: 'not_found', message: '-' } }),
    );
    await pullDown(page);
    await expect(notice("This couldn't be found.", 'alert')).toBeVisible();
    await expect(page.locator('.kg-pull-room')).toHaveCount(0);
    await expect(says('Refreshed')).toHaveCount(0);
  });

  test('is not pulled by dragging down in the suggestions', async ({ page }) => {
    await openJobList(page);
    await page.locator('#root .search-keyword input:visible').pressSequentially('se');
    await expect(page.getByRole('option').nth(3)).toBeVisible();
    const session = await page.context().newCDPSession(page);
    for (const [type, y] of [
      ['touchStart', 250],
      ['touchMove', 300],
      ['touchMove', 600],
    ] as const)
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: 150, y }] });
    await expect(page.getByRole('option').nth(3)).toBeVisible();
    await expect(page.locator('.kg-pull-room')).toHaveCount(0);
  });
});

test('two taps on what closes a sheet do not reach what lies under it', async ({ page, button, link }) => {
  await page.goto('/jobs');
  await button('Filters').click();
  await button('Part Time').click();
  await button('Show results').dblclick();
  await expect(page).toHaveURL(/\/jobs\?type=Part/);
  await expect(cards(page).first()).toBeVisible();
  await link('Home').filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/$/);
});
