/** A phone that others use, too: who did not ask to be remembered leaves nothing on it (product 6.5). */
import { type Page } from '@playwright/test';
import { type Application } from '#contract/applications.ts';
import { cvOfDara } from '../support/samples.ts';
import { everythingOn, leaveItem, messageIn, outboxOn, waitingStates } from './device.ts';
import { expect } from './fixtures.ts';
import { cards } from './job-cards.ts';
import { bearer, comeAs, newPerson, newSeeker, post } from './people.ts';
import {
  applyOnCard,
  applyWithoutNetwork,
  findNetwork,
  logInAs,
  loseNetwork,
  openInstalled,
  openJobs,
  signOut,
  test,
} from './phone.ts';

/** What the device keeps besides what is this tab's own. */
const onDevice = async (page: Page): Promise<string> => {
  const found = JSON.parse(await everythingOn(page)) as unknown[];
  return JSON.stringify(found.filter((_part, at) => at !== 1));
};

/** Everything that this tab keeps, as a browser that opens a closed tab again brings it back. */
const tabStorage = (page: Page) => page.evaluate(() => ({ ...sessionStorage }));

/** Opens a tab that begins with a copy of another one's session storage. */
async function openCopy(page: Page, copy: Record<string, string>, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.addInitScript((entries) => {
    if (sessionStorage.length === 0)
      for (const [key, text] of Object.entries(entries)) sessionStorage.setItem(key, text);
  }, copy);
  await tab.goto(path);
  return tab;
}

test('who is not remembered leaves nothing on the phone when the tab is closed', async ({
  page,
  context,
  gate,
  request,
}) => {
  test.slow();
  await openInstalled(page);
  const person = await newSeeker(request);
  const answered = page.waitForResponse('**/api/auth/login');
  await logInAs(page, person, { remember: false });
  const { token } = (await (await answered).json()) as { token: string };
  const secrets = [person.name, token, cvOfDara.user_info.email, 'ផ្លូវ 271', 'Bridge keeper'];
  await page.goto('/cv');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.locator('[name="user_info.address"]:visible').fill('ផ្លូវ 271');
  await expect.poll(async () => JSON.stringify(await tabStorage(page))).toContain('ផ្លូវ 271');
  // A reload goes on where the tab was.
  await page.reload();
  await expect(page.locator('[name="user_info.address"]:visible')).toHaveValue('ផ្លូវ 271');
  await page.goto('/appliedJobs');
  const job = await openJobs(page);
  await applyWithoutNetwork(page, gate, job);
  const leftOn = async (tab: Page, kept: typeof onDevice) => {
    const all = await kept(tab);
    // The list of jobs is anybody's; what waits is not.
    return secrets.filter((secret) => secret !== 'Bridge keeper' && all.includes(secret));
  };
  expect(await outboxOn(page)).toEqual([]);
  expect(await leftOn(page, onDevice)).toEqual([]);
  const open = await tabStorage(page);
  await page.goto('/about');
  const copies = [open, await tabStorage(page)];
  // Its document first: a tab that is being closed has its network back for a moment, and may send as it should.
  await page.goto('about:blank');
  await page.close();

  await findNetwork(context, gate);
  const next = await context.newPage();
  await next.goto('/jobs');
  await expect(cards(next).first()).toBeVisible();
  expect(await leftOn(next, everythingOn)).toEqual([]);
  expect(await everythingOn(next)).toContain('["karngea-outbox",[]]');
  for (const copy of copies) {
    const tab = await openCopy(next, copy, '/appliedJobs');
    await expect(tab).toHaveURL(/login/);
    expect(await leftOn(tab, everythingOn)).toEqual([]);
    await tab.close();
  }
  expect(gate.done('/api/app')).toEqual([]);
});

test('what waits of somebody who is not remembered is sent by their page, and kept only if they say so', async ({
  page,
  context,
  gate,
  request,
}) => {
  await openInstalled(page);
  const person = await newSeeker(request);
  await logInAs(page, person, { remember: false });
  await applyWithoutNetwork(page, gate, await openJobs(page));
  expect(await outboxOn(page)).toEqual([]);
  await findNetwork(context, gate);
  await expect.poll(() => gate.done('/api/app').length).toBe(1);

  await applyWithoutNetwork(page, gate, await openJobs(page));
  await page.getByRole('button', { name: 'Waiting to be sent' }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: 'Keep it on this phone until it is sent' }).click();
  await expect.poll(() => outboxOn(page)).toHaveLength(1);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/about');
  await expect.poll(() => waitingStates(next)).toEqual(['held: signed_out']);
  gate.mend();
  await logInAs(next, person, { remember: false });
  await expect.poll(() => gate.done('/api/app').length).toBe(2);
  await expect.poll(() => outboxOn(next)).toEqual([]);
});

