/** Notifications in the settings (product 2.33): on this phone, of what, and what signing out does. */
import { type Page } from '@playwright/test';
import { type Notify } from '#contract/notify.ts';
import { expect } from './fixtures.ts';
import { bearer, comeAsNew, newPerson, newSeeker, post } from './people.ts';
import { findNetwork, logInAs, loseNetwork, openInstalled, signOut } from './phone.ts';
import { allow, test } from './push-phone.ts';

const phone = (page: Page) => page.getByRole('switch', { name: 'On this phone' });

/** Somebody applies for a job of theirs, of which they are told. */
async function happens(page: Page, employer: { token: string }): Promise<void> {
  const job_id = await post(page.request, employer as never, 'Push Baker');
  const headers = bearer(await newSeeker(page.request));
  const answer = await page.request.post('/api/app', { data: { job_id }, headers });
  expect(answer.status()).toBe(201);
}

test('on, told in the language of the app, and off again', async ({ page, pushes }) => {
  const employer = await comeAsNew(page, 'employer');
  await openInstalled(page, '/setting');
  await expect(phone(page)).not.toBeChecked();
  await allow(page);
  await phone(page).click();
  await expect(phone(page)).toBeChecked();
  await happens(page, employer);
  await expect.poll(() => pushes.messages().map(({ lang }) => lang)).toEqual(['en']);

  const told = page.waitForResponse('**/api/push/subscribe');
  await page.goto('/');
  await page.getByRole('button', { name: 'ខ្មែរ' }).filter({ visible: true }).first().click();
  await told;
  await happens(page, employer);
  await expect.poll(() => pushes.messages().map(({ lang }) => lang)).toEqual(['en', 'km']);
  await page.getByRole('button', { name: 'English' }).filter({ visible: true }).first().click();

  await page.goto('/setting');
  const forgotten = page.waitForResponse('**/api/push/unsubscribe');
  await phone(page).click();
  expect((await forgotten).status()).toBe(204);
  await page.reload();
  await expect(phone(page)).not.toBeChecked();
});

test('signing out without a network ends it, and the next person hears nothing of the last', async ({
  page,
  context,
  gate,
  pushes,
}) => {
  const first = await newPerson(page.request, 'employer');
  await openInstalled(page);
  await logInAs(page, first);
  await page.goto('/setting');
  await allow(page);
  await phone(page).click();
  await expect(phone(page)).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'We will tell you' })).toBeVisible();
  await page.goto('/about');
  await loseNetwork(context, gate);
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  // The server does not know yet; the phone takes nothing any more.
  await happens(page, first).catch(() => undefined);
  await findNetwork(context, gate);
  await logInAs(page, await newPerson(page.request, 'employee'));
  await page.goto('/setting');
  await expect(phone(page)).toBeVisible();
  await expect(phone(page)).not.toBeChecked();
  await happens(page, first);
  expect(pushes.messages()).toEqual([]);
});

test('what to tell is saved by itself, and goes back where it cannot be', async ({ page, request }) => {
  const person = await comeAsNew(page, 'employee');
  await openInstalled(page, '/setting');
  await page.getByRole('button', { name: 'What to tell me' }).click();
  const sheet = page.getByRole('dialog', { name: 'What to tell me' });
  await expect(sheet.getByRole('switch')).toHaveCount(4);
  await sheet.getByRole('switch', { name: 'New jobs from my alerts' }).click();
  await expect(sheet.getByRole('status')).toHaveText('Saved');
  const account = await request.get('/api/user/account', { headers: bearer(person) });
  expect(((await account.json()) as { notify: Notify }).notify).toEqual({
    applications: true,
    messages: true,
    jobs: true,
    alerts: false,
  });
  await page.route('**/api/user/notify', (route) => route.fulfill({ status: 500, json: {} }));
  await sheet.getByRole('switch', { name: 'Messages and interviews' }).click();
  await expect(page.getByRole('alert')).toContainText(/\S/);
  await expect(sheet.getByRole('switch', { name: 'Messages and interviews' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toBeHidden();
});

test('Telegram is linked where there is a bot', async ({ page, context }) => {
  let linked = false;
  const notify = { applications: true, messages: true, jobs: true, alerts: true };
  await page.route('**/api/user/account', (route) =>
    route.fulfill({ json: { telegram: { available: true, linked }, notify } }),
  );
  await page.route('**/api/telegram/*', (route) => {
    linked = route.request().url().endsWith('/link');
    return linked ? route.fulfill({ json: { url: '/about' } }) : route.fulfill({ status: 204 });
  });
  await comeAsNew(page, 'employee');
  await openInstalled(page, '/setting');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await (await opened).close();
  await page.reload();
  await page.getByRole('button', { name: 'Unlink' }).click();
  await expect(page.getByRole('button', { name: 'Link', exact: true })).toBeVisible();
});

test('who is not remembered reads why nothing comes to this phone', async ({ page, request }) => {
  await openInstalled(page);
  await logInAs(page, await newPerson(request, 'employee'), { remember: false });
  await page.goto('/setting');
  await expect(phone(page)).toBeDisabled();
  await expect(phone(page)).toHaveAccessibleDescription('Only on your own phone: log in with “Remember me”.');
});
