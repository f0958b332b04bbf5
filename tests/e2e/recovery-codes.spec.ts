/** Recovery codes (product 2.37, 2.38): generated, saved, and used on another phone. */
import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { cardOf } from './job-cards.ts';
import { comeAsNew, comeAsSeeker } from './people.ts';
import { openJobs } from './phone.ts';

/** The codes as listed; screen readers spell them. */
const shownCodes = (page: Page): Promise<string[]> => page.locator('.codes-list code').allTextContents();

/** Saves the picture as a download. @returns its width in pixels, read from the file */
async function savedWidth(page: Page, keep: () => Promise<void>): Promise<number> {
  const [download] = await Promise.all([page.waitForEvent('download'), keep()]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  return readFileSync(await download.path()).readUInt32BE(16);
}

test('a user makes codes after the first application, and logs in with one on another phone after forgetting the password', async ({
  page,
  button,
  link,
  words,
  visit,
}) => {
  const { name, password } = await comeAsSeeker(page);
  const card = cardOf(page, await openJobs(page));
  await card.getByRole('button', { name: words('Apply Now') }).click();
  await expect(card.getByRole('button', { name: words('Applied') })).toBeVisible();
  const offer = page.getByRole('region', { name: words('If you forget your password') });
  // On the page where the user applied, nothing moves.
  await expect(offer).toHaveCount(0);
  await link('Home').filter({ visible: true }).first().click();
  await offer.getByRole('button', { name: words('Create 8 codes') }).click();
  const own = page.getByRole('dialog');
  await own.getByLabel(words('Current password'), { exact: true }).fill(password);
  await button('Create 8 codes', own).click();
  await expect(page.getByRole('listitem').filter({ has: page.locator('code') })).toHaveCount(8);
  const [code = ''] = await shownCodes(page);
  await expect(page.getByText([...code.replace(' ', ', ')].join(' ').replace(' , ', ','))).toBeAttached();
  expect(await savedWidth(page, () => button('Save as a picture').click())).toBe(1080);
  await button('Done').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(offer).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).toContain(name);
  expect(stored).not.toContain(password);
  expect(stored).not.toContain(code);

  const other = await visit();
  const enter = other.main.locator('form button[type=submit]');
  await other.page.goto('/login');
  await other.link('Forgot your password?').click();
  await expect(other.page).toHaveURL(/\/recover$/);
  await expect(other.main.getByRole('link', { name: /^012/ })).toHaveAttribute('href', /^tel:/);
  await expect(other.button('Send me a code by SMS')).toHaveCount(0);
  // The log-in page may still be leaving the screen, and has a name field, too.
  await expect(other.field('Name')).toHaveCount(1);
  await other.field('Name').fill(name);
  await other.field('Code').fill('22222 22222');
  await other.field('New password').fill('another good one');
  await enter.click();
  await expect(other.field('Code')).toHaveAccessibleDescription(words('Wrong name or code.'));
  await expect(other.field('Name')).toHaveValue(name);
  await expect(other.field('New password')).toHaveValue('another good one');
  await other.field('Code').fill(code.toLowerCase().replace(' ', ''));
  await other.field('New password').fill('password1');
  await enter.click();
  await expect(other.field('New password')).toHaveAccessibleDescription(
    words('This password is too easy to guess. Please choose another one.'),
  );
  await other.field('New password').fill('another good one');
  await enter.click();
  await expect(other.page).toHaveURL(/\/setting$/);
  await expect(other.notice("You're logged in again. Other devices were signed out.")).toBeVisible();
  await other.button('Create new codes').click();
  const sheet = other.page.getByRole('dialog');
  await sheet.getByLabel(words('Current password'), { exact: true }).fill('another good one');
  await other.button('Create 8 codes').click();
  await other.button("I've written them down").click();
  await expect(other.button('Create new codes')).toHaveCount(0);

  await page.goto('/setting');
  await expect(page).toHaveURL(/\/login/);
});

test(
  'codes are generated for the right password, and closing or leaving too early shows a warning',
  { tag: '@nightly' },
  async ({ page, main, button, link, hold, says, words }) => {
    const person = await comeAsNew(page, 'employer');
    await page.goto('/setting');
    const row = page.getByRole('button', { name: new RegExp(`^${words('Recovery codes')}`) });
    await row.click();
    const sheet = page.getByRole('dialog');
    const current = sheet.getByLabel(words('Current password'), { exact: true });
    await current.fill('not this one');
    await button('Create 8 codes').click();
    await expect(current).toHaveAccessibleDescription(words("The current password isn't correct."));
    await current.fill(person.password);
    await button('Create 8 codes').click();
    const picture = page.getByRole('img', { name: words('Picture of your recovery codes') });
    await expect(picture).toBeVisible();
    const codes = await shownCodes(page);
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: words('Cancel') }).click();
    await expect(picture).toBeVisible();
    expect(await shownCodes(page)).toEqual(codes);

    // The user closes the phone's sheet the first time.
    await page.evaluate(() => {
      let turn = 0;
      const share = ({ files = [] }: ShareData): Promise<void> =>
        (turn += 1) === 1
          ? Promise.reject(new DOMException('closed', 'AbortError'))
          : Promise.resolve(void document.body.setAttribute('data-shared', files[0]?.type ?? ''));
      Object.assign(navigator, { canShare: () => true, share });
    });
    await button('Save as a picture').click();
    await expect(button("I've written them down")).toBeVisible();
    await button('Save as a picture').click();
    await expect(page.locator('body')).toHaveAttribute('data-shared', 'image/png');
    await expect(button("I've written them down")).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row).toContainText('8');

    await test.step('leaving before the codes arrive', async () => {
      await page.goto('/myProfile');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      // A logged-in user who opens the recovery page is redirected to the settings.
      await page.goto('/recover');
      await expect(page).toHaveURL(/\/setting$/);
      await row.click();
      await current.fill(person.password);
      const release = await hold('**/api/auth/codes');
      const asked = page.waitForRequest('**/api/auth/codes');
      await button('Create 8 codes').click();
      await asked;
      await sheet.getByRole('button', { name: words('Close') }).click();
      await button('Back').or(link('Back')).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(/\/myProfile$/);
      await expect(main.getByRole('button', { name: words('Recovery codes') })).toHaveCount(0);
      release();
      await expect(says("You haven't seen your new recovery codes. Please create them again.")).toBeVisible();
    });
  },
);
