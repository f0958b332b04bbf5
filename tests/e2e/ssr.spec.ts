/** Pages that the server renders: jobs are there without scripts, nothing moves when the app takes over, and no tap is lost. */
import { expect, type Page, test } from '@playwright/test';
import { locales, wording } from '../support/wording.ts';
import { posting } from '../support/samples.ts';
import { listing } from './job-cards.ts';
import { newPerson, post } from './people.ts';

const paths = async (page: Page) => {
  const [job] = await listing(page, 'page=0');
  if (!job) throw new Error('the demonstration has no jobs');
  return { job, list: '/jobs', detail: `/jobDetail/${job.job_id}`, company: '/company/1' };
};

/** Holds the app's start back; gives what lets it go. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  const start = /\/assets\/index-[^/]*\.js$/;
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(start, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    letGo();
    await expect(page.locator('.kg-ssr')).toHaveCount(0);
    await page.unroute(start);
  };
}

/** Opens a page that the server renders, until it is painted: with all of its styles, without the app. */
async function openPainted(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

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
      const { job, list, company } = await paths(page);
      await page.goto(list);
      await expect(page.getByRole('heading', { name: say('Find the job that suits you') })).toBeVisible();
      await expect(page.locator('.job-card').first()).toContainText(say('Apply Now'));
      await page.getByRole('link', { name: job.name, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: job.name })).toBeVisible();
      await expect(page.getByRole('heading', { name: say('Description') })).toBeVisible();
      await page.goto(company);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page.getByRole('listitem').getByRole('link').filter({ visible: true }).first(),
      ).toBeVisible();
      await page.goto('/');
      await expect(page.getByRole('heading', { name: say('Top Results') })).toBeVisible();
      await page.locator('input[type=search]').fill('x');
      await page.locator('input[type=search]').press('Enter');
      await expect(page).toHaveURL(/\/jobs\?keyword=x/);
    });
  });

  test.describe(`taking over (${locale})`, () => {
    test.use(browser);

    test('no box moves', async ({ page }) => {
      const { list, detail, company } = await paths(page);
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
        [company, '.company-facts'],
        ['/', '.hero h2'],
      ] as const) {
        // The app is held back until the server's page was looked at.
        const letGo = await holdApp(page);
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        await openPainted(page, path);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const before = await page.locator(`.kg-ssr ${part}`).first().boundingBox();
        await letGo();
        await expect(page.locator(`#root ${part}`).first()).toBeVisible();
        expect(await page.locator(`#root ${part}`).first().boundingBox(), path).toEqual(before);
        const moved = await page.evaluate(
          () => (window as unknown as { seen: { moved: number } }).seen.moved,
        );
        expect(moved, path).toBeLessThanOrEqual(0.01);
        // Neither now nor once what the device has is there.
        await page.waitForLoadState('networkidle');
        const own =
          path === company
            ? [`/api${company}`, '/api/job/get']
            : [path.replace(/^\/(jobs)?$/, '/api/job/get').replace('/jobDetail', '/api/job/get')];
        expect(
          asked.filter((address) => own.includes(address)),
          path,
        ).toEqual([]);
        page.removeAllListeners('request');
      }
    });
  });
}

