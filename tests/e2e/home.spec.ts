/** Home: its links to the jobs, what it shows while they load, and what remains if they cannot be loaded. */
import { type Locator, type Page } from '@playwright/test';
import { passUntil } from './clock.ts';
import { expect } from './fixtures.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { pageSize, topResults } from '#contract/limits.ts';
import { waitForStored } from './device.ts';
import { slideTitles, test } from './home-parts.ts';
import { cards } from './job-cards.ts';
import { startFromShell } from './people.ts';

const firstJobs = async (page: Page): Promise<JobListItem[]> => {
  const answer = await page.request.get('/api/job/get?page=0');
  return ((await answer.json()) as JobListItem[]).slice(0, topResults);
};

/** How many children of a row are completely in view. */
const wholeSlides = (row: Locator): Promise<number> =>
  row.evaluate(
    (list) =>
      [...list.children].filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left > -1 && right < innerWidth + 1;
      }).length,
  );

test(
  'Home has the newest jobs, counts and testimonials, and leads to the jobs by a slide, a search, a kind of work and See more',
  { tag: '@each-width' },
  async ({ page, isMobile, words, main, home }) => {
    const { hero, results, voices, control } = home;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Other tests post jobs meanwhile.
    await expect(async () => {
      await page.goto('/');
      const names = (await firstJobs(page)).map(({ name }) => name);
      await expect(results.getByRole('heading', { level: 3 })).toHaveText(names, { timeout: 5_000 });
    }).toPass();

    await test.step('its slides, counts and people', async () => {
      await expect(page).toHaveTitle('Karngea');
      await expect(hero.getByRole('heading')).toHaveText(slideTitles.map(words));
      const links = hero.getByRole('link');
      for (const [number, address] of ['/jobs', '/register', '/about'].entries())
        await expect(links.nth(number)).toHaveAttribute('href', address);
      const band = main.getByRole('region', { name: words('Karngea in numbers') });
      const counts = (await (await page.request.get('/api/stats')).json()) as Record<string, number>;
      await expect(band.getByRole('definition')).toHaveText(
        [counts.jobs, counts.employee, counts.employer].map((count) => Number(count).toLocaleString('en')),
      );
      await expect(voices.getByRole('figure')).toHaveCount(3);
      await expect(control(voices, 'Next')).toHaveCount(isMobile ? 1 : 0);
    });

    await test.step('one, two or three jobs at a time', async () => {
      const usual = page.viewportSize();
      const phone = [
        [699, 1],
        [390, 1],
      ] as const;
      const wide = [
        [700, 2],
        [1023, 2],
        [1024, 3],
        [1280, 3],
      ] as const;
      for (const [width, count] of isMobile ? phone : wide) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => wholeSlides(results.locator('.kg-slides')), `at ${width} px`).toBe(count);
      }
      if (usual) await page.setViewportSize(usual);
    });

    const backHome = async () => {
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
      await expect(hero).toBeVisible();
    };
    await test.step('a slide, See more, a kind of work and a search lead to the jobs', async () => {
      await hero.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/jobs$/);
      await backHome();
      // Text for screen readers only is positioned elsewhere.
      const seeMore = new RegExp(words('See more<0> jobs</0>').replace(/<\/?0>/g, '\\s*'));
      await main.getByRole('link', { name: seeMore }).click();
      await expect(page).toHaveURL(/\/jobs$/);
      await backHome();
      const kinds = main.getByRole('navigation', { name: words('Work by kind') });
      await kinds.getByRole('link').first().click();
      await expect(page).toHaveURL(/\/jobs\?occupation=[a-z]+$/);
      await backHome();
      if (!isMobile) {
        const industry = main.getByRole('combobox', { name: words('Industry') });
        await industry.selectOption('Information Technology');
        await control(main, 'Search').click();
        await expect(page).toHaveURL(/\/jobs\?industry=Information(\+|%20)Technology$/);
      }
      await page.goto('/');
      await main.getByRole('searchbox').fill(' developer ');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/jobs\?keyword=developer$/);
      await expect(main.getByRole('heading', { name: words('Search Results:') })).toBeVisible();
    });
  },
);

test('if no jobs can be loaded the list and Home say so, stay usable, and can try again', async ({
  page,
  words,
  main,
  home,
  heading,
  button,
  says,
}) => {
  const { hero, results, control } = home;
  const list = '**/api/job/get?*';
  await page.clock.install();
  for (const path of ['/jobs', '/']) await startFromShell(page, path);
  await page.route(list, (route) => route.fulfill({ status: 503, json: { message: 'down' } }));
  await page.goto('/jobs');
  await passUntil(page, () => heading("The jobs couldn't be loaded.").isVisible(), 1_000);
  await page.unroute(list);
  await button('Try again').click();
  await expect(cards(page)).toHaveCount(pageSize);

  // No app runs here that would store them again.
  await page.goto('/robots.txt');
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase('karngea-cache');
        deleting.onsuccess = resolve;
        deleting.onerror = reject;
      }),
  );
  const refuse = { status: 500, json: { message: 'no' } };
  await page.route(list, (route) => route.fulfill(refuse));
  await page.route('**/api/stats', (route) => route.fulfill(refuse));
  await page.goto('/');
  await passUntil(page, () => says("The jobs couldn't be loaded.", main).isVisible(), 1_000);
  await expect(hero.getByRole('heading').first()).toBeVisible();
  await expect(main.getByRole('searchbox')).toBeVisible();
  await expect(main.getByRole('region', { name: words('Karngea in numbers') })).toHaveCount(0);
  await page.unroute(list);
  await control(main, 'Try again').click();
  await expect(results.getByRole('article')).toHaveCount(topResults);
});

test('the spinner is delayed by half a second; a second visit has none, and shows the cached jobs while offline', async ({
  page,
  words,
  main,
  home,
  hold,
}) => {
  const { hero, results } = home;
  await page.clock.install({ time: new Date('2026-11-20T08:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-20T08:00:01Z'));
  await startFromShell(page, '/');
  const answered = page.waitForResponse('**/api/job/get?*');
  const answer = await hold('**/api/job/get?*');
  await page.goto('/');
  const spinner = main.getByRole('status', { name: words('Loading') });
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return spinner.isVisible();
    })
    .toBe(true);
  answer();
  await answered;
  await page.clock.runFor(400);
  await expect(spinner).toBeVisible();
  await expect(hero).toHaveCount(0);
  // The answer may reach the page after the clock has passed the half second.
  await expect
    .poll(async () => {
      await page.clock.runFor(200);
      return spinner.count();
    })
    .toBe(0);
  await expect(results.getByRole('article')).toHaveCount(topResults);

  await page.clock.resume();
  await waitForStored(page, '"list"', '"stats"');
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('.kg-knot')) document.documentElement.setAttribute('data-spun', '');
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(results.getByRole('article')).toHaveCount(topResults);
  await expect(page.locator('html')).not.toHaveAttribute('data-spun');
});
