/** Inside Telegram (product 2.64): from a channel's link to an application, and Telegram's own buttons. */
import { type Page } from '@playwright/test';
import { type Application } from '#contract/applications.ts';
import { happen, lastCall, launchHash, themes } from '../support/telegram-app.ts';
import { expect } from './fixtures.ts';
import { expectSession, knownPerson, open, signed, somebody, test } from './mini-app-fixtures.ts';
import { bearer, giveCv, newPerson, post } from './people.ts';

const applications = async (page: Page, employer: { token: string }): Promise<Application[]> =>
  (await page.request.get('/api/app', { headers: bearer(employer) })).json() as Promise<Application[]>;

test('a new person applies from a channel in eight interactions without typing', async ({
  page,
  request,
  server,
  own,
  button,
  words,
}) => {
  const employer = await newPerson(request, 'employer');
  const jobName = `Moto rider ${crypto.randomUUID().slice(0, 8)}`;
  const id = await post(request, employer, jobName, { province: 'KH-7' });
  let interactions = 1;
  const tap = async (target: ReturnType<typeof own>) => {
    interactions += 1;
    await target.filter({ visible: true }).first().click();
  };
  const seen = page.waitForRequest((sent) => sent.url().endsWith(`/api/job/${id}/seen`));
  await open(page, signed(server, somebody(), `job_${id}`));
  await expect(page).toHaveURL(new RegExp(`/jobDetail/${id}\\?from=channel$`));
  expect(await page.evaluate(() => [location.hash, history.length])).toEqual(['', 2]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'km');
  expect((await seen).postDataJSON()).toEqual({ from: 'channel' });
  await tap(own('Apply Now'));
  await expect(page.locator('form').filter({ visible: true })).toHaveCount(0);
  await tap(page.getByRole('button', { name: words('Continue as {name}').replace('{name}', 'ដារា') }));
  // Telegram's own question takes a tap, too.
  interactions += 1;
  await tap(button('Use my number from Telegram'));
  const typed = (name: string) => page.locator(`[name="user_info.${name}"]`);
  await expect(typed('contact_number')).not.toHaveValue('');
  await expect(typed('first_name')).toHaveValue('ដារា');
  await expect(typed('last_name')).toHaveValue('ចាន់');
  await tap(button('Kampot'));
  await tap(page.getByRole('button', { name: jobName, exact: true }));
  await tap(button('Save and apply'));
  await expect(own('Applied').filter({ visible: true })).toBeDisabled();
  expect(interactions).toBeLessThanOrEqual(8);
  expect(await applications(page, employer)).toMatchObject([{ first_name: 'ដារា', status: 'pending' }]);
});

