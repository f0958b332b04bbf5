/** Search suggestions and earlier searches (product 2.54). */
import { type Page } from '@playwright/test';
import { passUntil } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { cards } from './job-cards.ts';

/** The field becomes a combobox with the first focus. */
const keywordField = (page: Page) => page.locator('#root .search-keyword input:visible');
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const active = (page: Page) => page.getByRole('listbox').getByRole('option', { selected: true });

test('suggestions are chosen with the keyboard', { tag: '@desktop' }, async ({ page, language }) => {
  const [typed, place] = language === 'km' ? ['សៀម', 'សៀមរាប'] : ['siem', 'Siem Reap'];
  await page.goto('/jobs');
  const field = keywordField(page);
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await field.pressSequentially(typed);
  await expect(options(page).filter({ hasText: place }).first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('status').filter({ hasText: /\d/ }).first()).toBeAttached();

  await test.step('keys of an input method that is composing are ignored', async () => {
    const isLeft = await field.evaluate(
      (input, init) => {
        const press = (key: string, isComposing: boolean) =>
          input.dispatchEvent(new KeyboardEvent('keydown', { ...init, key, isComposing }));
        return [press('ArrowDown', true), press('Enter', true), press('ArrowDown', false)];
      },
      { bubbles: true, cancelable: true },
    );
    expect(isLeft).toEqual([true, true, false]);
    await expect(active(page)).toHaveCount(1);
  });
  // Home and End belong to the text.
  await field.press('Home');
  await expect(active(page)).toHaveCount(0);
  await field.press('ArrowUp');
  await expect(active(page)).toHaveId((await field.getAttribute('aria-activedescendant')) ?? '');
  await field.press('Home');
  await expect(active(page)).toHaveCount(0);
  await field.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field).toHaveValue(typed);
  await field.press('ArrowDown');
  await expect(active(page)).toContainText(place);
  await field.press('Enter');
  await expect(page).toHaveURL(/province=KH-17/);
  await expect(field).toHaveValue('');
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('each text is requested once, and neither late code nor a late answer covers the page', async ({
    page,
    hold,
  }) => {
    const field = keywordField(page);
    await test.step('a search that was sent before the code came is not covered by suggestions', async () => {
      const release = await hold(/search-aids-.*\.js/);
      await page.goto('/jobs');
      await field.pressSequentially('dev');
      await field.press('Enter');
      await expect(page).toHaveURL(/keyword=dev/);
      await expect(cards(page).first()).toBeVisible();
      release();
      await expect(field).toHaveRole('combobox');
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await field.press('ArrowDown');
      await expect(options(page).first()).toBeVisible();
    });

    const requests: string[] = [];
    await page.route('**/api/job/suggest?*', async (route) => {
      requests.push(new URL(route.request().url()).searchParams.get('text') ?? '');
      await route.continue();
    });
    const developer = options(page)
      .filter({ hasText: /^developer$/i })
      .first();
    // The app requests a text that stays for 150 ms: the test decides when they are over.
    const stay = () => page.clock.runFor(1_000);
    const offersDeveloper = () => passUntil(page, () => developer.isVisible());
    await page.clock.install();
    await page.goto('/jobs');
    await field.focus();
    await expect(field).toHaveRole('combobox');
    await page.clock.pauseAt(Date.now() + 60_000);
    await test.step('nothing is requested twice', async () => {
      const nothingFound = page.waitForResponse('**/api/job/suggest?text=qqz&*');
      await field.fill('qqz');
      await stay();
      await (await nothingFound).finished();
      // Nothing starts with it, so nothing starts with a longer text.
      await field.fill('qqzx');
      await stay();
      await field.fill('devel');
      await offersDeveloper();
      await field.fill('qqz');
      await stay();
      await field.fill('devel');
      await stay();
      await offersDeveloper();
      expect(requests).toEqual(['qqz', 'devel']);
    });
    await test.step('a late answer is not shown', async () => {
      const release = await hold('**/api/job/suggest?text=acc&*');
      const late = page.waitForRequest('**/api/job/suggest?text=acc&*');
      await field.fill('acc');
      await stay();
      await late;
      await field.fill('devel');
      release();
      await stay();
      await offersDeveloper();
      await expect(options(page).filter({ hasText: /acc/i })).toHaveCount(0);
    });
  });
});

test('each earlier search can be deleted, or all of them', async ({ page, button }) => {
  const field = keywordField(page);
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  await page.goto('/jobs');
  await field.focus();
  await expect(field).toHaveRole('combobox');
  for (const keyword of ['cook', 'driver', 'nurse']) {
    await field.fill(keyword);
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`keyword=${keyword}`));
  }
  await field.fill('');
  await expect(options(page)).toContainText(['nurse', 'driver', 'cook']);
  await page.getByRole('button', { name: /driver/ }).click();
  await expect(options(page)).toContainText(['nurse', 'cook']);
  await field.press('ArrowDown');
  await field.press('Delete');
  await expect(options(page)).toContainText(['cook']);
  await page.reload();
  await field.fill('');
  await field.click();
  // The address still contains "nurse", which was deleted.
  await expect(options(page)).toHaveCount(1);
  await expect(options(page)).toContainText(['cook']);
  await button('Clear recent searches').click();
  await expect(options(page)).toHaveCount(0);
  expect(await stored()).not.toContain('cook');
  await page.reload();
  await field.fill('');
  await field.click();
  await expect(field).toHaveRole('combobox');
  expect(await stored()).not.toContain('nurse');
});
