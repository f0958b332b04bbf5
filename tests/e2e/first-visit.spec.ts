/** The questions of the first visit (product 2.55); who gets them is tested beside `may-ask.ts`. */
import { type Locator, type Page } from '@playwright/test';
import { wording } from '../support/wording.ts';
import { appStarted, expect } from './fixtures.ts';
import { cards } from './job-cards.ts';
import { loseNetwork, openInstalled, test } from './phone.ts';

test.use({ phone: 'new' });

/** The questions are shown once the page is idle. */
async function untilAsked(page: Page): Promise<Locator> {
  // During a transition there are two.
  await expect(page.getByRole('main').filter({ visible: true })).toHaveCount(1);
  await appStarted(page);
  await page.clock.fastForward(4_000);
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  return sheet;
}

const chips = (page: Page, words: (text: string) => string): Locator =>
  page.getByRole('group', { name: words('Active filters') }).getByRole('button');

test.describe('in Khmer, without a network', () => {
  test.use({ language: 'km', locale: 'km-KH' });

  test('language, place and work take three taps; the list starts with these filters until they are removed', async ({
    page,
    context,
    gate,
    words,
    says,
  }) => {
    const english = wording('en');
    await page.clock.install();
    await page.goto('/jobs?sort=Salary');
    await expect(cards(page).first()).toBeVisible();
    await openInstalled(page);
    await loseNetwork(context, gate);
    await page.goto('/');
    const sheet = await untilAsked(page);
    await expect(sheet).toHaveAccessibleName(words('Language'));
    await expect(sheet.getByRole('radio', { name: 'ខ្មែរ' })).toBeChecked();
    await sheet.getByText('English').click();
    await expect(sheet).toHaveAccessibleName(english('Language'));
    await sheet.getByRole('button', { name: 'Next' }).click();
    await expect(sheet.getByRole('group', { name: 'Where are you looking for work?' })).toBeFocused();
    await sheet.getByRole('button', { name: 'Phnom Penh' }).click();
    await sheet.getByRole('button', { name: 'Full Time' }).click();
    await expect(sheet).toBeHidden();
    await expect(chips(page, english)).toHaveText(['Full Time', 'Phnom Penh', 'Clear']);

    await page.getByRole('button', { name: 'Remove Full Time' }).click();
    await expect(chips(page, english)).toHaveText(['Phnom Penh', 'Clear']);
    // The next start, by the list's own URL: with the remaining filters, and without questions.
    await page.goto('/jobs');
    await expect(chips(page, english)).toHaveText(['Phnom Penh', 'Clear']);
    await page.clock.fastForward(4_000);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(says('Active filters')).toHaveCount(0);
    await page.goto('/jobs');
    await expect(page.getByRole('heading', { name: 'Popular Jobs:' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('in English', () => {
  test.use({ language: 'en', locale: 'en-US', serviceWorkers: 'block' });

  test(
    'each question can be skipped, and the back button leaves the page as it was',
    { tag: '@desktop' },
    async ({ page, button, link }) => {
      await page.clock.install();
      await page.goto('/jobs');
      const sheet = await untilAsked(page);
      await expect(sheet.getByRole('radio', { name: 'English' })).toBeChecked();
      // A double click answers one question.
      await button('Next', sheet).dblclick();
      await expect(sheet).toHaveAccessibleName('Where are you looking for work?');
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(/\/jobs$/);

      // Like a new phone.
      await page.evaluate(() => localStorage.clear());
      await page.goto('/about');
      await link('Home').filter({ visible: true }).first().click();
      await expect(page).toHaveURL(/\/$/);
      await untilAsked(page);
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(/\/$/);

      await page.evaluate(() => localStorage.clear());
      await page.goto('/');
      await untilAsked(page);
      await button('Next', sheet).click();
      await page.keyboard.press('Tab');
      await expect(button('Phnom Penh')).toBeFocused();
      await button('Skip', sheet).click();
      await expect(sheet).toHaveAccessibleName('What work are you looking for?');
      await button('Skip', sheet).click();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(/\/$/);
      await link('Jobs').filter({ visible: true }).first().click();
      await expect(page.getByRole('heading', { name: 'Popular Jobs:' })).toBeVisible();
    },
  );
});
