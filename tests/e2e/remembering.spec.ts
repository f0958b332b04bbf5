/** "Is this your own phone?" after registering (product 2.16): from a visit to a remembered log-in, with a half-written posting. */
import { type Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { bearer } from './people.ts';
import { screenOf } from './screen.ts';
import { ownName, step, test } from './wizard.ts';

const tokenIn = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => {
    const user: unknown = JSON.parse(window[name].getItem('user') ?? 'null');
    return user === null ? undefined : (user as { token: string }).token;
  }, storage);

test('“Yes” keeps a new employer logged in, and the draft survives the tab', async ({
  page,
  context,
  request,
  words,
  main,
  button,
  field,
  notice,
  wizard,
}) => {
  const name = ownName('Baker');
  const card = page.getByRole('region', { name: words('Is this your own phone?') }).filter({ visible: true });
  await page.goto('/register');
  await main.getByRole('radio', { name: words('Hire employees') }).check();
  await field('Name').fill(ownName('Sokha'));
  await field('Password').fill('long enough');
  await button('Register', main).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(card).toBeVisible();

  await page.locator('a[href^="/createjob"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(step(1));
  await page.getByRole('radio', { name: words('Post by myself') }).check();
  await wizard.go('Next').click();
  await field('Job name').fill(name);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('jobDraft'))).toContain(name);
  await page.goBack();
  await expect(page).toHaveURL(step(1));
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);

  const before = await tokenIn(page, 'sessionStorage');
  await card.getByRole('button', { name: words('Yes, keep me logged in') }).click();
  await expect(notice("You'll stay logged in on this phone.")).toBeVisible();
  await expect(card).toHaveCount(0);
  const after = await tokenIn(page, 'localStorage');
  expect(await tokenIn(page, 'sessionStorage')).toBeUndefined();
  const statusWith = async (token = '') =>
    (await request.get('/api/auth/sessions', { headers: bearer({ token }) })).status();
  expect([await statusWith(before), await statusWith(after)]).toEqual([401, 200]);

  await page.close();
  const tab = await context.newPage();
  const later = screenOf(tab, words);
  await tab.goto('/createjob');
  await expect(later.notice('Your draft has been restored.')).toBeVisible();
  await expect(later.field('Job name')).toHaveValue(name);
});

test(
  '“No” changes nothing, and nobody is asked again',
  { tag: '@desktop' },
  async ({ page, words, main, button, field, link }) => {
    await page.goto('/register');
    await field('Name').fill(ownName('Dara'));
    await field('Password').fill('long enough');
    await button('Register', main).click();
    const card = page
      .getByRole('region', { name: words('Is this your own phone?') })
      .filter({ visible: true });
    await card.getByRole('button', { name: words('No, others use it') }).click();
    await expect(card).toHaveCount(0);
    expect(await tokenIn(page, 'localStorage')).toBeUndefined();
    expect(await tokenIn(page, 'sessionStorage')).toBeDefined();
    await link('Jobs').filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/jobs$/);
    await expect(card).toHaveCount(0);
  },
);
