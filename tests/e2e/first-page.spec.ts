/** Pages that begin in HTML: jobs are there without scripts, and nothing moves when the app takes over. */
import { expect, type Page, test } from '@playwright/test';
import { locales, wording } from '../support/wording.ts';
import { posting } from '../support/samples.ts';
import { listing } from './job-cards.ts';
import { newPerson, post } from './people.ts';

const paths = async (page: Page) => {
  const [job] = await listing(page, 'page=0');
  if (!job) throw new Error('the demonstration has no jobs');
  return { job, list: '/jobs', detail: `/jobDetail/${job.job_id}` };
};

/** As the editor writes it: what it looks like is not what its words alone would. */
const markup =
  '<h2>Kitchen ផ្ទះបាយ</h2><p>You cook <strong>breakfast</strong>.<br>អ្នកចម្អិនអាហារពេលព្រឹក។</p>' +
  '<ul><li>ស៊ុប</li><li class="ql-indent-1">Rice</li></ul><blockquote>ស្វាគមន៍</blockquote><pre>7:00\n8:00</pre>';

for (const locale of locales) {
  const say = wording(locale);
  const browser = { locale: locale === 'km' ? 'km-KH' : 'en-US' };

  test.describe(`without scripts (${locale})`, () => {
    test.use({ ...browser, javaScriptEnabled: false });

    test('jobs are listed, opened and searched', async ({ page }) => {
      const { job, list } = await paths(page);
      await page.goto(list);
      await expect(page.getByRole('heading', { name: say('Find the job that suits you') })).toBeVisible();
      await expect(page.locator('.job-card').first()).toContainText(say('Apply Now'));
      await page.getByRole('link', { name: job.name, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: job.name })).toBeVisible();
      await expect(page.getByRole('heading', { name: say('Description') })).toBeVisible();
      await page.goto('/');
      await expect(page.getByRole('heading', { name: say('Top Results') })).toBeVisible();
      await page.getByRole('searchbox').fill('x');
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/\/jobs\?keyword=x/);
    });
  });

  test.describe(`taking over (${locale})`, () => {
    test.use(browser);

    test('no box moves', async ({ page }) => {
      const { list, detail } = await paths(page);
      const employer = await newPerson(page.request, 'employer');
      const written = await post(page.request, employer, posting.name, { description: markup });
      await page.addInitScript(() => {
        const seen = { moved: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries())
            seen.moved += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const [path, part] of [
        [list, '.job-card'],
        [detail, '.job-head h1'],
        [`/jobDetail/${written}`, '.kg-rich-text'],
        ['/', '.hero h2'],
      ] as const) {
        // The app is held back until the first page was looked at.
        let letGo = (): void => undefined;
        const looked = new Promise<void>((resolve) => (letGo = resolve));
        await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
          await looked;
          await route.continue();
        });
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await page.goto(path, { waitUntil: 'commit' });
        // It is painted only with its styles and fonts, but it can be measured before.
        await expect(page.locator('.kg-first')).toHaveCSS('position', 'absolute');
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const before = await page.locator(`.kg-first ${part}`).first().boundingBox();
        letGo();
        await expect(page.locator('.kg-first')).toHaveCount(0);
        await expect(page.locator(`#root ${part}`).first()).toBeVisible();
        expect(await page.locator(`#root ${part}`).first().boundingBox(), path).toEqual(before);
        const moved = await page.evaluate(
          () => (window as unknown as { seen: { moved: number } }).seen.moved,
        );
        expect(moved, path).toBeLessThanOrEqual(0.01);
        expect(
          asked.filter((address) => /^\/api\/job\/get/.test(address)),
          path,
        ).toEqual([]);
        await page.unroute(/\/assets\/index-[^/]*\.js$/);
        page.removeAllListeners('request');
      }
    });
  });
}

test('what was typed and chosen before the app was there counts', async ({ page }) => {
  let letGo = (): void => undefined;
  const typed = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/jobs', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Salary');
  await page.getByRole('searchbox').fill('driver');
  letGo();
  await expect(page.locator('.kg-first')).toHaveCount(0);
  await expect(page).toHaveURL(/sort=Salary/);
  await expect(page.getByRole('searchbox')).toHaveValue('driver');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=driver/);
});

test('who scrolled before the app was there stays where they are', async ({ page }) => {
  let letGo = (): void => undefined;
  const scrolled = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await scrolled;
    await route.continue();
  });
  await page.goto('/jobs', { waitUntil: 'commit' });
  const last = page.locator('.kg-first .job-card').last();
  await last.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();
  letGo();
  await expect(page.locator('.kg-first')).toHaveCount(0);
  // The same jobs in the same order, all of them already.
  expect(await page.locator('#root .job-card').last().boundingBox()).toEqual(before);
});

test('what lies below the screen comes, too, once the app has taken over', async ({ page }) => {
  const { detail } = await paths(page);
  for (const path of ['/jobs', '/', detail]) {
    await page.goto(path);
    await expect(page.locator('.kg-first')).toHaveCount(0);
    await expect(page.locator('#root [data-more-to-come]')).toHaveCount(0);
    await expect(page.locator('#root .kg-page-footer')).toBeAttached();
  }
  await expect(page.locator('#root .job-card').first()).toBeAttached();
});

test('who saves or applies before the app is there is told to log in first', async ({ page }) => {
  const { detail } = await paths(page);
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) =>
    route.request().frame().url().includes(detail) ? route.abort() : route.continue(),
  );
  for (const name of ['Save', 'Apply Now']) {
    await page.goto(detail);
    const link = page.locator('.kg-first').getByRole('link', { name, exact: true });
    await link.filter({ visible: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please log in first.' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(detail)}$`));
  }
});

test('who reads another language, or is logged in, sees only their own app', async ({ page }) => {
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort());
  const first = page.locator('.kg-first');
  await page.goto('/jobs');
  await expect(first).toBeVisible();
  await page.evaluate(() => localStorage.setItem('lang', 'kh'));
  await page.reload();
  await expect(first).toBeHidden();
  await page.evaluate(() => {
    localStorage.setItem('lang', 'eng');
    sessionStorage.setItem('user', '{}');
  });
  await page.reload();
  await expect(first).toBeHidden();
});
