/** The app without a network: every page opens and says what it shows. */
import { expect, type Page } from '@playwright/test';
import { keptOn } from './device.ts';
import { cards } from './job-cards.ts';
import { newPerson } from './people.ts';
import { findNetwork, installed, logIn, loseNetwork, openJobs, test } from './phone.ts';

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
