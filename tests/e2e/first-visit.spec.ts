/** The card of the first visit, and the jobs that come first (product 2.55). */
import { type Page } from '@playwright/test';
import { posting } from '../support/samples.ts';
import { wording } from '../support/wording.ts';
import { appStarted, expect } from './fixtures.ts';
import { bearer, newPerson } from './people.ts';
import { installed, loseNetwork, test } from './phone.ts';

test.use({ phone: 'new' });

const cardOn = (page: Page) => page.locator('.preferences-card').filter({ visible: true });
const sectionOn = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true }).filter({ visible: true });

/** Posts a job of a waiter, by default in Kep, where the demonstration has none. */
async function postWaiter(page: Page, name: string, province = 'KH-23'): Promise<void> {
  const employer = await newPerson(page.request, 'employer');
  const data = { ...posting, name, province, occupation: 'waiter' };
  expect((await page.request.post('/api/job', { data, headers: bearer(employer) })).status()).toBe(201);
}

test.describe('in Khmer', () => {
  test.use({ language: 'km', locale: 'km-KH' });

  test('the answers order the list and Home, also without a network, and can be changed', async ({
    page,
    context,
    gate,
    words,
  }) => {
    const english = wording('en');
    const name = `Waiter ${crypto.randomUUID().slice(0, 8)}`;
    const elsewhere = `Waiter ${crypto.randomUUID().slice(0, 8)}`;
    await postWaiter(page, name);
    await postWaiter(page, elsewhere, 'KH-7');
    await page.goto('/jobs');
    await appStarted(page);
    const card = cardOn(page);
    await expect(card).toHaveAccessibleName(words('Which jobs should come first?'));
    await card.getByLabel(words('Language')).selectOption('English');
    await expect(card).toHaveAccessibleName(english('Which jobs should come first?'));
    await card.getByLabel('Province').selectOption('Kep');
    await card.getByLabel('Kind of work').selectOption('Hotel and restaurant');
    // Nothing moves while someone answers.
    await expect(page.getByRole('heading', { name: 'Hotel and restaurant in Kep' })).toHaveCount(0);
    await card.getByRole('button', { name: 'Show jobs' }).click();
    await expect(card).toHaveCount(0);
    await expect(page).toHaveURL(/\/jobs$/);
    const section = sectionOn(page, 'Hotel and restaurant in Kep');
    await expect(section.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Popular Jobs:' })).toBeVisible();
    // Ordered, not filtered.
    await expect(section.getByRole('link', { name: elsewhere, exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: elsewhere, exact: true }).first()).toBeVisible();
    await section.getByRole('link', { name: /^See all/ }).click();
    await expect(page).toHaveURL(/\/jobs\?.*occupation=hospitality/);
    await expect(page).toHaveURL(/province=KH-23/);

    await installed(page);
    await page.goto('/jobs');
    await expect(section).toBeVisible();
    // Until the list is stored on the phone.
    await expect
      .poll(async () => {
        await loseNetwork(context, gate);
        await page.goto('/');
        return section.count();
      })
      .toBe(1);
    await expect(section.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Top Results' })).toBeVisible();

    await section.getByRole('button', { name: 'Choose which jobs come first' }).click();
    await expect(card.getByRole('heading')).toBeFocused();
    await card.getByLabel('Province').selectOption('All');
    await card.getByLabel('Kind of work').selectOption('All');
    await card.getByRole('button', { name: 'Show jobs' }).click();
    await expect(section).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Top Results' })).toBeVisible();
  });
});

test.describe('in English', () => {
  test.use({ language: 'en', locale: 'en-US', serviceWorkers: 'block' });

  test(
    'it can be ignored, closed for good, and opened again',
    { tag: '@desktop' },
    async ({ page, button, link }) => {
      await page.goto('/');
      await appStarted(page);
      await expect(cardOn(page)).toBeVisible();
      await link('Jobs').filter({ visible: true }).first().click();
      await expect(page).toHaveURL(/\/jobs$/);
      await expect(cardOn(page)).toBeVisible();
      await page.goto('/jobs?keyword=cook');
      await expect(page.getByRole('heading', { name: 'Search Results:' })).toBeVisible();
      await expect(cardOn(page)).toHaveCount(0);
      await page.goto('/jobs');
      await appStarted(page);
      await button('Close', cardOn(page)).click();
      await expect(cardOn(page)).toHaveCount(0);
      for (const path of ['/', '/jobs']) {
        await page.goto(path);
        // The server's page has it for everyone: hidden from the first frame.
        await expect(cardOn(page)).toHaveCount(0);
        await appStarted(page);
        await expect(page.getByRole('main').filter({ visible: true })).toHaveCount(1);
        await expect(cardOn(page)).toHaveCount(0);
      }
      await page
        .getByRole('button', { name: /^Filters/ })
        .filter({ visible: true })
        .click();
      await button('Choose which jobs come first').click();
      await expect(cardOn(page).getByRole('heading')).toBeFocused();
    },
  );

  test('answers that no job matches can be changed', { tag: '@desktop' }, async ({ page, button }) => {
    await page.addInitScript(() => {
      const known = { province: 'KH-23', occupation: 'teaching' };
      localStorage.setItem('wishes', JSON.stringify(known));
    });
    for (const path of ['/', '/jobs']) {
      await page.goto(path);
      await button('Choose which jobs come first').click();
      await expect(cardOn(page).getByLabel('Province')).toHaveValue('KH-23');
      await expect(cardOn(page).getByRole('heading')).toBeFocused();
    }
  });

  test('a choice made before the app has started stays', async ({ page }) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/index-[^/]*\.js$/, (route) => released.then(() => route.continue()));
    await page.goto('/jobs', { waitUntil: 'commit' });
    await cardOn(page).getByLabel('Province').selectOption('Kampot');
    release();
    await appStarted(page);
    await expect(cardOn(page).getByLabel('Province')).toHaveValue('KH-7');
    expect(await page.evaluate(() => localStorage.getItem('wishes'))).toBe('{"province":"KH-7"}');
  });
});
