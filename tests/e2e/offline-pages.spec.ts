/** The app without a network: every page opens, says what it shows, and a signed-out phone keeps nothing of its person. */
import { expect, type Page } from '@playwright/test';
import { cvOfDara } from '../support/samples.ts';
import { aJob, cardOf, cards } from './job-cards.ts';
import { giveCv, newPerson } from './people.ts';
import { findNetwork, installed, logIn, loseNetwork, signOut, test, writeMessage } from './phone.ts';

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
    await page.goto('/jobs');
    await expect(cards(page).first()).toBeVisible();
    await page.waitForTimeout(1_500);
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
  await page.goto('/jobs');
  await installed(page);
  const job = await aJob(page, ({ status }) => status === 'Hiring');
  await expect(cardOf(page, job)).toBeVisible();
  await loseNetwork(context, gate);
  await cardOf(page, job).getByRole('button', { name: 'Apply Now' }).click();
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

/** Everything that the browser keeps for this app, as one text. */
const everythingOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(name));
      });
      for (const table of db.objectStoreNames) {
        const records = db.transaction(table).objectStore(table);
        for (const asked of [records.getAllKeys(), records.getAll()]) {
          found.push(
            await new Promise((resolve) => {
              asked.onsuccess = () => resolve([name, asked.result]);
            }),
          );
        }
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = await cache.match(request);
        const isText = !/image|font/.test(kept?.headers.get('content-type') ?? '');
        found.push([name, request.url, isText ? await kept?.text() : '']);
      }
    }
    return JSON.stringify(found);
  });

test('after signing out nothing of the person is left on the phone', async ({ page, request }) => {
  test.slow();
  const person = await newPerson(request, 'employee');
  await giveCv(request, person);
  await logIn(page, person);
  const token = await page.evaluate(
    () => (localStorage.getItem('user') ?? sessionStorage.getItem('user')) as string,
  );
  const secrets = {
    name: person.name,
    token: (JSON.parse(token) as { token: string }).token,
    CV: cvOfDara.user_info.email,
    message: 'Only for the team',
  };
  await page.goto('/jobs');
  await installed(page);
  const job = await aJob(page, ({ status }) => status === 'Hiring');
  await cardOf(page, job).getByRole('button', { name: 'Apply Now' }).click();
  await expect(cardOf(page, job).getByRole('button', { name: 'Applied' })).toBeVisible();
  await page.goto('/contact');
  await writeMessage(page, secrets.message);
  for (const address of ['/cv', '/appliedJobs', '/myProfile', '/setting', '/favJobs']) {
    await page.goto(address);
    await page.waitForTimeout(1_500);
  }
  const before = await everythingOn(page);
  for (const secret of ['name', 'token', 'CV'] as const) expect(before, secret).toContain(secrets[secret]);
  await page.goto('/');
  await signOut(page);
  await expect(page.getByText('You have successfully signed out.')).toBeVisible();
  await page.waitForTimeout(2_000);
  const after = await everythingOn(page);
  for (const [what, secret] of Object.entries(secrets)) expect(after.includes(secret), what).toBe(false);
  // Only what anybody may read is kept, and nothing waits.
  expect(after).toContain('["karngea-cache",["pub"]]');
  expect(after).toContain('["karngea-outbox",[]]');
});
