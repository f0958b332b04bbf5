/** A shared phone: users who are not remembered leave nothing on it (product 6.5). */
import { type Page } from '@playwright/test';
import { type User } from '#contract/sessions.ts';
import { type Application } from '#contract/applications.ts';
import { cvOfDara } from '../support/samples.ts';
import { everythingOn, leaveItem, messageIn, outboxOn, tabStorage, waitingStates } from './device.ts';
import { expect } from './fixtures.ts';
import { cards } from './job-cards.ts';
import { bearer, comeAs, newPerson, newSeeker, post } from './people.ts';
import {
  applyOnCard,
  applyWithoutNetwork,
  findNetwork,
  installed,
  logInAs,
  loseNetwork,
  openInstalled,
  openJobs,
  signOut,
  test,
} from './phone.ts';

/** The device's storage without the tab's own. */
const onDevice = async (page: Page): Promise<string> => {
  const found = JSON.parse(await everythingOn(page)) as unknown[];
  return JSON.stringify(found.filter((_part, at) => at !== 1));
};

/** Opens a tab that starts with a copy of another one's session storage. */
async function openCopy(page: Page, copy: Record<string, string>, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.addInitScript((entries) => {
    if (sessionStorage.length === 0)
      for (const [key, text] of Object.entries(entries)) sessionStorage.setItem(key, text);
  }, copy);
  await tab.goto(path);
  return tab;
}

test('a user who is not remembered leaves nothing on the phone when the tab is closed', async ({
  page,
  context,
  gate,
  request,
}) => {
  test.slow();
  const person = await newSeeker(request);
  const answered = page.waitForResponse('**/api/auth/login');
  await logInAs(page, person, { remember: false });
  await installed(page);
  const { token } = (await (await answered).json()) as { token: string };
  const secrets = [person.name, token, cvOfDara.user_info.email, 'ផ្លូវ 271'];
  await page.goto('/cv');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.locator('[name="user_info.address"]:visible').fill('ផ្លូវ 271');
  await expect.poll(async () => JSON.stringify(await tabStorage(page))).toContain('ផ្លូវ 271');
  // A reload keeps the tab's data.
  await page.reload();
  await expect(page.locator('[name="user_info.address"]:visible')).toHaveValue('ផ្លូវ 271');
  const job = await openJobs(page);
  await applyWithoutNetwork(page, gate, job);
  const secretsIn = (all: string) => secrets.filter((secret) => all.includes(secret));
  expect(await outboxOn(page)).toEqual([]);
  expect(secretsIn(await onDevice(page))).toEqual([]);
  const open = await tabStorage(page);
  await page.goto('/about');
  const copies = [open, await tabStorage(page)];
  // Leave the document first: a closing tab is online again for a moment, and may send.
  await page.goto('about:blank');
  await page.close();

  await findNetwork(context, gate);
  const next = await context.newPage();
  await next.goto('/jobs');
  await expect(cards(next).first()).toBeVisible();
  const left = await everythingOn(next);
  expect(secretsIn(left)).toEqual([]);
  expect(left).toContain('["karngea-outbox",[]]');
  for (const copy of copies) {
    const tab = await openCopy(next, copy, '/appliedJobs');
    await expect(tab).toHaveURL(/login/);
    expect(secretsIn(await everythingOn(tab))).toEqual([]);
    await tab.close();
  }
  expect(gate.done('/api/app')).toEqual([]);
});

test(
  'items of a user who is not remembered are sent by their page, and stored only on request',
  { tag: '@nightly' },
  async ({ page, context, gate, request }) => {
    await openInstalled(page);
    const person = await newSeeker(request);
    await logInAs(page, person, { remember: false });
    await applyWithoutNetwork(page, gate, await openJobs(page));
    expect(await outboxOn(page)).toEqual([]);
    await findNetwork(context, gate);
    await expect.poll(() => gate.done('/api/app').length).toBe(1);

    await applyWithoutNetwork(page, gate, await openJobs(page));
    await page.getByRole('button', { name: 'Waiting to be sent' }).filter({ visible: true }).first().click();
    await page.getByRole('button', { name: "Store it on this phone until it's sent" }).click();
    await expect.poll(() => outboxOn(page)).toHaveLength(1);
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('/about');
    await expect.poll(() => waitingStates(next)).toEqual(['held: signed_out']);
    gate.restore();
    await logInAs(next, person, { remember: false });
    await expect.poll(() => gate.done('/api/app').length).toBe(2);
    await expect.poll(() => outboxOn(next)).toEqual([]);
  },
);

