/** The app lock (product 2.42): a PIN before CV and applications, asked without a network, too, and five times at most. */
import { cvOfDara } from '../support/samples.ts';
import { expect } from './fixtures.ts';
import { lockApp } from './own-phone-visits.ts';
import { bearer, comeAs, newPerson, newSeeker, post } from './people.ts';
import { findNetwork, loseNetwork, openInstalled, test } from './phone.ts';
import { screenOf } from './screen.ts';
import { wording } from '../support/wording.ts';

const secret = cvOfDara.user_info.email;

test(
  'a PIN stands before the CV, also offline, and five wrong ones log out',
  { tag: '@nightly' },
  async ({ page, context, gate, request }) => {
    const { button, field, says } = screenOf(page, wording('en'));
    const person = await newSeeker(request, { email: secret });
    await comeAs(page, person);
    await openInstalled(page, '/setting');
    await page.getByRole('button', { name: 'App lock' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('PIN', { exact: true }).fill('2580');
    await sheet.getByLabel('PIN once more').fill('2581');
    await button('Turn on', sheet).click();
    await expect(says('This is another PIN.')).toBeVisible();
    await sheet.getByLabel('PIN once more').fill('2580');
    await button('Turn on', sheet).click();
    await expect(page.getByText('The app lock is on.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('appLock'))).not.toContain('2580');
    // Whoever just chose it is not asked for it; after a start everybody is.
    await page.getByRole('button', { name: 'Back' }).filter({ visible: true }).click();
    await page.goto('/cv');
    await expect(field('PIN')).toBeFocused();
    await expect(page.getByText(secret)).toHaveCount(0);
    await field('PIN').fill('២៥៨០');
    await button('Open').click();
    await expect(page.getByText(secret).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    await loseNetwork(context, gate);
    await page.reload();
    await field('PIN').fill('1111');
    await button('Open').click();
    await expect(page.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
    // A start of the app gives no more tries.
    await page.reload();
    for (const left of [3, 2, 1]) {
      await field('PIN').fill('1111');
      await button('Open').click();
      await expect(page.getByText(new RegExp(`^Wrong PIN\\. ${left} tr`))).toBeVisible();
    }
    await field('PIN').fill('1111');
    await button('Open').click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(page.getByText('The PIN was wrong 5 times.')).toBeVisible();
    await expect(page.getByText(secret)).toHaveCount(0);
    await findNetwork(context, gate);
    await page.getByLabel('Name', { exact: true }).fill(person.name);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Remember me', { exact: true }).check();
    await button('Log In').click();
    // Where they wanted to go, without a lock.
    await expect(page.getByText(secret).first()).toBeVisible();
    await expect(field('PIN')).toHaveCount(0);
  },
);

test('an application that is locked is not viewed by its employer', async ({ page, request }) => {
  const { button, field } = screenOf(page, wording('en'));
  const [employer, seeker] = [await newPerson(request, 'employer'), await newSeeker(request)];
  const data = { job_id: await post(request, employer) };
  const applied = await request.post('/api/app', { data, headers: bearer(seeker) });
  const { id } = (await applied.json()) as { id: number };
  await comeAs(page, employer);
  await page.goto('/about');
  await lockApp(page);
  const reads: string[] = [];
  page.on('request', (asked) => asked.url().endsWith(`/api/app/${id}`) && reads.push(asked.url()));
  await page.goto(`/application/${id}`);
  await expect(field('PIN')).toBeFocused();
  await field('PIN').fill('1111');
  await button('Open').click();
  await expect(page.getByText('Wrong PIN. 4 tries left.')).toBeVisible();
  expect(reads).toEqual([]);

  await page.evaluate(() => localStorage.removeItem('appLock'));
  await page.reload();
  await expect.poll(() => reads).toHaveLength(1);
});
