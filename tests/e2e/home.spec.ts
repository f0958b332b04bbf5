/** Home: the ways into the jobs, what is shown while they load, and what is left when they do not. */
import { type Locator, type Page } from '@playwright/test';
import { passUntil } from './clock.ts';
import { expect } from './fixtures.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { topResults } from '#contract/limits.ts';
import { keptOn } from './device.ts';
import { slideTitles, test } from './home-parts.ts';
import { startFromShell } from './people.ts';

const firstJobs = async (page: Page): Promise<JobListItem[]> => {
  const answer = await page.request.get('/api/job/get?page=0');
  return ((await answer.json()) as JobListItem[]).slice(0, topResults);
};

/** How many children of a row stand in view from edge to edge. */
const wholeSlides = (row: Locator): Promise<number> =>
  row.evaluate(
    (list) =>
      [...list.children].filter((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left > -1 && right < innerWidth + 1;
      }).length,
  );

test('three slides lead to the jobs, to registering and to what this is', async ({ page, words, home }) => {
  const { hero } = home;
  await page.goto('/');
  await expect(page).toHaveTitle('Karngea');
  await expect(hero.getByRole('heading')).toHaveText(slideTitles.map(words));
  const links = hero.getByRole('link');
  for (const [number, address] of ['/jobs', '/register', '/about'].entries()) {
    await expect(links.nth(number)).toHaveAttribute('href', address);
  }
  await links.first().click();
  await expect(page).toHaveURL(/\/jobs$/);
});

test('a search goes to the jobs with its words', async ({ page, words, main }) => {
  await page.goto('/');
  await main.getByRole('searchbox').fill(' developer ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/jobs\?keyword=developer$/);
  await expect(main.getByRole('heading', { name: words('Search Results:') })).toBeVisible();
});

test(
  'an industry is one tap away on a phone, and in the search form on a wide screen',
  { tag: '@each-width' },
  async ({ page, isMobile, words, main, home }) => {
    const { control } = home;
    await page.goto('/');
    const links = main.getByRole('navigation', { name: words('Jobs by industry') });
    if (isMobile) {
      await links.getByRole('link', { name: words('Information Technology') }).click();
    } else {
      const industry = main.getByRole('combobox', { name: words('Industry') });
      await industry.selectOption('Information Technology');
      await expect(links).toBeHidden();
      await control(main, 'Search').click();
    }
    await expect(page).toHaveURL(/\/jobs\?industry=Information(\+|%20)Technology$/);
  },
);

test(
  'the first six jobs are the top results, one, two or three at a time',
  { tag: '@each-width' },
  async ({ page, isMobile, words, main, home }) => {
    const { results } = home;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const jobs = await firstJobs(page);
    await expect(results.getByRole('heading', { level: 3 })).toHaveText(jobs.map(({ name }) => name));
    const phone = [
      [390, 1],
      [699, 1],
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
    // What only screen readers hear is set apart.
    const seeMore = new RegExp(words('See more<0> jobs</0>').replace(/<\/?0>/g, '\\s*'));
    await main.getByRole('link', { name: seeMore }).click();
    await expect(page).toHaveURL(/\/jobs$/);
  },
);

test(
  'the public counts and three people stand below',
  { tag: '@each-width' },
  async ({ page, isMobile, words, main, home }) => {
    const { voices, control } = home;
    await page.goto('/');
    const band = main.getByRole('region', { name: words('Karngea in numbers') });
    const counts = (await (await page.request.get('/api/stats')).json()) as Record<string, number>;
    await expect(band.getByRole('definition')).toHaveText(
      [counts.jobs, counts.employee, counts.employer].map((count) => Number(count).toLocaleString('en')),
    );
    await expect(voices.getByRole('figure')).toHaveCount(3);
    await expect(control(voices, 'Next')).toHaveCount(isMobile ? 1 : 0);
  },
);

test('when no jobs can be loaded the page stays useful, and can try again', async ({
  page,
  words,
  main,
  home,
  says,
}) => {
  const { hero, results, control } = home;
  const refuse = { status: 500, json: { message: 'no' } };
  await page.clock.install();
  await startFromShell(page, '/');
  await page.route('**/api/job/get?*', (route) => route.fulfill(refuse));
  await page.route('**/api/stats', (route) => route.fulfill(refuse));
  await page.goto('/');
  await passUntil(page, () => says('The jobs could not be loaded.', main).isVisible(), 1_000);
  await expect(hero.getByRole('heading').first()).toBeVisible();
  await expect(main.getByRole('searchbox')).toBeVisible();
  await expect(main.getByRole('region', { name: words('Karngea in numbers') })).toHaveCount(0);
  await page.unroute('**/api/job/get?*');
  await control(main, 'Try again').click();
  await expect(results.getByRole('article')).toHaveCount(topResults);
});

test('the spinner stays for half a second, however fast the jobs come', async ({
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
});

test('a second visit shows the kept jobs without a spinner and without a network', async ({ page, home }) => {
  const { results } = home;
  await page.goto('/');
  await expect(results.getByRole('article')).toHaveCount(topResults);
  await keptOn(page, '"list"', '"stats"');
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
