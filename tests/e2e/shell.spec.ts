/** The frame around every page: guards, tabs, menu, language, theme, and signing out. */
import { type Page } from '@playwright/test';
import { wording } from '../support/wording.ts';
import { appStarted, expect, historyPosition, test } from './fixtures.ts';
import { comeAs, comeAsNew, newPerson } from './people.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).filter({ visible: true });
const html = (page: Page) => page.locator('html');

test('guards redirect to the log-in page and back, or home; signing out leaves nothing of the user', async ({
  page,
  request,
  main,
  field,
  logIn,
  button,
  link,
  says,
  notice,
}) => {
  const person = await newPerson(request, 'employee');
  await test.step('an unknown URL shows "not found"', async () => {
    await page.goto('/no/such/page');
    await expect(
      says("The page you're looking for could not be found. You may have followed a broken link.", main),
    ).toBeVisible();
    await link('Take me back', main).click();
    await expect(page).toHaveURL(/\/$/);
  });
  await test.step('a guest logs in, and returns to the page that they opened', async () => {
    await page.goto('/favJobs');
    await expect(notice('Please login first.', 'alert')).toBeVisible();
    await expect(page).toHaveURL(/\/login\?next=/);
    await field('Remember me').check();
    await logIn(person);
    await expect(page).toHaveURL(/\/favJobs$/);
    await expect(notice('You have succesfully logged in.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain(person.name);
  });
  await test.step('signing out leads home with a message', async () => {
    const position = await historyPosition(page);
    await button('Menu').click();
    await button('Sign Out').click();
    await expect(notice('You have successfully signed out.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    // The entry of the menu is left a moment later.
    await expect.poll(() => historyPosition(page)).toBe(position);
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(page).not.toHaveURL(/\/favJobs$/);
  });
  await test.step("an employer who opens a seeker's page is redirected home", async () => {
    await comeAs(page, await newPerson(request, 'employer'));
    await page.goto('/cv');
    await expect(page).toHaveURL(/\/$/);
  });
});

test('a page opened right after a sheet is closed is loaded', async ({ page, button }) => {
  // It takes longer to arrive than the sheet's entry of the history stays.
  await page.route('/robots.txt', async (route) => {
    await page.waitForTimeout(200);
    await route.continue();
  });
  for (const open of [
    () => page.goto('/robots.txt'),
    () => page.evaluate(() => location.assign('/robots.txt')),
  ]) {
    await page.goto('/');
    await appStarted(page);
    await button('Menu').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await open();
    await expect(page).toHaveURL(/\/robots\.txt$/);
  }
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a phone has tabs for each role, and a menu with a theme and a language', async ({
    page,
    main,
    hold,
  }) => {
    const names = () => page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts();
    const menu = page.getByRole('button', { name: 'Menu' }).filter({ visible: true });
    const khmer = wording('km');
    const catalogues = /\/messages-[^/]*\.js$/;
    const sheet = page.getByRole('dialog');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    // Before the app starts, a tab is a link to another document.
    await appStarted(page);
    await tab(page, 'Jobs').click();
    await expect(page).toHaveURL(/\/jobs$/);
    await expect(tab(page, 'Jobs')).toHaveAttribute('aria-current', 'page');
    expect(await names()).toEqual(['Home', 'Jobs', 'About', 'Log in']);
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await expect(page).toHaveURL(/\/jobs$/);

    await test.step("a theme chosen in the menu overrides the system's, also after a reload", async () => {
      await menu.click();
      await page.getByRole('radio', { name: 'Dark' }).check();
      await expect(html(page)).toHaveClass(/ion-palette-dark/);
      await comeAsNew(page, 'employer');
      await page.reload();
      await expect(html(page)).toHaveClass(/ion-palette-dark/);
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#3A0F2B');
    });
    await expect(tab(page, 'Applicants')).toBeVisible();
    expect(await names()).toEqual(['Home', 'Jobs', 'Post', 'Applicants', 'Me']);

    await test.step('while texts are slow, the last of two chosen languages wins', async () => {
      await page.goto('/about');
      await menu.click();
      await expect(sheet.getByRole('radio', { name: 'English' })).toBeChecked();
      const release = await hold(catalogues);
      const requested = page.waitForRequest(catalogues);
      await sheet.getByRole('radio', { name: 'ខ្មែរ' }).click();
      await requested;
      await sheet.getByRole('radio', { name: 'English' }).click();
      const response = page.waitForResponse(catalogues);
      release();
      await response;
      await page.waitForLoadState('networkidle');
      await expect(html(page)).toHaveAttribute('lang', 'en');
      await expect(sheet.getByRole('radio', { name: 'English' })).toBeChecked();
      expect(await page.evaluate(() => localStorage.getItem('lang'))).not.toBe('kh');
      await page.unroute(catalogues);
    });
    await test.step('a sheet opened while a language loads is shown in that language', async () => {
      await page.goto('/jobs');
      await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
      const release = await hold(catalogues);
      const requested = page.waitForRequest(catalogues);
      await page.getByRole('button', { name: 'ខ្មែរ' }).filter({ visible: true }).click();
      await requested;
      await page.getByRole('button', { name: 'Filters' }).filter({ visible: true }).click();
      release();
      await expect(sheet.getByRole('button', { name: khmer('Show results') })).toBeVisible();
      await expect(page.getByRole('dialog', { name: khmer('Filters') })).toBeVisible();
    });
  });
});

test(
  'the header of a wide screen has the theme, the skip link and signing out',
  { tag: '@desktop' },
  async ({ page, main, button, link, notice }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const person = await comeAsNew(page, 'employee');
    await page.goto('/favJobs');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() =>
      document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
    );
    await page.keyboard.press('Tab');
    await expect(link('Skip to content')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();

    await button('Dark theme').click();
    await expect(html(page)).toHaveClass(/ion-palette-dark/);
    await page.reload();
    await expect(html(page)).toHaveClass(/ion-palette-dark/);
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#3A0F2B');

    await page.getByRole('button', { name: person.name }).click();
    await button('Sign Out').click();
    await expect(notice('You have successfully signed out.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  },
);

test('a message at the top leaves the buttons of the bar free, on a phone and on a desktop', async ({
  page,
  notice,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/favJobs');
    const message = notice('Please login first.', 'alert').locator('.kg-notice');
    await expect(message).toBeVisible();
    const bar =
      width === 390 ? page.locator('.kg-language').filter({ visible: true }) : page.locator('.kg-top-nav');
    const [box, free] = [await message.boundingBox(), await bar.boundingBox()];
    expect(box?.y ?? 0).toBeGreaterThanOrEqual((free?.y ?? 0) + (free?.height ?? 0));
  }
});
