/** What stands around every page: guards, tabs, menu, language, theme, messages, and the way out. */
import { type Page } from '@playwright/test';
import { wording } from '../support/wording.ts';
import { appStarted, expect, test } from './fixtures.ts';
import { comeAsNew, newPerson } from './people.ts';

const tab = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).filter({ visible: true });

test('a guest who opens a guarded page is asked to log in and then brought there', async ({
  page,
  request,
  logIn,
  notice,
}) => {
  const person = await newPerson(request, 'employee');
  await page.goto('/favJobs');
  await expect(notice('Please login first.', 'alert')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=/);
  await logIn(person);
  await expect(page).toHaveURL(/\/favJobs$/);
  await expect(notice('You have succesfully logged in.')).toBeVisible();
});

test('an employer who opens an employee’s page is sent home', async ({ page }) => {
  await comeAsNew(page, 'employer');
  await page.goto('/cv');
  await expect(page).toHaveURL(/\/$/);
});

test('an unknown address says that the page could not be found', async ({ page, main, says, link }) => {
  await page.goto('/no/such/page');
  await expect(
    says("The page you're looking for could not be found. You may have followed a broken link.", main),
  ).toBeVisible();
  await link('Take me back', main).click();
  await expect(page).toHaveURL(/\/$/);
});

test(
  'signing out leads home, says so, and leaves nothing of the person',
  { tag: '@each-width' },
  async ({ page, isMobile, button, notice }) => {
    const person = await comeAsNew(page, 'employee');
    await page.goto('/favJobs');
    await (isMobile ? button('Menu') : page.getByRole('button', { name: person.name })).click();
    await button('Sign Out').click();
    await expect(notice('You have successfully signed out.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    await page.goBack();
    await expect(page).not.toHaveURL(/\/favJobs$/);
  },
);

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('each kind of person has their own tabs', { tag: '@phone' }, async ({ page }) => {
    const names = () => page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts();
    await page.goto('/jobs');
    await expect(tab(page, 'Jobs')).toHaveAttribute('aria-current', 'page');
    expect(await names()).toEqual(['Home', 'Jobs', 'About', 'Log in']);
    await comeAsNew(page, 'employer');
    await page.goto('/jobs');
    await expect(tab(page, 'Applicants')).toBeVisible();
    expect(await names()).toEqual(['Home', 'Jobs', 'Post', 'Applicants', 'Me']);
  });

  test('the back button closes the menu before it leaves the page', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/');
    // A tab of the server's page is a link to another document.
    await appStarted(page);
    await tab(page, 'Jobs').click();
    await expect(page).toHaveURL(/\/jobs$/);
    await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await expect(page).toHaveURL(/\/jobs$/);
  });

  test(
    'the language toggle names the other language, and the choice outlives a reload',
    { tag: '@each-width' },
    async ({ page }) => {
      await page.goto('/about');
      await page.getByRole('button', { name: 'ខ្មែរ' }).filter({ visible: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'km');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', 'km');
      expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('kh');
      await page.getByRole('button', { name: 'English' }).filter({ visible: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    },
  );

  test(
    'what is opened while a language is on its way comes in that language, too',
    { tag: '@phone' },
    async ({ page, main, hold }) => {
      const khmer = wording('km');
      await page.goto('/jobs');
      await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
      const catalogues = /\/messages-[^/]*\.js$/;
      const answer = await hold(catalogues);
      const asked = page.waitForRequest(catalogues);
      await page.getByRole('button', { name: 'ខ្មែរ' }).filter({ visible: true }).click();
      await asked;
      await page.getByRole('button', { name: 'Filters' }).filter({ visible: true }).click();
      answer();
      const sheet = page.getByRole('dialog', { name: khmer('Filters') });
      await expect(sheet.getByRole('button', { name: khmer('Show results') })).toBeVisible();
    },
  );

  test(
    'of two languages that are chosen while texts are slow the last one stays',
    { tag: '@phone' },
    async ({ page, hold }) => {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Menu' }).click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('radio', { name: 'English' })).toBeChecked();
      const catalogues = /\/messages-[^/]*\.js$/;
      const answer = await hold(catalogues);
      const asked = page.waitForRequest(catalogues);
      await sheet.getByRole('radio', { name: 'ខ្មែរ' }).click();
      await asked;
      await sheet.getByRole('radio', { name: 'English' }).click();
      const came = page.waitForResponse(catalogues);
      answer();
      await came;
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(sheet.getByRole('radio', { name: 'English' })).toBeChecked();
      expect(await page.evaluate(() => localStorage.getItem('lang'))).not.toBe('kh');
    },
  );

  test('a reader of English never loads the Khmer heading font', async ({ page, main }) => {
    const fonts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
    await page.goto('/jobs');
    await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(fonts.filter((url) => url.includes('khmer'))).toEqual([]);
  });

  test(
    'a chosen theme outlives a reload and wins over the phone’s',
    { tag: '@each-width' },
    async ({ page, isMobile }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/jobs');
      if (isMobile) {
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('radio', { name: 'Dark' }).check();
      } else {
        await page.getByRole('button', { name: 'Dark theme' }).click();
      }
      await expect(page.locator('html')).toHaveClass(/ion-palette-dark/);
      await page.reload();
      await expect(page.locator('html')).toHaveClass(/ion-palette-dark/);
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#3A0F2B');
    },
  );

  test(
    'the first Tab key reaches the skip link, which leads into the page',
    { tag: '@desktop' },
    async ({ page, main }) => {
      await page.goto('/about');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() =>
        document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
      );
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(main).toBeFocused();
    },
  );
});
