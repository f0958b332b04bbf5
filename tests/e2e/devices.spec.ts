/** Two devices of one person (product 2.36): each sees the other, and one signs the other out. */
import { type APIRequestContext } from '@playwright/test';
import { type User } from '#contract/accounts.ts';
import { cvOfDara } from '../support/samples.ts';
import { everythingOn } from './device.ts';
import { expect, test } from './fixtures.ts';
import { comeAs, newSeeker } from './people.ts';

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

test('a phone that is not there any more is signed out from another device', async ({
  parts,
  visit,
  words,
}) => {
  const { page, button } = parts;
  const person = await newSeeker(page.request, { email: secret });
  await page.request.post('/api/auth/login', { data: { name: person.name, password: 'not this password' } });
  await comeAs(page, person);
  const phone = await visit(await logInFrom(page.request, person, phoneBrowser));
  await phone.page.goto('/cv');
  await expect(phone.page.getByText(secret).first()).toBeVisible();

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

test('a new password signs every other device out, and this one goes on with another token', async ({
  parts,
  visit,
  words,
}) => {
  const { page, button, field } = parts;
  const person = await newSeeker(page.request);
  const phone = await visit(await logInFrom(page.request, person, phoneBrowser));
  await phone.page.goto('/appliedJobs');
  await comeAs(page, person);
  await page.goto('/setting/devices');
  await button('Sign out everywhere else').click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: words('Cancel') }).click();
  await expect(button('Sign out everywhere else')).toBeFocused();
  await page.goto('/setting');
  await field('New password').fill(newPassword);
  await button('Save').click();
  await expect(page.getByText(words('You have successfully reset your password.'))).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as User);
  expect(stored).toMatchObject({ name: person.name });
  expect(stored.token).not.toBe(person.token);
  await page.goto('/setting/devices');
  await expect(page.getByText(words('Password changed'))).toBeVisible();
  await expect(button('Sign out everywhere else')).toHaveCount(0);
  await phone.page.reload();
  await expect(phone.page).toHaveURL(/\/login/);
});
