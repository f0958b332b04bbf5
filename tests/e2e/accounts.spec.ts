/** Logging in and registering: what is asked for, where messages stand, and where people arrive. */
import { expect, type Page, test } from '@playwright/test';
import { locales, wording } from '../support/wording.ts';
import { comeAs, newPerson, speak } from './people.ts';

for (const locale of locales) {
  const words = wording(locale);
  const name = (page: Page) => page.getByLabel(words('Name'), { exact: true }).filter({ visible: true });
  const password = (page: Page) =>
    page.getByLabel(words('Password'), { exact: true }).filter({ visible: true });
  const send = (page: Page, label: string) =>
    page
      .locator('form')
      .getByRole('button', { name: words(label), exact: true })
      .click();

  test.describe(`in ${locale}`, () => {
    test.beforeEach(({ page }) => speak(page, locale));

    test('missing fields are told, the first gets the focus, and editing one clears its message', async ({
      page,
    }) => {
      await page.goto('/login');
      await send(page, 'Log In');
      await expect(name(page)).toHaveAccessibleDescription(words('Please fill in your name.'));
      await expect(password(page)).toHaveAccessibleDescription(words('Please fill in your password.'));
      await expect(name(page)).toBeFocused();
      await name(page).fill('dara');
      await expect(name(page)).not.toHaveAttribute('aria-invalid');
      await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
    });

    test('a wrong password is told under the password, and nothing typed is lost', async ({ page }) => {
      await page.goto('/login');
      await name(page).fill('dara');
      await password(page).fill('not the password');
      await send(page, 'Log In');
      await expect(password(page)).toHaveAccessibleDescription(words('Incorrect name or password.'));
      await expect(password(page)).toBeFocused();
      await expect(name(page)).toHaveValue('dara');
      await expect(password(page)).toHaveValue('not the password');
    });

    test('without a network the log-in says so and keeps what was typed', async ({ page }) => {
      await page.goto('/login');
      await name(page).fill('dara');
      await password(page).fill('karngea-demo');
      await page.route('**/api/auth/login', (route) => route.abort());
      await send(page, 'Log In');
      await expect(name(page)).toHaveAccessibleDescription(
        words('You are offline. Please try again when you are back online.'),
      );
      await expect(password(page)).toHaveValue('karngea-demo');
    });

    test('the password can be shown', async ({ page }) => {
      await page.goto('/login');
      await password(page).fill('secret');
      await page.getByRole('button', { name: words('Show password') }).click();
      await expect(password(page)).toHaveAttribute('type', 'text');
      await page.getByRole('button', { name: words('Hide password') }).click();
      await expect(password(page)).toHaveAttribute('type', 'password');
    });

    for (const remember of [true, false]) {
      test(`logging in ${remember ? 'with' : 'without'} Remember me keeps the person ${remember ? 'over visits' : 'for this visit'}`, async ({
        page,
        request,
      }) => {
        const person = await newPerson(request, 'employee');
        await page.goto('/login');
        await name(page).fill(person.name);
        await password(page).fill(person.password);
        if (remember) await page.getByLabel(words('Remember me')).check();
        await send(page, 'Log In');
        await expect(page.getByText(words('You have succesfully logged in.'))).toBeVisible();
        await expect(page).toHaveURL(/\/$/);
        const kept = await page.evaluate(() => [
          localStorage.getItem('user'),
          sessionStorage.getItem('user'),
        ]);
        expect(kept.map((user) => user !== null)).toEqual([remember, !remember]);
      });
    }

    test('somebody who is logged in and visits the log-in or register page arrives at home', async ({
      page,
      request,
    }) => {
      await comeAs(page, await newPerson(request, 'employee'));
      for (const address of ['/login', '/register']) {
        await page.goto(address);
        await expect(page.getByText(words('You have succesfully logged in.'))).toBeVisible();
        await expect(page).toHaveURL(/\/$/);
      }
    });

    test('a taken name is told under the name, a short password under the password', async ({
      page,
      request,
    }) => {
      const person = await newPerson(request, 'employee');
      await page.goto('/register');
      await name(page).fill(person.name.toUpperCase());
      await password(page).fill('short');
      await send(page, 'Register');
      await expect(password(page)).toHaveAccessibleDescription(
        words('The password must have at least 8 characters.'),
      );
      await password(page).fill('long enough');
      await send(page, 'Register');
      await expect(name(page)).toHaveAccessibleDescription(words('This name is already taken.'));
      await expect(name(page)).toBeFocused();
    });

    test('registering to hire employees opens an employer account', async ({ page }) => {
      await page.goto('/login');
      await page
        .getByRole('main')
        .getByRole('link', { name: words('Register') })
        .click();
      await expect(page.getByLabel(words('Get hired'))).toBeChecked();
      await page.getByLabel(words('Hire employees')).check();
      await name(page).fill(`Sokha ${crypto.randomUUID()}`);
      await password(page).fill('long enough');
      await send(page, 'Register');
      await expect(page).toHaveURL(/\/$/);
      const user = await page.evaluate(
        () => JSON.parse(sessionStorage.getItem('user') ?? '{}') as { acc_type?: string },
      );
      expect(user.acc_type).toBe('employer');
    });
  });
}
