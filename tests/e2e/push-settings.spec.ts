/** Notifications in the settings (product 2.33): on this phone, by kind, and after signing out. */
import { type Page } from '@playwright/test';
import { type Notify } from '#contract/account-settings.ts';
import { type User } from '#contract/sessions.ts';
import { expect, test as withoutWorker } from './fixtures.ts';
import { bearer, comeAsNew, newPerson, newSeeker, post } from './people.ts';
import { findNetwork, logInAs, loseNetwork, openInstalled, signOut } from './phone.ts';
import { allow, test } from './push-phone.ts';

const phone = (page: Page) => page.getByRole('switch', { name: 'On this phone' });

/** Someone applies for a job of this employer, who is notified. */
async function receiveApplication(page: Page, employer: User): Promise<void> {
  const job_id = await post(page.request, employer, 'Push Baker');
  const headers = bearer(await newSeeker(page.request));
  const answer = await page.request.post('/api/app', { data: { job_id }, headers });
  expect(answer.status()).toBe(201);
}

test(
  'notifications are turned on and off on this phone, follow its language, and end with the session',
  { tag: '@nightly' },
  async ({ page, context, gate, request, pushes }) => {
    test.slow();
    const languages = () => pushes.messages().map(({ lang }) => lang);
    await openInstalled(page);
    await test.step("only on a user's own phone", async () => {
      await logInAs(page, await newPerson(request, 'employee'), { remember: false });
      await page.goto('/setting');
      await expect(phone(page)).toBeDisabled();
      await expect(phone(page)).toHaveAccessibleDescription(
        'Only on your own phone: log in with “Remember me”.',
      );
      await page.goto('/about');
      await signOut(page);
      await expect(page).toHaveURL(/\/$/);
    });

    const employer = await newPerson(request, 'employer');
    await logInAs(page, employer);
    await test.step("on, in the app's language", async () => {
      await page.goto('/setting');
      await expect(phone(page)).not.toBeChecked();
      await allow(page);
      await phone(page).click();
      await expect(phone(page)).toBeChecked();
      await receiveApplication(page, employer);
      await expect.poll(languages).toEqual(['en']);
      const updated = page.waitForResponse('**/api/push/subscribe');
      await page.goto('/');
      await page.getByRole('button', { name: 'ខ្មែរ' }).filter({ visible: true }).first().click();
      await updated;
      await receiveApplication(page, employer);
      await expect.poll(languages).toEqual(['en', 'km']);
      await page.getByRole('button', { name: 'English' }).filter({ visible: true }).first().click();
    });
    await test.step('off again, also after a reload', async () => {
      await page.goto('/setting');
      const unsubscribed = page.waitForResponse('**/api/push/unsubscribe');
      await phone(page).click();
      expect((await unsubscribed).status()).toBe(204);
      await page.reload();
      await expect(phone(page)).not.toBeChecked();
    });
    await test.step('signing out while offline ends them, and the next user gets none', async () => {
      await phone(page).click();
      await expect(phone(page)).toBeChecked();
      await expect(page.getByRole('status').filter({ hasText: "We'll let you know" })).toBeVisible();
      await page.goto('/about');
      await loseNetwork(context, gate);
      await signOut(page);
      await expect(page).toHaveURL(/\/$/);
      await findNetwork(context, gate);
      await logInAs(page, await newPerson(request, 'employee'));
      await page.goto('/setting');
      await expect(phone(page)).toBeVisible();
      await expect(phone(page)).not.toBeChecked();
      await receiveApplication(page, employer);
      expect(languages()).toEqual(['en', 'km']);
    });
  },
);

withoutWorker.describe('without the worker', () => {
  withoutWorker.use({ language: 'en' });

  withoutWorker(
    'the kinds of notification are saved at once, and Telegram can be linked',
    async ({ page, context, request, words, button }) => {
      const person = await comeAsNew(page, 'employee');
      await page.goto('/setting');
      await test.step('each kind is saved, and switched back if that fails', async () => {
        await page.getByRole('button', { name: words('What to notify me about') }).click();
        const sheet = page.getByRole('dialog', { name: words('What to notify me about') });
        const kind = (name: string) => sheet.getByRole('switch', { name: words(name) });
        await expect(sheet.getByRole('switch')).toHaveCount(4);
        await kind('New jobs from my alerts').click();
        await expect(sheet.getByRole('status')).toHaveText(words('Saved'));
        const account = await request.get('/api/user/account', { headers: bearer(person) });
        expect(((await account.json()) as { notify: Notify }).notify).toEqual({
          applications: true,
          messages: true,
          jobs: true,
          alerts: false,
        });
        await page.route('**/api/user/notify', (route) => route.fulfill({ status: 500, json: {} }));
        await kind('Messages and interviews').click();
        await expect(page.getByRole('alert')).toContainText(/\S/);
        await expect(kind('Messages and interviews')).toBeChecked();
        await button('Done', sheet).click();
        await expect(sheet).toBeHidden();
      });
      await test.step('Telegram is linked and unlinked if there is a bot', async () => {
        let linked = false;
        const notify = { applications: true, messages: true, jobs: true, alerts: true };
        await page.route('**/api/user/account', (route) =>
          route.fulfill({ json: { telegram: { available: true, linked }, notify } }),
        );
        await page.route('**/api/telegram/*', (route) => {
          linked = route.request().url().endsWith('/link');
          return linked ? route.fulfill({ json: { url: '/about' } }) : route.fulfill({ status: 204 });
        });
        await page.reload();
        const opened = context.waitForEvent('page');
        await button('Link').click();
        await (await opened).close();
        await page.reload();
        await button('Unlink').click();
        await expect(button('Link')).toBeVisible();
      });
    },
  );
});
