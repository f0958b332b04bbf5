/** Server-rendered pages: they work without scripts, nothing moves when the app starts, and no early tap is lost. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { type Locale, wording } from '../support/wording.ts';
import { posting } from '../support/samples.ts';
import { listing } from './job-cards.ts';
import { bearer, newPerson, post } from './people.ts';

const paths = async (page: Page) => {
  const [job] = await listing(page, 'page=0');
  if (!job) throw new Error('the demonstration has no jobs');
  return { job, list: '/jobs', detail: `/jobDetail/${job.job_id}`, company: '/company/1' };
};

/** Holds the app back until the returned function is called. */
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

/** Opens a server-rendered page and waits until it is painted, with its styles and without the app. */
async function openPainted(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Rich text as the editor writes it. */
const markup =
  '<h2>Kitchen ផ្ទះបាយ</h2><p>You cook <strong>breakfast</strong>.<br>អ្នកចម្អិនអាហារពេលព្រឹក។</p>' +
  '<ul><li>ស៊ុប</li><li class="ql-indent-1">Rice</li></ul><blockquote>ស្វាគមន៍</blockquote><pre>7:00\n8:00</pre>';

const search = (page: Page): Locator => page.locator('input[type=search]').filter({ visible: true });
const serverPage = (page: Page): Locator => page.locator('.kg-ssr');
const browserLocale = { en: 'en-US', km: 'km-KH' } as const;

test.describe('without scripts', () => {
  test.use({ locale: browserLocale.km, javaScriptEnabled: false });

  test('jobs are listed, opened and searched without scripts', async ({ page }) => {
    const say = wording('km');
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

/** Where the first element of each kind is. */
const boxesOf = (within: Locator, parts: readonly string[]) =>
  Promise.all(parts.map((part) => within.locator(part).first().boundingBox()));

/** The sum of all layout shifts so far. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { layoutShift: { sum: number } }).layoutShift.sum);

for (const [locale, tag] of [
  ['km', '@phone'],
  ['en', '@desktop'],
] as const satisfies readonly (readonly [Locale, string])[]) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale: browserLocale[locale] });

    test(`no box moves when the app starts (${locale})`, async ({ page }) => {
      const { list, company } = await paths(page);
      const employer = await newPerson(page.request, 'employer');
      const data = { name: 'Corner Kitchen' };
      await page.request.put('/api/company/mine', { headers: bearer(employer), data });
      const written = await post(page.request, employer, posting.name, { description: markup });
      await page.addInitScript(() => {
        const layoutShift = { sum: 0 };
        Object.assign(window, { layoutShift });
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries())
            layoutShift.sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const [path, ...parts] of [
        [list, '.job-card'],
        [`/jobDetail/${written}`, '.job-head h1', '.kg-rich-text'],
        [company, '.company-facts'],
        ['/', '.hero h2'],
      ] as const) {
        const startApp = await holdApp(page);
        const requests: string[] = [];
        page.on('request', (request) => requests.push(new URL(request.url()).pathname));
        await openPainted(page, path);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const before = await boxesOf(serverPage(page), parts);
        await startApp();
        await expect(page.locator(`#root ${parts[0]}`).first()).toBeVisible();
        expect(await boxesOf(page.locator('#root'), parts), path).toEqual(before);
        expect(await layoutShift(page), path).toBeLessThanOrEqual(0.01);
        // What the server sent is not requested again, even after the device's own data is loaded.
        await page.waitForLoadState('networkidle');
        const included =
          path === company
            ? [`/api${company}`, '/api/job/get']
            : [path.replace(/^\/(jobs)?$/, '/api/job/get').replace('/jobDetail', '/api/job/get')];
        expect(
          requests.filter((address) => included.includes(address)),
          path,
        ).toEqual([]);
        // The parts below the screen follow.
        await expect(page.locator('#root [data-more-to-come]')).toHaveCount(0);
        await expect(page.locator('#root .kg-page-footer')).toBeAttached();
        page.removeAllListeners('request');
      }
      await expect(page.locator('#root .job-card').first()).toBeAttached();
      if (tag === '@desktop')
        await test.step('a search starts before the app, also by place, which only wide screens have', async () => {
          const startApp = await holdApp(page);
          await openPainted(page, '/jobs');
          await search(page).fill('driver');
          await page.getByRole('combobox', { name: 'Location' }).selectOption('Phnom Penh');
          await search(page).press('Enter');
          await startApp();
          await expect(page).toHaveURL(/\/jobs\?keyword=driver&location=Phnom(\+|%20)Penh$/);
          await expect(page.getByRole('heading', { name: 'Search Results:' })).toBeVisible();
        });
    });
  });
}

test('input, choices, open sections and the scroll position from before the app started stay', async ({
  page,
}) => {
  await test.step('typed and chosen', async () => {
    const startApp = await holdApp(page);
    await openPainted(page, '/jobs');
    await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Salary');
    await page.locator('input[type=search]').fill('driver');
    await startApp();
    await expect(page).toHaveURL(/\/jobs\?sort=Salary$/);
    await expect(page.locator('input[type=search]')).toHaveValue('driver');
    await expect(page.locator('input[type=search]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/keyword=driver/);
  });
  await test.step('open sections', async () => {
    const [job] = await listing(page, 'company=1');
    const startApp = await holdApp(page);
    await openPainted(page, `/jobDetail/${job?.job_id}`);
    await serverPage(page).getByText('Verified', { exact: true }).click();
    await startApp();
    await expect(
      page.locator('#root .job-company-verified').getByText("We don't check every job."),
    ).toBeVisible();
  });
  await test.step('scroll position', async () => {
    const startApp = await holdApp(page);
    await openPainted(page, '/jobs');
    const last = page.locator('.kg-ssr .job-card').last();
    await last.scrollIntoViewIfNeeded();
    const before = await last.boundingBox();
    await startApp();
    // The app shows the same jobs in the same order at once.
    expect(await page.locator('#root .job-card').last().boundingBox()).toEqual(before);
  });
  await test.step('readers of another language, and members, see only the app', async () => {
    await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort());
    await page.goto('/jobs');
    await expect(serverPage(page)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('lang', 'kh'));
    await page.reload();
    await expect(serverPage(page)).toBeHidden();
    await page.evaluate(() => {
      localStorage.setItem('lang', 'eng');
      sessionStorage.setItem('user', '{}');
    });
    await page.reload();
    await expect(serverPage(page)).toBeHidden();
  });
});

test.describe('before the app starts', () => {
  test.use({ locale: browserLocale.km, permissions: ['clipboard-read', 'clipboard-write'] });
  const say = wording('km');

  const buttonNamed = (page: Page, name: string): Locator =>
    serverPage(page).getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  const busy = (page: Page): Locator => serverPage(page).locator('[aria-busy=true]');
  const loading = (page: Page): Locator =>
    serverPage(page)
      .getByRole('status')
      .filter({ hasText: say('Loading') });

  /** Taps a button of the server's page, which is then busy, and announced as loading. */
  async function tap(page: Page, name: string): Promise<void> {
    await buttonNamed(page, name).click();
    await expect(busy(page)).toHaveCount(1);
    await expect(busy(page)).toHaveAccessibleName(name);
    await expect(loading(page)).toHaveCount(1);
  }

  test('Menu and Filters work before the app starts', async ({ page }) => {
    for (const name of [say('Menu'), say('Filters')]) {
      const startApp = await holdApp(page);
      await openPainted(page, '/jobs');
      await tap(page, name);
      // On wide screens the fields are used until the sheet is there.
      if (name === say('Filters'))
        await expect(serverPage(page).locator('.search-filter').first()).toBeVisible();
      await startApp();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
    }
    await test.step('moving to a field does not wait for the sheet', async () => {
      const startApp = await holdApp(page);
      await openPainted(page, '/jobs');
      await tap(page, say('Filters'));
      const place = serverPage(page).locator('select[name=location]').filter({ visible: true });
      await place.focus();
      await expect(busy(page)).toHaveCount(0);
      await place.selectOption('Phnom Penh');
      await startApp();
      const taken = page.locator('#root select[name=location]').filter({ visible: true });
      await expect(taken).toHaveValue('Phnom Penh');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });

  test('Save, Apply and Share work before the app starts, and only the last tap counts', async ({ page }) => {
    const { job, list, detail } = await paths(page);
    for (const [path, first, forGuests, last] of [
      [list, say('Save {name}').replace('{name}', job.name), say('Menu'), say('Apply Now')],
      [detail, say('Apply Now'), say('Share'), say('Save')],
    ] as const) {
      const startApp = await holdApp(page);
      await openPainted(page, path);
      const request = page.getByRole('alert').filter({ hasText: say('Please log in first.') });
      for (const name of [first, forGuests, last]) {
        await tap(page, name);
        await expect(request).toHaveCount(name === forGuests ? 0 : 1);
      }
      await startApp();
      await expect(page).toHaveURL(/\/login/);
      await expect(request).toHaveCount(1);
      await expect(page).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(path)}$`));
      // The log-in page opened once: one step back leads to the previous page.
      await page.goBack();
      await expect(page).toHaveURL(path);
    }
    await test.step('Share opens the ways to share', async () => {
      const startApp = await holdApp(page);
      await openPainted(page, detail);
      await tap(page, say('Share'));
      await startApp();
      await page.getByRole('button', { name: say('Copy link') }).click();
      await expect(page.getByRole('status').filter({ hasText: say('Link copied.') })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${detail}?from=link`);
    });
    await test.step('the last of several taps counts, and a link cancels it', async () => {
      const startApp = await holdApp(page);
      await openPainted(page, detail);
      await buttonNamed(page, say('Save')).dblclick();
      await buttonNamed(page, say('Share')).click();
      await buttonNamed(page, say('Share')).click();
      await expect(busy(page)).toHaveCount(1);
      await expect(buttonNamed(page, say('Share'))).toHaveAttribute('aria-busy', 'true');
      // This link's page never loads.
      await page.route('**/jobs', (route) => route.fulfill({ status: 204 }));
      await serverPage(page)
        .getByRole('link', { name: say('Jobs'), exact: true })
        .or(serverPage(page).getByRole('link', { name: say('Back'), exact: true }))
        .first()
        .click();
      await expect(busy(page)).toHaveCount(0);
      await expect(loading(page)).toHaveCount(0);
      await startApp();
      await expect(page.getByRole('alert')).toHaveText('');
      await expect(page).toHaveURL(detail);
    });
  });
});
