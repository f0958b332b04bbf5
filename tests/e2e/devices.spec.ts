/** A user's devices (product 2.36): each lists the others, and can sign them out, one or all. */
import { type APIRequestContext } from '@playwright/test';
import { type User } from '#contract/sessions.ts';
import { cvOfDara } from '../support/samples.ts';
import { everythingOn } from './device.ts';
import { expect, test } from './fixtures.ts';
import { bearer, comeAs, newSeeker } from './people.ts';

const phoneBrowser =
  'Mozilla/5.0 (Linux; Android 13; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const newPassword = 'another-long-password';

async function logInFrom(
  request: APIRequestContext,
  { name, password }: { name: string; password: string },
  userAgent: string,
): Promise<User> {
  const headers = { 'user-agent': userAgent };
  const answer = await request.post('/api/auth/login', { data: { name, password }, headers });
  return (await answer.json()) as User;
}

const secret = cvOfDara.user_info.email;

test(
  'a lost phone is signed out from another device; a new password signs out all others, and this one continues with a new token',
  { tag: '@nightly' },
  async ({ parts, visit, words }) => {
    const { page, button, field, main, notice } = parts;
    const { request } = page;
    const person = await newSeeker(request, { email: secret });
    const statusOf = async (token: string) =>
      (await request.get('/api/app', { headers: bearer({ token }) })).status();
    await request.post('/api/auth/login', { data: { name: person.name, password: 'not this password' } });
    await comeAs(page, person);
    const phone = await visit(await logInFrom(request, person, phoneBrowser));
    await phone.page.goto('/cv');
    await expect(phone.page.getByText(secret).first()).toBeVisible();

    await test.step('the phone is signed out, and stores nothing', async () => {
      await page.goto('/setting');
      await page.getByRole('link', { name: words('Where you are logged in') }).click();
      await expect(page.getByText('Android, Chrome').first()).toBeVisible();
      await expect(page.getByText(/^(Wrong password|ពាក្យ\S*សម្ងាត់\S*ខុស)$/)).toBeVisible();
      await page
        .getByRole('button', { name: words('Sign out: {name}').replace('{name}', 'Android, Chrome') })
        .click();
      await expect(page.getByText(/^(Device signed out|ឧបករណ៍\S*មួយ\S*បាន\S*ចាកចេញ)$/)).toBeVisible();
      await expect(button('Sign out everywhere else')).toHaveCount(0);
      await phone.page.reload();
      await expect(phone.page).toHaveURL(/\/login/);
      expect(await everythingOn(phone.page)).not.toContain(secret);
    });

    await test.step('all others are signed out only after a question', async () => {
      await phone.logIn(person);
      await expect(phone.page.getByText(secret).first()).toBeVisible();
      await page.reload();
      await button('Sign out everywhere else').click();
      await button('Cancel', page.getByRole('alertdialog')).click();
      await expect(button('Sign out everywhere else')).toBeFocused();
    });

    await test.step('a new password signs out all others', async () => {
      const elsewhere = await logInFrom(request, person, phoneBrowser);
      await page.goto('/setting');
      const password = field('New password');
      const save = button('Save', main);
      await expect(save).toBeDisabled();
      await password.fill('short');
      await save.click();
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await button('Show password').click();
      await expect(password).toHaveAttribute('type', 'text');
      await password.fill(newPassword);
      await save.click();
      await expect(notice('You have successfully reset your password.')).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
      expect(await statusOf(elsewhere.token)).toBe(401);
      // A copy of this device's old token is invalid, too.
      expect(await statusOf(person.token)).toBe(401);
      const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as User);
      expect(stored).toMatchObject({ name: person.name });
      expect(stored.token).not.toBe(person.token);
      expect(await statusOf(stored.token)).toBe(200);
      await page.goto('/setting/devices');
      await expect(page.getByText(words('Password changed'))).toBeVisible();
      await expect(button('Sign out everywhere else')).toHaveCount(0);
      await phone.page.reload();
      await expect(phone.page).toHaveURL(/\/login/);
    });
  },
);
