/** Shared links contain their language and their search (product 2.5, 11.2). */
import { expect, type Page, test } from '@playwright/test';
import { wording } from '../support/wording.ts';
import { cards } from './job-cards.ts';

const khmer = wording('km');
const english = wording('en');
const language = (page: Page) => page.locator('html').getAttribute('lang');
const title = (page: Page, words: string) =>
  page.getByRole('heading', { name: words }).filter({ visible: true });

test('a shared link sets the language until another one is chosen, and restores its filters', async ({
  page,
}) => {
  await page.goto('/about?lang=kh');
  await expect(title(page, khmer('About us')).first()).toBeVisible();
  // The language is removed from the URL, so that a later choice wins.
  await expect(page).toHaveURL(/\/about$/);
  await page.reload();
  await expect(title(page, khmer('About us')).first()).toBeVisible();
  await page.goto('/jobs');
  await expect(title(page, khmer('Popular Jobs:'))).toBeVisible();
  expect(await language(page)).toBe('km');
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('kh');

  await page.getByRole('button', { name: 'English' }).filter({ visible: true }).click();
  await expect(title(page, english('Popular Jobs:'))).toBeVisible();
  await page.reload();
  await expect(title(page, english('Popular Jobs:'))).toBeVisible();
  expect(await language(page)).toBe('en');

  await test.step('the page has a URL for each language', async () => {
    await page.goto('/about');
    for (const [tag, words] of [
      ['km', khmer],
      ['en', english],
    ] as const) {
      const address = await page.locator(`link[rel=alternate][hreflang=${tag}]`).getAttribute('href');
      await page.goto(new URL(address ?? '').pathname + new URL(address ?? '').search);
      await expect(title(page, words('About us')).first()).toBeVisible();
      expect(await language(page)).toBe(tag);
    }
  });
  await test.step('a shared search retains its filters over a reload and in the history', async () => {
    await page.goto('/jobs?level=Junior&lang=kh&location=Phnom+Penh');
    await expect(title(page, khmer('Search Results:'))).toBeVisible();
    const terms = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect.poll(terms).toEqual({ level: 'Junior', location: 'Phnom Penh' });
    const names = () => cards(page).locator('h3').allTextContents();
    await expect(cards(page).first()).toBeVisible();
    const found = await names();
    await page.reload();
    await expect(cards(page)).toHaveCount(found.length);
    expect(await names()).toEqual(found);

    const chip = khmer('Remove {text}').replace('{text}', khmer('Junior'));
    await page.getByRole('button', { name: chip }).click();
    await expect.poll(terms).toEqual({ location: 'Phnom Penh' });
    await page.goBack();
    await expect.poll(terms).toEqual({ level: 'Junior', location: 'Phnom Penh' });
    await expect.poll(names).toEqual(found);
    expect(await language(page)).toBe('km');
  });
});
