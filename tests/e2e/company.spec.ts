/** Companies (product 2.21, 2.22): their page and jobs, the form, the logo, and the name in the first posting. */
import { type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { type Locale } from '../support/wording.ts';
import { expect, test } from './fixtures.ts';
import { bearer, comeAsNew, post } from './people.ts';
import { ownName } from './wizard.ts';

const names = {
  en: { first: 'Corner Krama Shops', other: 'ហាងក្រមាជ្រុងផ្លូវ' },
  km: { first: 'ហាងក្រមាជ្រុងផ្លូវ', other: 'Corner Krama Shops' },
} as const satisfies Record<Locale, object>;

/** A purple square with a yellow strip on either side. */
async function chooseLogo(page: Page): Promise<void> {
  const purple = { width: 200, height: 200, channels: 3, background: '#702050' } as const;
  const buffer = await sharp({ create: purple })
    .extend({ left: 50, right: 50, background: '#ffdd00' })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
}

const jobLinks = (page: Page): Locator =>
  page.getByRole('link').filter({ visible: true }).and(page.locator('[href^="/jobDetail/"]'));

test(
  "a company is named in the reader's language; its jobs are a list with a removable filter",
  { tag: '@each-width' },
  async ({ page, words, says, language }) => {
    const { first, other } = names[language];
    await page.goto('/company/1');
    await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible();
    await expect(page.getByText(other, { exact: true }).first()).toBeVisible();
    // Phones have rows, wide screens cards.
    await expect(jobLinks(page).first()).toBeVisible();
    expect(await page.locator('.job-card-company:visible').count()).toBe(0);

    await page.goto('/jobs?company=1');
    const active = page.getByRole('group', { name: words('Active filters') });
    const chip = active.getByRole('button').first();
    await expect(chip).toContainText(first);
    const keyword = page.getByRole('search').getByRole('combobox').or(page.getByRole('searchbox')).first();
    await keyword.fill('qqqqzzzz');
    await keyword.press('Enter');
    await expect(says('No results found :( Perhaps, try a different keyword')).toBeVisible();
    await expect(chip).toContainText(first);
    await chip.click();
    await expect(page).toHaveURL(/\/jobs\?keyword=qqqqzzzz$/);
  },
);

test(
  'an employer fills in the company, adds a logo, requests verification, and opens all open jobs',
  { tag: '@desktop' },
  async ({ page, request, button, notice, main, words }) => {
    const person = await comeAsNew(page, 'employer');
    const name = ownName('Silk House');
    await page.goto('/companies/mine');
    await expect(button('Save')).toBeDisabled();
    await main.locator('[name=name]').fill(name);
    const website = main.locator('[name=website]');
    await website.fill('silk.example');
    await main.getByRole('button', { name: '11–50', exact: true }).click();
    await button('Save').click();
    await expect(notice('Your company has been saved.')).toBeVisible();
    await expect(website).toHaveValue('https://silk.example');
    await expect(button('Save')).toBeDisabled();

    await chooseLogo(page);
    const logo = main.locator('img.kg-logo').first();
    await expect(logo).toHaveAttribute('src', /\/pictures\/[0-9a-f]{64}\.webp$/);
    // Only the middle of the picture remains, which is purple.
    const picture = await request.get((await logo.getAttribute('src')) ?? '');
    const { channels } = await sharp(await picture.body()).stats();
    expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean / 16))).toEqual([7, 2, 5]);

    await button('Request a check').click();
    const sheet = page.getByRole('dialog');
    await sheet.locator('[name=registration_number]').fill('MOC-1');
    await sheet.locator('[name=phone]').fill('012 345 678');
    await sheet.getByRole('button', { name: words('Request a check') }).click();
    await expect(page.getByRole('heading', { name: words('Check in progress') })).toBeVisible();

    await test.step('its jobs are loaded a page at a time', async () => {
      for (let count = 0; count < 13; count++) await post(request, person);
      // The closed sheet may still be leaving its entry of the history, which stops a navigation.
      await expect(() => page.goto(`/company/${person.user_id}`)).toPass();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      const jobs = jobLinks(page);
      await expect(jobs).toHaveCount(12);
      // Jobs closed meanwhile do not move others to another page.
      const newest = await jobs.first().getAttribute('href');
      await request.patch(`/api/job/stop/${newest?.split('/').at(-1)}`, { headers: bearer(person) });
      await button('Show More').click();
      await expect(jobs).toHaveCount(13);
      await expect(button('Show More')).toHaveCount(0);
    });
  },
);

test('Back closes an open sheet first, and asks before unsaved changes are lost', async ({
  page,
  request,
  main,
  button,
  words,
}) => {
  const person = await comeAsNew(page, 'employer');
  await request.put('/api/company/mine', { data: { name: 'Saved House' }, headers: bearer(person) });
  await page.goto('/myProfile');
  await main.locator('a[href="/companies/mine"]').click();
  await main.locator('[name=name]').fill('Unsaved House');
  await button('Request a check').click();
  const sheet = page.getByRole('dialog');
  const question = page.getByRole('alertdialog', { name: words('Leave without saving?') });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.goBack();
  await expect(question).toBeVisible();
  await button('Cancel', question).click();
  await expect(question).toBeHidden();
  await button('Back').filter({ visible: true }).click();
  await expect(question).toBeVisible();
});