test('a known person applies in three, and their name opens the app each time', async ({
  page,
  request,
  server,
  own,
}) => {
  const { employer, id, user } = await knownPerson(request, server);
  let interactions = 1;
  await open(page, signed(server, user, `job_${id}`));
  await expectSession(page);
  interactions += 1;
  await own('Apply Now').filter({ visible: true }).first().click();
  await expect(own('Applied').filter({ visible: true })).toBeDisabled();
  expect(interactions).toBeLessThanOrEqual(3);
  expect(await applications(page, employer)).toHaveLength(1);
  // Not remembered.
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('theme, Back button, question before closing, and sharing are those of Telegram', async ({
  page,
  request,
  server,
  own,
  button,
}) => {
  const id = await post(request, await newPerson(request, 'employer'));
  await open(page, signed(server, somebody(), `job_${id}`), 'dark');
  const html = page.locator('html');
  await expect(html).toHaveClass(/ion-palette-dark/);
  const told = (method: string) => expect.poll(() => lastCall(page, method));
  await told('web_app_setup_back_button').toEqual({ is_visible: false });
  await told('web_app_setup_closing_behavior').toEqual({ need_confirmation: false });
  await happen(page, 'theme_changed', { theme_params: themes.light });
  await expect(html).not.toHaveClass(/ion-palette-dark/);
  // Above the keyboard.
  const shell = page.locator('.kg-app');
  await happen(page, 'viewport_changed', { height: 400, is_expanded: true, is_state_stable: true });
  await expect.poll(async () => (await shell.boundingBox())?.height).toBe(400);
  await happen(page, 'viewport_changed', { height: 800, is_expanded: true, is_state_stable: true });

  await button('Share').filter({ visible: true }).first().click();
  await told('web_app_open_tg_link').toMatchObject({
    path_full: expect.stringContaining(
      `/share/url?url=${encodeURIComponent(`${new URL(page.url()).origin}/jobDetail/${id}`)}`,
    ) as unknown,
  });
  await own('Apply Now').filter({ visible: true }).first().click();
  await told('web_app_setup_back_button').toEqual({ is_visible: true });
  await button('I have an account').click();
  await page.locator('input[name="name"]').filter({ visible: true }).fill('dara');
  await told('web_app_setup_closing_behavior').toEqual({ need_confirmation: true });
  // The page may stay in the document.
  await happen(page, 'back_button_pressed');
  await expect(page).toHaveURL(new RegExp(`/jobDetail/${id}`));
  await told('web_app_setup_back_button').toEqual({ is_visible: false });
  await told('web_app_setup_closing_behavior').toEqual({ need_confirmation: false });
  // A sheet on the first page.
  await page.goto('/');
  await told('web_app_setup_back_button').toEqual({ is_visible: false });
  await button('Menu').filter({ visible: true }).first().click();
  await told('web_app_setup_back_button').toEqual({ is_visible: true });
  await happen(page, 'back_button_pressed');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await told('web_app_setup_back_button').toEqual({ is_visible: false });
});

test('a slow log-in holds the first page back for four seconds only, and old versions open links themselves', async ({
  page,
  request,
  server,
  own,
  button,
  hold,
}) => {
  const { id, user } = await knownPerson(request, server);
  const release = await hold('**/api/auth/telegram');
  const initData = signed(server, user, `job_${id}`);
  await page.goto(`/${launchHash({ initData, version: '6.0' })}`);
  await own('Apply Now').filter({ visible: true }).first().click({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/login/);
  release();
  await expect(page).toHaveURL(new RegExp(`/jobDetail/${id}`));
  await own('Apply Now').filter({ visible: true }).first().click();
  await expect(own('Applied').filter({ visible: true })).toBeDisabled();

  await page.route('https://t.me/**', (route) => route.fulfill({ body: 'Telegram' }));
  await button('Share').filter({ visible: true }).first().click();
  expect(await lastCall(page, 'web_app_open_tg_link')).toBeUndefined();
  await expect
    .poll(() => lastCall(page, 'web_app_open_link'))
    .toMatchObject({
      url: expect.stringContaining('https://t.me/share/url?') as unknown,
    });
});

test('an account without a password downloads its CV and sets a password', async ({
  page,
  request,
  server,
  button,
  field,
  words,
  notice,
}) => {
  const user = somebody();
  const created = await request.post('/api/auth/telegram', {
    data: { init_data: signed(server, user), create: { acc_type: 'employee' } },
  });
  const { name, ...person } = (await created.json()) as Parameters<typeof giveCv>[1];
  await giveCv(request, { name, ...person });
  await open(page, signed(server, user));
  await expectSession(page);
  await page.goto('/cv');
  await button('Download PDF').click();
  await expect
    .poll(() => lastCall(page, 'web_app_request_file_download'))
    .toMatchObject({
      file_name: expect.stringMatching(/^CV-.*\.pdf$/) as unknown,
    });
  const { url } = (await lastCall(page, 'web_app_request_file_download')) ?? {};
  expect((await request.get(url as string)).headers()['content-type']).toBe('application/pdf');

  await page.goto('/setting');
  await expect(page.getByRole('heading', { name: words('Set a password') })).toBeVisible();
  await expect(field('Current password')).toHaveCount(0);
  await field('New password').fill('a long password of mine');
  await page.locator('.setting-save').filter({ visible: true }).click();
  await expect(notice('You have successfully reset your password.')).toBeVisible();
  const logIn = await request.post('/api/auth/login', {
    data: { name, password: 'a long password of mine' },
  });
  expect(logIn.status()).toBe(200);
});
