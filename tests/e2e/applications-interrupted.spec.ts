/** Actions on both sides of an application, made offline, survive a killed phone and are sent once (product 10.3). */
import { type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { type Alert } from '#contract/alerts.ts';
import { type User } from '#contract/sessions.ts';
import { type ApplicationMessage } from '#contract/application-messages.ts';
import { type Notice } from '#contract/notices.ts';
import { waitForStored } from './device.ts';
import { expect } from './fixtures.ts';
import { hiring, listOf } from './hiring.ts';
import { test } from './mortal-phone.ts';
import { bearer } from './people.ts';
import { findNetwork, installed, loseNetwork } from './phone.ts';

/** What the API returns to this user elsewhere. */
const readAs =
  (request: APIRequestContext, who: User) =>
  async <Body>(path: string): Promise<Body> =>
    (await request.get(`/api${path}`, { headers: bearer(who) })).json();

/** The number of notices of each kind that the user has. */
async function noticeCounts(request: APIRequestContext, who: User): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { kind } of await readAs(request, who)<Notice[]>('/notice'))
    counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

/** What the page in front shows about waiting items. */
const waitingIn = (page: Page): Locator =>
  page.getByRole('main').filter({ visible: true }).getByText('Waiting to be sent');

/** In three days. */
const at = new Date(Date.now() + 3 * 86_400_000).toISOString();

test(
  'a message, an answer, an alert and a withdrawal',
  { tag: '@nightly' },
  async ({ request, gate, mortal }) => {
    test.slow();
    const { employer, people, ids } = await hiring(request, 1);
    const [seeker, id] = [people[0] as User, ids[0] ?? 0];
    const headers = bearer(employer);
    await request.post(`/api/app/${id}/interview`, { headers, data: { at, place: 'Gate 2' } });

    const first = await mortal.start(seeker);
    await first.page.goto('/jobs?keyword=developer');
    await expect(first.page.getByRole('button', { name: 'Tell me about new jobs like these' })).toBeVisible();
    await installed(first.page);
    await waitForStored(first.page, '"alerts"', '"keyword":"developer"');
    await first.page.goto(`/application/${id}`);
    await expect(first.page.getByRole('log')).toContainText('Gate 2');
    await waitForStored(first.page, `["messages",${seeker.user_id},${id}]`);
    await loseNetwork(first.context, gate);
    await first.page.getByRole('button', { name: 'I will come' }).click();
    await first.page.getByRole('textbox', { name: 'Write a message' }).fill('Thank you!');
    await first.page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(first.page.getByRole('log').getByText('Waiting to be sent')).toHaveCount(2);
    await first.page.goto('/jobs?keyword=developer');
    await first.page.getByRole('button', { name: 'Tell me about new jobs like these' }).click();
    await expect(waitingIn(first.page).first()).toBeVisible();
    await mortal.kill(first.context);

    const second = await mortal.start(seeker, { offline: true });
    await second.page.goto(`/application/${id}`);
    const log = second.page.getByRole('log');
    await expect(log.getByText('Waiting to be sent')).toHaveCount(2);
    expect(gate.tries.filter(({ status }) => status !== undefined)).toEqual([]);
    await findNetwork(second.context, gate);
    await expect(log.getByText('Waiting to be sent')).toHaveCount(0);
    const thread = await readAs(request, employer)<ApplicationMessage[]>(`/app/${id}/message`);
    expect(thread.map(({ text, interview }) => interview?.answer ?? text)).toEqual(['yes', 'Thank you!']);
    await expect
      .poll(async () => (await readAs(request, seeker)<Alert[]>('/search')).map(({ terms }) => terms.keyword))
      .toEqual(['developer']);
    expect(await noticeCounts(request, employer)).toMatchObject({ message: 1, interview_answered: 1 });

    await loseNetwork(second.context, gate);
    await second.page.getByRole('button', { name: 'Withdraw my application' }).click();
    await second.page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(waitingIn(second.page).first()).toBeVisible();
    await mortal.kill(second.context);
    gate.restore();
    await mortal.start(seeker).then(({ page }) => page.goto('/appliedJobs'));
    await expect.poll(() => listOf(request, employer)).toEqual([]);
    expect(await noticeCounts(request, employer)).toMatchObject({ application_withdrawn: 1 });
  },
);

test(
  'stars, notes and decisions, one by one and together',
  { tag: '@nightly' },
  async ({ request, gate, mortal }) => {
    test.slow();
    const { employer, people, ids } = await hiring(request, 3);
    const first = await mortal.start(employer);
    const { page } = first;
    await page.goto('/application');
    await installed(page);
    const rows = page.locator('.applicants').getByRole('listitem');
    await rows.nth(0).getByRole('link').first().click();
    const note = page.getByLabel('Note (only you see it)');
    await expect(note).toBeVisible();
    await loseNetwork(first.context, gate);
    const main = page.getByRole('main').filter({ visible: true });
    await note.fill('Speaks English');
    await expect(main.getByRole('status').filter({ hasText: 'Waiting to be sent' })).toBeVisible();
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(main.getByRole('region', { name: 'Decision' })).toContainText('Waiting to be sent');
    await page.goBack();
    await rows.nth(1).getByRole('button').click();
    await expect(rows.nth(1).getByTitle('Waiting to be sent')).toBeVisible();
    await expect(rows.nth(0)).toContainText('Waiting to be sent');
    await page.getByRole('button', { name: 'More', exact: true }).filter({ visible: true }).click();
    await expect(page.getByRole('button', { name: 'Download (CSV)' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Choose', exact: true }).click();
    await page.getByRole('button', { name: 'All pending' }).click();
    await page.getByRole('button', { name: 'Accept 2' }).click();
    await expect(rows.nth(2)).toContainText('Waiting to be sent');
    await mortal.kill(first.context);

    gate.restore();
    expect((await listOf(request, employer)).map(({ status }) => status)).toEqual(Array(3).fill('pending'));
    const second = await mortal.start(employer);
    await second.page.goto('/application');
    const after = async () =>
      (await listOf(request, employer)).map(({ status, starred, note: text }) => [status, starred, text]);
    await expect.poll(after).toEqual([
      ['accepted', false, null],
      ['accepted', true, null],
      ['accepted', false, 'Speaks English'],
    ]);
    const entries = second.page.locator('.applicants').getByRole('listitem');
    for (const entry of await entries.all()) await expect(entry).toContainText('Accepted');
    await expect(entries).toHaveCount(3);
    await expect(waitingIn(second.page)).toHaveCount(0);
    expect(await noticeCounts(request, people[2] as User)).toMatchObject({ application_decided: 1 });
    expect(
      new Set(gate.tries.filter(({ path }) => path === `/api/app/${ids[2]}`).map(({ key }) => key)).size,
    ).toBe(2);
  },
);
