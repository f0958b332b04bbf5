/** What stands around every page: guards, tabs, menu, language, theme, messages, and the way out. */
import { expect, type Page, test } from '@playwright/test';
import { locales, wording } from '../support/wording.ts';
import { comeAs, newPerson, speak } from './people.ts';

const main = (page: Page) => page.getByRole('main').filter({ visible: true });
const isPhone = () => test.info().project.name === 'phone';
const tab = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).filter({ visible: true });

for (const locale of locales) {
  const words = wording(locale);

  test.describe(`in ${locale}`, () => {
    test.beforeEach(({ page }) => speak(page, locale));

    test('a guest who opens a guarded page is asked to log in and then brought there', async ({
      page,
      request,
    }) => {
      const person = await newPerson(request, 'employee');
      await page.goto('/favJobs');
      await expect(page.getByRole('alert').locator('.kg-notice.red')).toContainText(
        words('Please login first.'),
      );
      await expect(page).toHaveURL(/\/login\?next=/);
      await main(page).getByLabel(words('Name')).fill(person.name);
      await main(page).getByLabel(words('Password'), { exact: true }).fill(person.password);
      await main(page).locator('button[type=submit]').click();
      await expect(page).toHaveURL(/\/favJobs$/);
      await expect(page.getByRole('status').locator('.kg-notice.blue')).toContainText(
        words('You have succesfully logged in.'),
      );
    });

    test('an employer who opens an employee’s page is sent home', async ({ page, request }) => {
      await comeAs(page, await newPerson(request, 'employer'));
      await page.goto('/cv');
      await expect(page).toHaveURL(/\/$/);
    });

    test('an unknown address says that the page could not be found', async ({ page }) => {
      await page.goto('/no/such/page');
      await expect(main(page)).toContainText(
        words("The page you're looking for could not be found. You may have followed a broken link."),
      );
      await main(page)
        .getByRole('link', { name: words('Take me back') })
        .click();
      await expect(page).toHaveURL(/\/$/);
    });

    test('signing out leads home, says so, and leaves nothing of the person', async ({ page, request }) => {
      const person = await newPerson(request, 'employee');
      await comeAs(page, person);
      await page.goto('/favJobs');
      if (isPhone()) await page.getByRole('button', { name: words('Menu') }).click();
      else await page.getByRole('button', { name: person.name }).click();
      await page.getByRole('button', { name: words('Sign Out') }).click();
      await expect(page.locator('.kg-notice.blue')).toContainText(words('You have successfully signed out.'));
      await expect(page).toHaveURL(/\/$/);
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
      await page.goBack();
      await expect(page).not.toHaveURL(/\/favJobs$/);
    });
  });
}

test('each kind of person has their own tabs', async ({ page, request }) => {
  test.skip(!isPhone(), 'wide screens have the top navigation');
  const names = () => page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts();
  await page.goto('/jobs');
  await expect(tab(page, 'Jobs')).toHaveAttribute('aria-current', 'page');
  expect(await names()).toEqual(['Home', 'Jobs', 'About', 'Log in']);
  const employer = await newPerson(request, 'employer');
  await comeAs(page, employer);
  await page.goto('/jobs');
  await expect(tab(page, 'Applicants')).toBeVisible();
  expect(await names()).toEqual(['Home', 'Jobs', 'Post', 'Applicants', 'Me']);
});

test('the back button closes the menu before it leaves the page', async ({ page }) => {
  test.skip(!isPhone(), 'the menu is a phone’s');
  await page.goto('/');
  // A tab of the server's page is a link to another document.
  await expect(page.locator('.kg-ssr')).toHaveCount(0);
  await tab(page, 'Jobs').click();
  await expect(page).toHaveURL(/\/jobs$/);
  await page.getByRole('button', { name: 'Menu' }).filter({ visible: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(page).toHaveURL(/\/jobs$/);
});

test('the language toggle names the other language, and the choice outlives a reload', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'ខ្មែរ' }).filter({ visible: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'km');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'km');
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('kh');
  await page.getByRole('button', { name: 'English' }).filter({ visible: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('what is opened while a language is on its way comes in that language, too', async ({ page }) => {
  test.skip(!isPhone(), 'wide screens have no filters to open');
  const khmer = wording('km');
  await page.goto('/jobs');
  await expect(main(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
  let answer = (): void => undefined;
  const released = new Promise<void>((resolve) => (answer = resolve));
  const catalogues = /\/messages-[^/]*\.js$/;
  await page.route(catalogues, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(catalogues);
  await page.getByRole('button', { name: 'ខ្មែរ' }).filter({ visible: true }).click();
  await asked;
  await page.getByRole('button', { name: 'Filters' }).filter({ visible: true }).click();
  answer();
  const sheet = page.getByRole('dialog', { name: khmer('Filters') });
  await expect(sheet.getByRole('button', { name: khmer('Show results') })).toBeVisible();
});

test('a reader of English never loads the Khmer heading font', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto('/jobs');
  await expect(main(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fonts.filter((url) => url.includes('khmer'))).toEqual([]);
});

test('a chosen theme outlives a reload and wins over the phone’s', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/jobs');
  if (isPhone()) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('radio', { name: 'Dark' }).check();
  } else {
    await page.getByRole('button', { name: 'Dark theme' }).click();
  }
  await expect(page.locator('html')).toHaveClass(/ion-palette-dark/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/ion-palette-dark/);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#3A0F2B');
});

test('the first Tab key reaches the skip link, which leads into the page', async ({ page }) => {
  test.skip(isPhone(), 'phones have no Tab key');
  await page.goto('/about');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
});