test('on a shared phone nothing waits and nothing is stored, and a strip signs out', async ({
  page,
  context,
  gate,
  request,
}) => {
  await openInstalled(page, '/login');
  const person = await newSeeker(request);
  const remember = page.getByLabel('Remember me', { exact: true });
  const sharedDevice = page.getByLabel('This is not my phone');
  await expect(remember.or(sharedDevice).and(page.locator(':checked'))).toHaveCount(0);
  await remember.check();
  await sharedDevice.check();
  await expect(remember).not.toBeChecked();
  await expect(
    page.getByRole('status').filter({ hasText: '“Remember me” has been turned off.' }),
  ).toBeVisible();
  await expect(page.getByText('none of your data stays on this phone')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await expect(page.locator('input[autocomplete$=password], input[autocomplete=username]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  const strip = page.getByText('Not your phone').filter({ visible: true });
  await expect(strip).toBeVisible();
  const job = await openJobs(page);
  await expect(strip).toBeVisible();
  await loseNetwork(context, gate);
  await applyOnCard(page, job);
  await expect(page.getByRole('alert').filter({ hasText: "You're offline" })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Waiting to be sent' })).toHaveCount(0);
  expect(await everythingOn(page)).not.toContain('"path":"/app"');
  await findNetwork(context, gate);
  await test.step('messages and answers that were sent are shown, and one that was refused is read', async () => {
    // Only an immediate request can show them: no timer refreshes the page.
    await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
    const employer = await newPerson(request, 'employer');
    const job_id = await post(request, employer);
    await request.post('/api/app', { data: { job_id }, headers: bearer(person) });
    const applications = await request.get('/api/app', { headers: bearer(person) });
    const sent = ((await applications.json()) as Application[]).find((it) => it.job_id === job_id);
    const path = `/application/${sent?.id}`;
    const at = new Date(Date.now() + 2 * 86_400_000).toISOString();
    const data = { at, place: 'Gate 2' };
    await request.post(`/api/app/${sent?.id}/interview`, { data, headers: bearer(employer) });
    await page.goto(path);
    const log = page.getByRole('log');
    const field = page.getByRole('textbox', { name: 'Write a message' });
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await page.getByRole('button', { name: 'I will come' }).click();
    await expect(log.getByText('You will come')).toBeVisible();
    await field.fill('See you there');
    await send.click();
    await expect(log.getByText('See you there')).toBeVisible();
    gate.failNext({ status: 422, path: `/api/app/${sent?.id}/message` });
    await field.fill('Where is it?');
    await send.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue('Where is it?');
  });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click();
  await expect(page.getByText('You have successfully signed out.')).toBeVisible();
  await expect(strip).toHaveCount(0);
  expect(await everythingOn(page)).not.toContain(person.name);
});

test(
  "signing out while offline revokes the token, and the next user does not see a guest's message",
  { tag: ['@desktop', '@nightly'] },
  async ({ page, context, gate, request }) => {
    await openInstalled(page);
    const statusFor = async (person: User) =>
      (await request.get('/api/app', { headers: bearer(person) })).status();
    async function signOutOffline(tab: Page): Promise<User> {
      const person = await newPerson(request, 'employee');
      await comeAs(tab, person);
      await tab.goto('/about');
      await loseNetwork(context, gate);
      await signOut(tab);
      await expect(tab.getByText('You have successfully signed out.')).toBeVisible();
      expect(await tab.evaluate(() => localStorage.getItem('user'))).toBeNull();
      return person;
    }
    await test.step('in the same tab', async () => {
      const person = await signOutOffline(page);
      await findNetwork(context, gate);
      await expect.poll(() => statusFor(person)).toBe(401);
      await expect.poll(() => everythingOn(page)).not.toContain(person.token);
      await page.close();
    });
    await test.step('at the next start', async () => {
      const closed = await context.newPage();
      const person = await signOutOffline(closed);
      await closed.close();
      await findNetwork(context, gate);
      const tab = await context.newPage();
      await tab.goto('/about');
      await expect.poll(() => statusFor(person)).toBe(401);
      await expect.poll(() => everythingOn(tab)).not.toContain(person.token);
      await tab.close();
    });
    await test.step("a guest's message is not shown to the person who logs in next", async () => {
      const tab = await context.newPage();
      const person = await newPerson(request, 'employee');
      await tab.goto('/about');
      const message = messageIn({ state: 'failed', reason: 'invalid' });
      await leaveItem(tab, message);
      const waiting = tab.getByRole('button', { name: 'Waiting to be sent' });
      await expect(waiting).toBeVisible();
      await logInAs(tab, person, { remember: false });
      await expect(tab.getByRole('button', { name: person.name })).toBeVisible();
      await expect(waiting).toHaveCount(0);
      await tab.goto(`/contact?again=${message.key}`);
      await expect(tab.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    });
  },
);
