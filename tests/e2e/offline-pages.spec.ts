/** The app without a network: every page opens and says what it shows. */
import { type Page } from '@playwright/test';
import { appStarted, expect } from './fixtures.ts';
import { keptOn } from './device.ts';
import { type Locale, wording } from '../support/wording.ts';
import { cards } from './job-cards.ts';
import { newPerson } from './people.ts';
import { findNetwork, installed, logInAs, loseNetwork, openJobs, test } from './phone.ts';

/** It says since when, or nothing but that. */
const strip = (page: Page, language: Locale = 'en') =>
  page.getByRole('status').filter({ hasText: wording(language)('You are offline.') });

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
    '/favJobs',
  ],
  employee: [
    '/favJobs',
    '/notices',
    '/appliedJobs',
    '/application/1',
    '/cv',
    '/myProfile',
    '/setting',
    '/jobs?keyword=node.js',
  ],
  employer: ['/application', '/application/1', '/createjob', '/createjob/2', '/myProfile', '/setting'],
} as const;

/** What should be on the screen and is not: drawings and letters. */
const missing = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.images].filter((it) => it.complete && it.naturalWidth === 0).map(({ src }) => src),
    ...[...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family),
  ]);

/** Logos of the list that the worker has not cached yet; those below the screen are fetched when the phone has nothing else to do. */
const unkept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const logos = [...document.images].map(({ src }) => src).filter((src) => src.includes('/pictures/'));
    const kept = await Promise.all(logos.map((src) => caches.match(src)));
    return logos.filter((_, at) => !kept[at]);
  });

for (const who of ['guest', 'employee', 'employer'] as const) {
  test.describe(who, () => {
    const language = who === 'guest' ? 'km' : 'en';
    test.use({ language });

    test(`after one visit every page of a ${who} opens without a network`, async ({
      page,
      context,
      gate,
      request,
      language,
    }) => {
      test.slow();
      if (who !== 'guest') await logInAs(page, await newPerson(request, who));
      await page.goto('/');
      await keptOn(page, '"stats"');
      await installed(page);
      await openJobs(page);
      await keptOn(page, '"list",{}]');
      await expect.poll(() => unkept(page), 'logos that are not kept yet').toEqual([]);
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await loseNetwork(context, gate);
      for (const address of pages[who]) {
        await page.goto(address);
        await expect(page.getByRole('main').first(), address).toBeVisible();
        await expect(strip(page, language), address).toBeVisible();
        await expect(page.locator('.kg-knot:visible, [class*=skeleton]:visible'), address).toHaveCount(0);
        await expect.poll(() => missing(page), address).toEqual([]);
      }
      expect(faults).toEqual([]);
    });
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

test.describe('in Khmer', () => {
  test.use({ language: 'km' });

  test('before the worker keeps the app, what cannot be loaded says so, and comes with the network', async ({
    page,
    context,
    gate,
    words,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      // Nothing is fetched ahead: some of it would be there already.
      localStorage.setItem('dataSaver', 'true');
    });
    await page.goto('/jobs');
    await appStarted(page);
    const list = cards(page).first();
    await expect(list).toBeVisible();
    const open = (name: string) => page.getByRole('button', { name: words(name) }).filter({ visible: true });
    const isTold = async () => {
      const notice = page
        .getByRole('alert')
        .filter({ hasText: words('You are offline. Please try again when you are back online.') });
      await expect(notice).toBeVisible();
      await notice.getByRole('button').click();
      await expect(notice).toHaveCount(0);
      await expect(list).toBeVisible();
    };

    await loseNetwork(context, gate);
    for (const name of ['Menu', 'Filters', 'Menu']) {
      await open(name).click();
      await isTold();
    }
    await findNetwork(context, gate);

    // Browsers remember a file that they could not fetch: the page is loaded anew for it.
    gate.cut();
    await open('Filters').click();
    await isTold();
    gate.mend();
    const dialog = page.getByRole('dialog');
    await expect(async () => {
      if (!(await dialog.isVisible())) await open('Filters').click({ timeout: 2_000 });
      await expect(dialog).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await open('Menu').click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await loseNetwork(context, gate);
    await page
      .getByRole('link', { name: words('About') })
      .filter({ visible: true })
      .click();
    await expect(page.getByText(words("This page isn't available offline yet."))).toBeVisible();
    await findNetwork(context, gate);
    await page.getByRole('button', { name: words('Try again') }).click();
    await expect(page.getByRole('heading', { level: 1, name: words('About us') })).toBeVisible();
    // The page goes back by itself: `page.goBack` now and then waits for ever, with the list long on the screen.
    await page.evaluate(() => history.back());
    await expect(list).toBeVisible();
  });
});
