/** The phone of an account (product 2.37, 2.39): set, changed, and used for recovery. */
import { stopClock } from './clock.ts';
import { expect } from './fixtures.ts';
import { bearer, comeAs, newPerson } from './people.ts';
import { test } from './sms-site.ts';

const [number, another] = ['+85512345678', '+85597123456'];

test(
  'a phone number is confirmed by a code, changed after three days, and recovers the account',
  { tag: '@nightly' },
  async ({ page, request, server, gateway, button, words, notice, visit }) => {
    const person = await newPerson(request, 'employee');
    await comeAs(page, person);
    await page.goto('/setting');
    const row = page.getByRole('button', { name: new RegExp(`^${words('Phone')}`) });
    const sheet = page.getByRole('dialog');
    const inSheet = (label: string) => sheet.getByLabel(words(label), { exact: true });
    const confirm = async (to: string) => {
      await expect(inSheet('Code')).toBeVisible();
      await inSheet('Code').fill(gateway.codes(to).at(-1) ?? '');
      await button('Confirm').click();
    };
    await row.click();
    await inSheet('Phone number').fill('12 34');
    await inSheet('Current password').fill(person.password);
    await button('Send the code').click();
    await expect(inSheet('Phone number')).toHaveAccessibleDescription(
      new RegExp(words('Please enter a valid phone number.')),
    );
    await inSheet('Phone number').fill('012 345 678');
    gateway.statuses.push(500);
    await button('Send the code').click();
    await expect(notice("We can't send SMS right now.", 'alert')).toBeVisible();
    await button('Send the code').click();
    await inSheet('Code').fill('12');
    await button('Confirm').click();
    await expect(inSheet('Code')).toHaveAccessibleDescription(words('This code is wrong or has expired.'));
    await button('Close', sheet).click();
    await expect(row).toContainText(words('{number}: not confirmed yet').replace('{number}', '012 345 678'));
    await row.click();
    await confirm(number);
    await expect(notice('Your number has been saved.')).toBeVisible();
    await expect(row).toContainText('012 345 678');

    // The password is gone with the closed sheet.
    await row.click();
    await inSheet('New number').fill('097 123 456');
    await button('Send the code').click();
    await expect(inSheet('Current password')).toHaveAccessibleDescription(
      new RegExp(words('Please fill in your current password.')),
    );
    await inSheet('Current password').fill('not this one');
    await button('Send the code').click();
    await expect(inSheet('Current password')).toHaveAccessibleDescription(
      words("The current password isn't correct."),
    );
    await inSheet('Current password').fill(person.password);
    await button('Send the code').click();
    await confirm(another);
    await expect(sheet).toHaveCount(0);
    await expect(row).toContainText('012 345 678; 097 123 456');
    server.later({ hours: 73 });
    await page.reload();
    await expect(row).toContainText('097 123 456');
    await expect(row).not.toContainText('012 345 678');
    const account = await request.get('/api/user/account', { headers: bearer(person) });
    expect(await account.json()).toMatchObject({ phone: another, next_phone: null });

    await test.step('a code by SMS recovers the account; a name without an account gets the same message', async () => {
      const other = await visit();
      const before = gateway.codes(another).length;
      await other.page.clock.install();
      const sent = other.says(
        'If this account has a phone number, a code is on its way. It works for 10 minutes.',
      );

      await other.page.goto('/recover');
      await other.field('Name').fill('nobody of this name');
      // The test moves the clock itself: the seconds are counted on screen.
      await stopClock(other.page);
      await other.button('Send me a code by SMS').click();
      await expect(sent).toBeVisible();
      await expect(other.field('Code')).toBeFocused();
      await expect(other.main.getByRole('button', { name: '1:00' })).toBeDisabled();
      await other.page.clock.runFor(30_000);
      await expect(other.main.getByRole('button', { name: '0:30' })).toBeDisabled();
      await other.page.clock.runFor(31_000);
      await other.field('Name').fill(person.name);
      await other.button('Send again').click();
      await expect(other.main.getByRole('button', { name: '1:00' })).toBeDisabled();
      await expect(sent).toBeVisible();
      await expect.poll(() => gateway.codes(another).length).toBe(before + 1);

      await other.field('Code').fill(gateway.codes(another).at(-1) ?? '');
      await other.field('New password').fill('another good one');
      await other.main.locator('form button[type=submit]').click();
      await expect(other.page).toHaveURL(/\/setting$/);
    });
  },
);
