/** The app without a network: every page opens, says what it shows, and a signed-out phone keeps nothing of its person. */
import { expect, type Page } from '@playwright/test';
import { cvOfDara } from '../support/samples.ts';
import { everythingOn, keptOn } from './device.ts';
import { cards } from './job-cards.ts';
import { newPerson } from './people.ts';
import {
  applyOnCard,
  applyWithoutNetwork,
  findNetwork,
  installed,
  logIn,
  loseNetwork,
  openJobs,
  seekerAtJobs,
  signOut,
  stateOnCard,
  test,
  writeMessage,
} from './phone.ts';

const strip = (page: Page) => page.locator('.kg-offline:visible');

const pages = {
  guest: [
    '/',
    '/jobs',
    '/about',
    '/contact',
    '/login',
    '/register',
    '/jobDetail/1',
    '/jobDetail/999999',
    '/no-such-page',
  ],
  employee: ['/favJobs', '/appliedJobs', '/cv', '/myProfile', '/setting', '/jobs?keyword=node.js'],
  employer: ['/application', '/application/1', '/createjob', '/createjob/2', '/myProfile', '/setting'],
} as const;

for (const who of ['guest', 'employee', 'employer'] as const) {
  test(`after one visit every page of a ${who} opens without a network`, async ({
    page,
    context,
    gate,
    request,
  }) => {
    test.slow();
    if (who !== 'guest') await logIn(page, await newPerson(request, who));
    await page.goto('/');
    await installed(page);
    await openJobs(page);
    await keptOn(page, '"list",{}]', '"stats"');
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await loseNetwork(context, gate);
    for (const address of pages[who]) {
      await page.goto(address);
      await expect(page.locator('main:visible').first(), address).toBeVisible();
      await expect(strip(page), address).toContainText('You are offline.');
      await expect(page.locator('.kg-knot:visible, [class*=skeleton]:visible'), address).toHaveCount(0);
    }
    expect(faults).toEqual([]);
  });
}

test('without a network the age of the jobs is told, until it is back', async ({ page, context, gate }) => {
  await page.goto('/jobs');
  await expect(cards(page).first()).toBeVisible();
  await installed(page);
  await expect(strip(page)).toHaveCount(0);
  await loseNetwork(context, gate);
  await expect(strip(page)).toContainText(/^You are offline\. Showing jobs saved at \d{1,2}:\d\d\.$/);
  await findNetwork(context, gate);
  await expect(strip(page)).toHaveCount(0);
  await expect(page.getByText('Back online')).toBeVisible();
});

test('what waits is listed, can be put right, and can be taken back', async ({
  page,
  context,
  gate,
  request,
}) => {
  await logIn(page, await newPerson(request, 'employee'));
  const job = await openJobs(page);
  await installed(page);
  await applyWithoutNetwork(page, gate, job);
  await page.goto('/contact');
  await writeMessage(page, 'From the ferry');
  await page.goto('/appliedJobs');
  await page.getByRole('button', { name: 'Waiting to be sent' }).click();
  const sheet = page.getByRole('dialog', { name: 'Waiting to be sent' });
  await expect(sheet.getByText(`Application: ${job.name}`)).toBeVisible();
  await expect(sheet.getByText('From the ferry')).toBeVisible();
  await sheet.getByRole('listitem').filter({ hasText: 'From the ferry' }).getByRole('button').click();
  await expect(sheet.getByText('From the ferry')).toHaveCount(0);
  await findNetwork(context, gate);
  await expect(sheet.getByText('Please create a curriculum vitae first.')).toBeVisible({ timeout: 20_000 });
  expect(gate.done('/api/message')).toEqual([]);
  await sheet.getByRole('link', { name: 'Create a CV' }).click();
  await expect(page).toHaveURL(/\/cv/);
});

test('after signing out nothing of the person is left on the phone, in any tab', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const { person, job } = await seekerAtJobs(page, request);
  await installed(page);
  const secrets = [person.name, person.token, cvOfDara.user_info.email, 'Only for the team'];
  await applyOnCard(page, job);
  await stateOnCard(page, job, 'Applied');
  await page.goto('/contact');
  await writeMessage(page, 'Only for the team');
  for (const address of ['/cv', '/appliedJobs', '/myProfile', '/favJobs']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toBeVisible();
  }
  await keptOn(page, '["cvs",', '["applications",', '["profile",', '"saved"]');
  const before = await everythingOn(page);
  for (const secret of secrets.slice(0, 3)) expect(before).toContain(secret);

  const other = await context.newPage();
  await other.goto('/cv');
  const email = other.getByText(cvOfDara.user_info.email).first();
  await expect(email).toBeVisible();
  await page.goto('/');
  await signOut(page);
  await expect(page.getByText('You have successfully signed out.')).toBeVisible();
  await expect(other).toHaveURL(/login/);
  await expect(email).toHaveCount(0);
  // Something is written down again, as for whoever comes next.
  await other.goto('/jobs');
  await expect(cards(other).first()).toBeVisible();
  await keptOn(other, '["jobs","guest","list",{}]');
  for (const tab of [page, other]) {
    await expect
      .poll(async () => {
        const left = await everythingOn(tab);
        return secrets.filter((secret) => left.includes(secret));
      })
      .toEqual([]);
    const after = await everythingOn(tab);
    // Only what anybody may read is kept, and nothing waits.
    expect(after).toContain('["karngea-cache",["pub"]]');
    expect(after).toContain('["karngea-outbox",[]]');
  }
});
