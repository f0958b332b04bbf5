/** What fingers do beside tapping: pulling a list down, swiping a row (product 2.51). */
import { type Locator, type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hiring, listOf } from './hiring.ts';
import { bearer, comeAs, newPerson } from './people.ts';
import { cards, saving } from './job-cards.ts';

/** One finger from a point to another, by the browser itself. */
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

/** Opens a list, and lets the time pass after which the code comes that follows fingers. */
async function openUnderFinger(page: Page, path: string, row: Locator): Promise<void> {
  await page.clock.install();
  await page.clock.resume();
  const code = page.waitForResponse(/follow-touches/);
  await page.goto(path);
  await expect(row).toBeVisible();
  await page.clock.fastForward(4_000);
  await code;
}

/** Pulls the list of jobs down until it is asked for: the code that follows fingers has come, but may not have begun. */
async function pullDown(page: Page): Promise<void> {
  await expect(async () => {
    const asked = page.waitForRequest(/\/api\/job\/get\?/, { timeout: 2_000 });
    await drag(page, [200, 320], [200, 640]);
    await asked;
  }).toPass();
}

/** One finger to the left over a row, by so many pixels. */
async function swipe(page: Page, row: Locator, pixels: number): Promise<void> {
  const box = await row.boundingBox();
  const y = (box?.y ?? 0) + 30;
  await drag(page, [350, y], [350 - pixels, y]);
}
const enough = 230;
const tooShort = 50;

test('a list that is pulled down is asked for anew, and says so', async ({ page, says }) => {
  await openUnderFinger(page, '/jobs', cards(page).first());
  await pullDown(page);
  await expect(says('Refreshed')).toBeAttached();
  await expect(page.locator('.kg-pull-room')).toHaveCount(0);
  // What a long press asks for is the browser's: the app adds nothing to it, and keeps nothing from it.
  const isLeft = await cards(page)
    .first()
    .evaluate((card) =>
      card.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    );
  expect(isLeft).toBe(true);
  await expect(page.locator('dialog[open], [popover]:popover-open')).toHaveCount(0);
});

test.describe('a list that is pulled down and does not come', () => {
  test('goes back where the network goes meanwhile', async ({ page, context, hold }) => {
    await openUnderFinger(page, '/jobs', cards(page).first());
    await hold(/\/api\/job\/get\?/);
    await pullDown(page);
    await expect(page.locator('.kg-pull-room')).toBeVisible();
    await context.setOffline(true);
    await expect(page.locator('.kg-pull-room')).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
  });

  test('says why, and not that it came', async ({ page, says, notice }) => {
    await openUnderFinger(page, '/jobs', cards(page).first());
    await page.route(/\/api\/job\/get\?/, (route) =>
      route.fulfill({ status: 404, json: { code: 'not_found', message: '-' } }),
    );
    await pullDown(page);
    await expect(notice('This could not be found.', 'alert')).toBeVisible();
    await expect(page.locator('.kg-pull-room')).toHaveCount(0);
    await expect(says('Refreshed')).toHaveCount(0);
  });

  test('is left alone by who drags down in the suggestions', async ({ page }) => {
    await openUnderFinger(page, '/jobs', cards(page).first());
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

test.describe('a swipe presses what the row has, and a short one does nothing', () => {
  test('the bookmark of a saved job', async ({ page, request }) => {
    const person = await newPerson(request, 'employee');
    const [job] = (await (await request.get('/api/job/get?page=0')).json()) as { job_id: number }[];
    await request.post(`/api/job/addFav/${job?.job_id}`, { headers: bearer(person) });
    await comeAs(page, person);
    const card = cards(page).first();
    await openUnderFinger(page, '/favJobs', card);
    await swipe(page, card, tooShort);
    await expect(saving(card, true)).toBeVisible();
    await swipe(page, card, enough);
    await expect(card).toHaveCount(0);
  });

  test('the star of an applicant', async ({ page, request, main }) => {
    const { employer } = await hiring(request, 1);
    await comeAs(page, employer);
    const row = main.getByRole('listitem').first();
    const star = row.locator('button[aria-pressed]');
    await openUnderFinger(page, '/application', row);
    await swipe(page, row, tooShort);
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await swipe(page, row, enough);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await listOf(request, employer))[0]?.starred).toBe(true);
    // And without a swipe.
    await star.tap();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  });

  test('a notice', async ({ page, request, main }) => {
    const { employer, ids } = await hiring(request, 1);
    await comeAs(page, employer);
    const row = main.getByRole('listitem').first();
    await openUnderFinger(page, '/notices', row);
    await swipe(page, row, tooShort);
    await expect(page).toHaveURL(/\/notices$/);
    await swipe(page, row, enough);
    await expect(page).toHaveURL(new RegExp(`/application/${ids[0]}$`));
    // And without a swipe.
    await page.goBack();
    await row.getByRole('link').tap();
    await expect(page).toHaveURL(new RegExp(`/application/${ids[0]}$`));
  });
});

test('two taps on what closes a sheet do nothing to what lies under it', async ({ page, button, link }) => {
  await page.goto('/jobs');
  await button('Filters').click();
  await button('Part Time').click();
  await button('Show results').dblclick();
  await expect(page).toHaveURL(/\/jobs\?type=Part/);
  await expect(cards(page).first()).toBeVisible();
  await link('Home').filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/$/);
});
