/** The app without a network: every page opens and says what it shows. */
import { type Page } from '@playwright/test';
import { type JobListItem } from '#contract/jobs.ts';
import { appStarted, expect } from './fixtures.ts';
import { waitForStored } from './device.ts';
import { type Locale, wording } from '../support/wording.ts';
import { cardOf, cards, listing } from './job-cards.ts';
import { bearer, comeAs, newPerson, newSeeker } from './people.ts';
import { findNetwork, installed, loseNetwork, openJobs, test } from './phone.ts';

/** The strip says since when the app is offline, or only that it is. */
const strip = (page: Page, language: Locale = 'en') =>
  page.getByRole('status').filter({ hasText: wording(language)("You're offline.") });

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
    '/notices',
    '/appliedJobs',
    '/application/1',
    '/cv',
    '/myProfile',
    '/setting',
    '/jobs?keyword=node.js',
    '/favJobs',
  ],
  employer: ['/application', '/application/1', '/createjob', '/createjob/2', '/myProfile', '/setting'],
} as const;

/** Images and fonts that should be on the screen but could not be loaded. */
const missing = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.images].filter((it) => it.complete && it.naturalWidth === 0).map(({ src }) => src),
    ...[...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family),
  ]);

/** Logos of the list that the worker has not cached yet; those below the screen are fetched when the phone has nothing else to do. */
const uncached = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const logos = [...document.images].map(({ src }) => src).filter((src) => src.includes('/pictures/'));
    const cached = await Promise.all(logos.map((src) => caches.match(src)));
    return logos.filter((_, at) => !cached[at]);
  });

/** Fills the caches as one visit does, while there is a network. @returns a job at the top of the list */
async function visitOnce(page: Page): Promise<JobListItem> {
  await page.goto('/');
  await waitForStored(page, '"stats"');
  await installed(page);
  const job = await openJobs(page);
  await waitForStored(page, '"list",{}]');
  await expect.poll(() => uncached(page), 'logos that are not cached yet').toEqual([]);
  return job;
}

/** Opens each page without a network and checks that it is complete. */
async function openAll(page: Page, who: keyof typeof pages, language?: Locale): Promise<void> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  for (const address of pages[who]) {
    await page.goto(address);
    await expect(page.getByRole('main').first(), address).toBeVisible();
    await expect(strip(page, language), address).toBeVisible();
    await expect(page.locator('.kg-knot:visible, [class*=skeleton]:visible'), address).toHaveCount(0);
    await expect.poll(() => missing(page), address).toEqual([]);
    // The worker's page lacks what the site says about itself: the app has stored it.
    if (address === '/contact')
      await expect(page.getByRole('link', { name: /hello@karngea\.example$/ }).first()).toBeVisible();
  }
  expect(faults).toEqual([]);
}

test.describe('a guest', () => {
  test.use({ language: 'km' });

  test(
    'after one visit all guest pages open while offline',
    { tag: '@nightly' },
    async ({ page, context, gate, language }) => {
      test.slow();
      await visitOnce(page);
      await loseNetwork(context, gate);
      await openAll(page, 'guest', language);
    },
  );
});

test('after one visit all pages of a seeker open while offline, and the saved and the first jobs', async ({
  page,
  context,
  gate,
  request,
}) => {
  test.slow();
  const person = await newSeeker(request);
  const [saved] = await listing(page, 'page=3');
  if (!saved) throw new Error('no jobs');
  await request.post(`/api/job/addFav/${saved.job_id}`, { headers: bearer(person) });
  await comeAs(page, person);
  const first = await visitOnce(page);
  const details = [saved, first].map(({ job_id }) => `"detail",${job_id}]`);
  await waitForStored(page, ...details, '["cvs",', '["profile",');
  await expect(strip(page)).toHaveCount(0);
  await loseNetwork(context, gate);
  await expect(strip(page)).toContainText(/^You're offline\. Showing jobs saved at \d{1,2}:\d\d\.$/);
  await findNetwork(context, gate);
  await expect(strip(page)).toHaveCount(0);
  await expect(page.getByText('Back online')).toBeVisible();
  await loseNetwork(context, gate);
  await openAll(page, 'employee');
  await expect(cardOf(page, saved)).toBeVisible();
  for (const { job_id, name } of [saved, first]) {
    await page.goto(`/jobDetail/${job_id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Description' }).first()).toBeVisible();
  }
});

test(
  'after one visit all pages of an employer open while offline',
  { tag: '@nightly' },
  async ({ page, context, gate, request }) => {
    test.slow();
    await comeAs(page, await newPerson(request, 'employer'));
    await visitOnce(page);
    await loseNetwork(context, gate);
    await openAll(page, 'employer');
  },
);

test.describe('in Khmer', () => {
  test.use({ language: 'km' });

  test('without the worker, a chunk that cannot be loaded is reported, and loads once online again', async ({
    page,
    context,
    gate,
    words,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      // Prefetching is off, or some chunks would be loaded already.
      localStorage.setItem('dataSaver', 'true');
    });
    await page.goto('/jobs');
    await appStarted(page);
    const list = cards(page).first();
    await expect(list).toBeVisible();
    const open = (name: string) =>
      page.getByRole('button', { name: words(name), exact: true }).filter({ visible: true });
    const expectMessage = async () => {
      const notice = page
        .getByRole('alert')
        .filter({ hasText: words("You're offline. Please try again when you're back online.") });
      await expect(notice).toBeVisible();
      await notice.getByRole('button').click();
      await expect(notice).toHaveCount(0);
      await expect(list).toBeVisible();
    };

    await loseNetwork(context, gate);
    for (const name of ['Menu', 'Filters', 'Menu']) {
      await open(name).click();
      await expectMessage();
    }
    await findNetwork(context, gate);

    // Browsers remember a module that they could not fetch, so the app reloads the page.
    gate.cut();
    await open('Filters').click();
    await expectMessage();
    gate.restore();
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
    // `page.goBack` sometimes waits forever although the list is on the screen.
    await page.evaluate(() => history.back());
    await expect(list).toBeVisible();

    await test.step('a search that cannot be loaded either is reported', async () => {
      await page.route('**/assets/search-worker-*', (route) => route.abort());
      await page.route('**/api/job/get?*keyword*', (route) => route.abort());
      await page.getByRole('searchbox').filter({ visible: true }).fill('driver');
      await page.keyboard.press('Enter');
      await expect(page.getByText(words("The jobs couldn't be loaded."))).toBeVisible();
      await page.unrouteAll();
      await open('Try again').click();
      await expect(list).toBeVisible();
    });
  });
});