test('what was typed and chosen before the app was there counts', async ({ page }) => {
  const letGo = await holdApp(page);
  await openPainted(page, '/jobs');
  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Salary');
  await page.locator('input[type=search]').fill('driver');
  await letGo();
  await expect(page).toHaveURL(/sort=Salary/);
  await expect(page.locator('input[type=search]')).toHaveValue('driver');
  await expect(page.locator('input[type=search]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyword=driver/);
});

test('what was opened before the app was there stays open', async ({ page }) => {
  const [job] = await listing(page, 'company=1');
  const letGo = await holdApp(page);
  await openPainted(page, `/jobDetail/${job?.job_id}`);
  await page.locator('.kg-ssr').getByText('Verified', { exact: true }).click();
  await letGo();
  await expect(page.locator('#root .company-verified').getByText('We do not check each job.')).toBeVisible();
});

test('who scrolled before the app was there stays where they are', async ({ page }) => {
  const letGo = await holdApp(page);
  await openPainted(page, '/jobs');
  const last = page.locator('.kg-ssr .job-card').last();
  await last.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();
  await letGo();
  // The same jobs in the same order, all of them already.
  expect(await page.locator('#root .job-card').last().boundingBox()).toEqual(before);
});

test('what lies below the screen comes, too, once the app has taken over', async ({ page }) => {
  const { detail, company } = await paths(page);
  for (const path of ['/jobs', '/', detail, company]) {
    await page.goto(path);
    await expect(page.locator('.kg-ssr')).toHaveCount(0);
    await expect(page.locator('#root [data-more-to-come]')).toHaveCount(0);
    await expect(page.locator('#root .kg-page-footer')).toBeAttached();
  }
  await expect(page.locator('#root .job-card').first()).toBeAttached();
});

for (const locale of locales) {
  const say = wording(locale);
  const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

  test.describe(`tapped before the app is there, in ${locale} `, () => {
    test.use({
      locale: locale === 'km' ? 'km-KH' : 'en-US',
      permissions: ['clipboard-read', 'clipboard-write'],
    });

    /** One tap on the server's page; what waits is seen, and heard. */
    const tap = async (page: Page, name: string) => {
      const button = page.locator('.kg-ssr').getByRole('button', { name, exact: true });
      await button.filter({ visible: true }).first().click();
      const busy = page.locator('.kg-ssr button[aria-busy=true]');
      await expect(busy).toHaveCount(1);
      await expect(busy).toHaveAccessibleName(name);
      const heard = page
        .locator('.kg-ssr')
        .getByRole('status')
        .filter({ hasText: say('Loading') });
      await expect(heard).toHaveCount(1);
    };
    const expectLogIn = async (page: Page, next: string) => {
      const told = page.getByRole('alert').filter({ hasText: say('Please log in first.') });
      await expect(told).toHaveCount(1);
      await expect(page).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(next)}$`));
    };

    test('Menu and Filters open', async ({ page }) => {
      test.skip(!isPhone(page), 'wide screens have neither');
      for (const name of [say('Menu'), say('Filters')]) {
        const letGo = await holdApp(page);
        await openPainted(page, '/jobs');
        await tap(page, name);
        await letGo();
        await expect(page.getByRole('dialog', { name })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
      }
    });

    test('Save and Apply lead to the log-in page, as in the app', async ({ page }) => {
      const { job, list, detail } = await paths(page);
      for (const [path, name] of [
        [list, say('Save {name}').replace('{name}', job.name)],
        [list, say('Apply Now')],
        [detail, say('Save')],
        [detail, say('Apply Now')],
      ] as const) {
        const letGo = await holdApp(page);
        await openPainted(page, path);
        await tap(page, name);
        await letGo();
        await expectLogIn(page, path);
        // Done once: the page before is the one that was tapped.
        await page.goBack();
        await expect(page).toHaveURL(path);
      }
    });

    test('Share opens the ways to share', async ({ page }) => {
      const { detail } = await paths(page);
      const letGo = await holdApp(page);
      await openPainted(page, detail);
      await tap(page, say('Share'));
      await letGo();
      await page.getByRole('button', { name: say('Copy link') }).click();
      await expect(page.getByRole('status').filter({ hasText: say('Link copied.') })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${detail}$`));
    });

    test('Sort sorts, and a search is searched', async ({ page }) => {
      let letGo = await holdApp(page);
      await openPainted(page, '/jobs');
      await page.getByRole('combobox', { name: say('Sort By') }).selectOption('Salary');
      await letGo();
      await expect(page).toHaveURL(/\/jobs\?sort=Salary$/);

      letGo = await holdApp(page);
      await openPainted(page, '/jobs');
      await page.locator('input[type=search]').fill('driver');
      if (!isPhone(page))
        await page.getByRole('combobox', { name: say('Location') }).selectOption('Phnom Penh');
      await page.locator('input[type=search]').press('Enter');
      await letGo();
      await expect(page).toHaveURL(
        isPhone(page) ? /\/jobs\?keyword=driver$/ : /\/jobs\?keyword=driver&location=Phnom(\+|%20)Penh$/,
      );
      await expect(page.getByRole('heading', { name: say('Search Results:') })).toBeVisible();
    });
  });
}

test('the last tap counts, once, and a link wins over it', async ({ page }) => {
  const { detail } = await paths(page);
  const letGo = await holdApp(page);
  await openPainted(page, detail);
  const ssr = page.locator('.kg-ssr');
  const button = (name: string) =>
    ssr.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  await button('Save').dblclick();
  await button('Share').click();
  await button('Share').click();
  await expect(ssr.locator('[aria-busy=true]')).toHaveCount(1);
  await expect(button('Share')).toHaveAttribute('aria-busy', 'true');
  // A link whose page does not come.
  await page.route('**/jobs', (route) => route.fulfill({ status: 204 }));
  await ssr
    .getByRole('link', { name: 'Jobs' })
    .or(ssr.getByRole('link', { name: 'Back' }))
    .first()
    .click();
  await expect(ssr.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(ssr.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await letGo();
  await expect(page.getByRole('alert')).toHaveText('');
  await expect(page).toHaveURL(detail);
});

test('who reads another language, or is logged in, sees only their own app', async ({ page }) => {
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort());
  const first = page.locator('.kg-ssr');
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
