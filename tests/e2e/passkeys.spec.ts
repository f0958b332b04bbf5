/** Logging in with a fingerprint (product 2.40): offered once, used without a name, revoked by its removal or a new password. */
import { bearer, newPerson } from './people.ts';
import { addScreenLock, test } from './screen-lock.ts';
import { expect } from './fixtures.ts';
import { type Screen } from './screen.ts';

/** Logs in with the password, with Remember me. */
async function enter(
  { page, field, logIn }: Screen,
  person: { name: string; password: string },
  path = '/login',
) {
  await page.goto(path);
  await field('Remember me').check();
  await logIn(person);
  await expect(page).not.toHaveURL(/login/);
}

/** Deletes the session from the phone, as after a long time. */
async function forgetLogIn({ page }: Screen) {
  await page.goto('/login');
  await page.evaluate(() => localStorage.removeItem('user'));
  await page.goto('/login');
}

const byFingerprint = 'With fingerprint or screen lock';

test(
  'a fingerprint is offered once, logs in without a name, and stops working after its removal or a new password',
  { tag: '@nightly' },
  async ({ parts, visit }) => {
    const { page, button, says, notice } = parts;
    const lock = await addScreenLock(page);
    const person = await newPerson(page.request, 'employee');
    const methods = page.waitForResponse('**/api/auth/ways');
    await enter(parts, person);
    await methods;
    // The offer waits for the next page.
    await expect(says('Log in with your fingerprint next time?')).toHaveCount(0);
    await parts.link('Jobs').filter({ visible: true }).first().click();
    await expect(says('Log in with your fingerprint next time?')).toBeVisible();
    // A user who cancels sees no error, and can try again.
    const sheet = page.getByRole('dialog');
    const add = async () => {
      await sheet.getByLabel(parts.words('Current password'), { exact: true }).fill(person.password);
      await button('Add this phone', sheet).click();
    };
    await button('Yes').click();
    await lock.refuse();
    await add();
    await expect(button('Add this phone', sheet)).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('alert').filter({ visible: true, hasText: /./ })).toHaveCount(0);
    await lock.agree();
    await button('Add this phone', sheet).click();
    await expect(notice('Next time you can log in with fingerprint or screen lock.')).toBeVisible();
    await button('Close', sheet).click();
    await expect(says('Log in with your fingerprint next time?')).toHaveCount(0);

    await forgetLogIn(parts);
    await lock.refuse();
    await button(byFingerprint).click();
    await expect(button(byFingerprint)).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(/login/);
    await lock.agree();
    await parts.field('Remember me').check();
    await button(byFingerprint).click();
    await expect(page).not.toHaveURL(/login/);

    await page.goto('/setting');
    await page
      .getByRole('button', { name: new RegExp(`^${parts.words('Fingerprint or screen lock')}`) })
      .click();
    await add();
    await expect(page.getByText(parts.words('This phone has already been added.'))).toBeVisible();
    await sheet.getByRole('button', { name: /^(Remove:|ដក\S*ចេញ៖)/ }).click();
    await button('Remove', page.getByRole('alertdialog')).click();
    await expect(sheet.getByRole('button', { name: /^(Remove:|ដក\S*ចេញ៖)/ })).toHaveCount(0);

    await forgetLogIn(parts);
    await button(byFingerprint).click();
    await expect(
      says("We don't recognise this fingerprint or screen lock. Log in with your password."),
    ).toBeVisible();
    // The question comes once. The settings load the same state, so it would be there by now.
    await enter(parts, person, '/login?next=%2Fsetting');
    await page
      .getByRole('button', { name: new RegExp(`^${parts.words('Fingerprint or screen lock')}`) })
      .click();
    await expect(button('Add this phone', sheet)).toBeVisible();
    await expect(says('Log in with your fingerprint next time?')).toHaveCount(0);

    await test.step('a new password on another device revokes it, and signs this phone out', async () => {
      await add();
      await expect(notice('Next time you can log in with fingerprint or screen lock.')).toBeVisible();
      const computer = await visit(person);
      await computer.page.goto('/setting');
      await computer.field('New password').fill('another-long-password');
      // The account has a passkey to lose, so the server asks for the password in spite of the fresh log-in.
      await computer.button('Save').click();
      await computer.field('Current password').fill(person.password);
      await computer.button('Save').click();
      await expect(computer.says('You have successfully reset your password.')).toBeVisible();

      await page.goto('/appliedJobs');
      await expect(page).toHaveURL(/login/);
      await button(byFingerprint).click();
      await expect(
        says("We don't recognise this fingerprint or screen lock. Log in with your password."),
      ).toBeVisible();
      await expect
        .poll(async () =>
          (await page.request.get('/api/auth/passkeys', { headers: bearer(person) })).status(),
        )
        .toBe(401);
    });
  },
);
