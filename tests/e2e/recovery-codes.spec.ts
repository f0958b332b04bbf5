/** Recovery codes (product 2.37, 2.38): made, kept, and used on another phone when the password is forgotten. */
import { readFileSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { comeAs, comeAsNew, newPerson } from './people.ts';

const password = 'long-enough-password';
/** What the list says, which is not spelled. */
const shownCodes = (page: Page): Promise<string[]> => page.locator('.codes-list code').allTextContents();

/** Keeps the picture as a download; gives its width in pixels, as the file says it. */
async function keptWidth(page: Page, keep: () => Promise<void>): Promise<number> {
  const [download] = await Promise.all([page.waitForEvent('download'), keep()]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  return readFileSync(await download.path()).readUInt32BE(16);
}

test('who registers keeps codes, and gets back in on another phone when the password is forgotten', async ({
  page,
  main,
  button,
  field,
  words,
  visit,
}) => {
  const name = `ស្រីនាង ${crypto.randomUUID()}`;
  await page.goto('/register?next=%2Fabout');
  await field('Name').fill(name);
  await field('Password').fill(password);
  await button('Register', main).click();
  await button('Make eight codes').click();
  await expect(page.getByRole('listitem').filter({ has: page.locator('code') })).toHaveCount(8);
  const [code = ''] = await shownCodes(page);
  await expect(page.getByText([...code.replace(' ', ', ')].join(' ').replace(' , ', ','))).toBeAttached();
  expect(await keptWidth(page, () => button('Keep as a picture').click())).toBe(1080);
  await button('Done').click();
  await expect(page).toHaveURL(/\/about$/);
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
  // The log-in page that was left is still on its way out, and has a name, too.
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
  await expect(other.notice('You are back in. Other devices were signed out.')).toBeVisible();
  await other.button('Make new codes').click();
  const sheet = other.page.getByRole('dialog');
  await sheet.getByLabel(words('Current password'), { exact: true }).fill('another good one');
  await other.button('Make eight codes').click();
  await other.button('I have them on paper').click();
  await expect(other.button('Make new codes')).toHaveCount(0);

  await page.goto('/setting');
  await expect(page).toHaveURL(/\/login/);
});

test('codes are made for the right password, and closing before they are kept asks once', async ({
  page,
  button,
  words,
}) => {
  const person = await comeAsNew(page, 'employer');
  await page.goto('/setting');
  const row = page.getByRole('button', { name: new RegExp(`^${words('Recovery codes')}`) });
  await row.click();
  const current = page.getByRole('dialog').getByLabel(words('Current password'), { exact: true });
  await current.fill('not this one');
  await button('Make eight codes').click();
  await expect(current).toHaveAccessibleDescription(words('The current password is not correct.'));
  await current.fill(person.password);
  await button('Make eight codes').click();
  const picture = page.getByRole('img', { name: words('Picture of your recovery codes') });
  await expect(picture).toBeVisible();
  const codes = await shownCodes(page);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: words('Cancel') }).click();
  await expect(picture).toBeVisible();
  expect(await shownCodes(page)).toEqual(codes);

  // Somebody closes the phone's own sheet, and then uses it.
  await page.evaluate(() => {
    let turn = 0;
    const share = ({ files = [] }: ShareData): Promise<void> =>
      (turn += 1) === 1
        ? Promise.reject(new DOMException('closed', 'AbortError'))
        : Promise.resolve(void document.body.setAttribute('data-shared', files[0]?.type ?? ''));
    Object.assign(navigator, { canShare: () => true, share });
  });
  await button('Keep as a picture').click();
  await expect(button('I have them on paper')).toBeVisible();
  await button('Keep as a picture').click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', 'image/png');
  await expect(button('I have them on paper')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toContainText('8');
});

test('who is logged in is led from getting back in to the settings', async ({ page }) => {
  await comeAs(page, await newPerson(page.request, 'employee'));
  await page.goto('/recover');
  await expect(page).toHaveURL(/\/setting$/);
});

test('who leaves before the new codes come is told that they have not been seen', async ({
  page,
  request,
  button,
  link,
  hold,
  says,
  words,
  main,
}) => {
  const person = await newPerson(request, 'employee');
  await comeAs(page, person);
  await page.goto('/myProfile');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/setting');
  await main.getByRole('button', { name: words('Recovery codes') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(words('Current password'), { exact: true }).fill(person.password);
  const release = await hold('**/api/auth/codes');
  const asked = page.waitForRequest('**/api/auth/codes');
  await button('Make eight codes').click();
  await asked;
  await sheet.getByRole('button', { name: words('Close') }).click();
  await button('Back').or(link('Back')).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/myProfile$/);
  await expect(main.getByRole('button', { name: words('Recovery codes') })).toHaveCount(0);
  release();
  await expect(says('You have not seen your new recovery codes. Please make them again.')).toBeVisible();
});