test("on a phone that is not one's own nothing waits and nothing is offered, and a strip signs out", async ({
  page,
  context,
  gate,
  request,
}) => {
  await openInstalled(page, '/login');
  const person = await newSeeker(request);
  const remember = page.getByLabel('Remember me', { exact: true });
  const borrowed = page.getByLabel('This is not my phone');
  await expect(remember.or(borrowed).and(page.locator(':checked'))).toHaveCount(0);
  await remember.check();
  await borrowed.check();
  await expect(remember).not.toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: '“Remember me” is off now.' })).toBeVisible();
  await expect(page.getByText('nothing of yours stays on this phone')).toBeVisible();
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
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Waiting to be sent' })).toHaveCount(0);
  expect(await everythingOn(page)).not.toContain('"path":"/app"');
  await findNetwork(context, gate);
  await page.getByRole('button', { name: 'Sign Out' }).filter({ visible: true }).click();
  await expect(page.getByText('You have successfully signed out.')).toBeVisible();
  await expect(strip).toHaveCount(0);
  expect(await everythingOn(page)).not.toContain(person.name);
});

test("on a phone that is not one's own one sees what one wrote once it is sent, and keeps what was not", async ({
  page,
  gate,
  request,
}) => {
  // Only what is asked for at once is heard.
  await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
  const employer = await newPerson(request, 'employer');
  const person = await newSeeker(request);
  const job_id = await post(request, employer);
  await request.post('/api/app', { data: { job_id }, headers: bearer(person) });
  const [sent] = (await (await request.get('/api/app', { headers: bearer(person) })).json()) as [Application];
  const messages = `/api/app/${sent.id}/message`;
  const at = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const data = { at, place: 'Gate 2' };
  await request.post(`/api/app/${sent.id}/interview`, { data, headers: bearer(employer) });
  await page.goto('/login');
  await page.getByLabel('This is not my phone').check();
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page.getByText('Not your phone').filter({ visible: true })).toBeVisible();
  await page.goto(`/application/${sent.id}`);
  const log = page.getByRole('log');
  const field = page.getByRole('textbox', { name: 'Write a message' });
  await page.getByRole('button', { name: 'I will come' }).click();
  await expect(log.getByText('You will come')).toBeVisible();
  await field.fill('See you there');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log.getByText('See you there')).toBeVisible();
  gate.befall({ status: 422, path: messages });
  await field.fill('Where is it?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('Where is it?');
});

for (const next of ['in the same tab', 'at the next start'] as const) {
  test(`signing out without a network revokes the token ${next}`, async ({
    page,
    context,
    gate,
    request,
  }) => {
    const person = await newPerson(request, 'employee');
    await comeAs(page, person);
    await openInstalled(page);
    await loseNetwork(context, gate);
    await signOut(page);
    await expect(page.getByText('You have successfully signed out.')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    if (next === 'at the next start') await page.close();
    await findNetwork(context, gate);
    const tab = next === 'at the next start' ? await context.newPage() : page;
    if (tab !== page) await tab.goto('/about');
    await expect
      .poll(async () => (await request.get('/api/app', { headers: bearer(person) })).status())
      .toBe(401);
    await expect.poll(() => everythingOn(tab)).not.toContain(person.token);
  });
}

test(
  'what a guest wrote is not shown to whoever logs in next',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const person = await newPerson(request, 'employee');
    await openInstalled(page);
    const message = messageIn({ state: 'failed', reason: 'invalid' });
    await leaveItem(page, message);
    const waiting = page.getByRole('button', { name: 'Waiting to be sent' });
    await expect(waiting).toBeVisible();
    await logInAs(page, person, { remember: false });
    await expect(page.getByRole('button', { name: person.name })).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await page.goto(`/contact?again=${message.key}`);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  },
);
