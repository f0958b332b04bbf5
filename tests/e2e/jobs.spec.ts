/** Finding, reading, saving and applying for jobs, as people do it, in both languages. */
import { expect, type Page, test } from '@playwright/test';
import { pageSize } from '#contract/limits.ts';
import { locales, wording } from '../support/wording.ts';
import { aJob, cards, listing } from './job-cards.ts';
import { jobPartsIn } from './job-page.ts';
import { comeAs, comeAsNew, newPerson, post, speak, startFromShell } from './people.ts';
import { installed } from './phone.ts';

/** The address as the server reads it: `+` and `%20` are the same. */
const terms = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
for (const locale of locales) {
  const words = wording(locale);
  const { button, own, heading } = jobPartsIn(words);

  test.describe(`in ${locale}`, () => {
    test.beforeEach(({ page }) => speak(page, locale));

    test('a search stands in the address: it survives a reload and can be walked back', async ({
      page,
      isMobile,
    }) => {
      await page.goto('/jobs');
      await expect(heading(page, 'Popular Jobs:')).toBeVisible();
      await page.getByRole('searchbox').fill('  developer\u200b ');
      if (isMobile) {
        await button(page, 'Filters').click();
        const industry = page.locator('.filter-row').first();
        await industry.click();
        await expect(button(page, 'Back')).toBeFocused();
        await page.locator('.filter-list input[type="search"]').fill('zzz');
        await expect(page.locator('.filter-list').getByRole('status')).toHaveText(
          words('No option matches.'),
        );
        await button(page, 'Back').click();
        await expect(industry).toBeFocused();
        await button(page, 'Junior').click();
        await button(page, 'Show results').click();
      } else {
        await page.getByRole('combobox', { name: words('Level') }).selectOption('Junior');
        await button(page, 'Search').click();
      }
      await expect(heading(page, 'Search Results:')).toBeVisible();
      await expect.poll(() => terms(page)).toEqual({ keyword: 'developer', level: 'Junior' });
      const expected = await listing(page, 'page=0&keyword=developer&level=Junior');
      await expect(cards(page)).toHaveCount(expected.length);
      await page.reload();
      await expect(cards(page)).toHaveCount(expected.length);
      await expect(page.getByRole('searchbox')).toHaveValue('developer');
      await page.goBack();
      await expect(heading(page, 'Popular Jobs:')).toBeVisible();
      expect(terms(page)).toEqual({});
    });

    test('a chip takes its filter away, and each new search clears the page until its jobs are there', async ({
      page,
    }) => {
      const chip = (text: string) =>
        page.getByRole('button', { name: words('Remove {text}').replace('{text}', words(text)) });
      await page.goto('/jobs?level=junior&location=Phnom+Penh');
      await chip('Junior').click();
      await expect.poll(() => terms(page)).toEqual({ location: 'Phnom Penh' });
      await expect(chip('Phnom Penh')).toBeFocused();
      await expect(cards(page).first()).toBeVisible();
      let answer = () => {};
      const answered = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/job/get?*', async (route) => {
        await answered;
        await route.continue();
      });
      const spinner = page.getByRole('status', { name: words('Loading') }).filter({ visible: true });
      await button(page, 'Clear').click();
      await expect(heading(page, 'Popular Jobs:')).toBeVisible();
      await expect(spinner).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
      await expect(page.getByRole('combobox', { name: words('Sort By') })).toBeFocused();
      // Also a search for what the page was opened with.
      await page.goBack();
      await expect.poll(() => terms(page)).toEqual({ location: 'Phnom Penh' });
      await page.goBack();
      await expect(cards(page).first()).toBeVisible();
      await page.getByRole('searchbox').press('Enter');
      await expect(spinner).toBeVisible();
      answer();
      await expect(spinner).toHaveCount(0);
      await expect(cards(page).first()).toBeVisible();
    });

    test('Show More leads to the end, and no job comes twice', async ({ page }) => {
      const query = 'industry=Information+Technology&level=Junior';
      let total = 0;
      for (let number = 0, more = pageSize; more === pageSize; number++) {
        more = (await listing(page, `${query}&page=${number}`)).length;
        total += more;
      }
      expect(total).toBeGreaterThan(pageSize);
      await page.goto(`/jobs?${query}`);
      await expect(cards(page)).toHaveCount(pageSize);
      const end = button(page, 'No More Jobs');
      for (let shown = pageSize; shown < total;) {
        await button(page, 'Show More').click();
        shown = Math.min(shown + pageSize, total);
        await expect(cards(page)).toHaveCount(shown);
      }
      await expect(end).toBeDisabled();
      const links = await cards(page)
        .locator('h3 a')
        .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(new Set(links).size).toBe(total);
    });

    test('a search without results says so', async ({ page }) => {
      await page.goto('/jobs?keyword=qqqqzzzz');
      await expect(heading(page, 'No results found :( Perhaps, try a different keyword')).toBeVisible();
    });

    test.describe('with the app on the phone', () => {
      test.use({ serviceWorkers: 'allow' });

      test('a list that is complete stays complete without a network', async ({ page, context, request }) => {
        const name = `Lighthouse ${crypto.randomUUID().slice(0, 8)}`;
        await post(request, await newPerson(request, 'employer'), name);
        await page.goto(`/jobs?keyword=${encodeURIComponent(name)}`);
        await expect(cards(page)).toHaveCount(1);
        await installed(page);
        await context.setOffline(true);
        await expect(page.locator('.kg-offline').filter({ visible: true })).toBeVisible();
        await expect(button(page, 'No More Jobs')).toBeDisabled();
        await expect(page.getByText(words('More jobs are shown when you are back online.'))).toHaveCount(0);
      });
    });

    test('sorting by salary fetches the first page anew', async ({ page }) => {
      await page.goto('/jobs');
      await expect(cards(page)).toHaveCount(pageSize);
      await page.getByRole('combobox', { name: words('Sort By') }).selectOption('Salary');
      await expect.poll(() => terms(page)).toEqual({ sort: 'Salary' });
      const [highest] = await listing(page, 'page=0&sort=Salary');
      await expect(cards(page).first().locator('h3')).toHaveText(highest?.name ?? '');
    });

    test('when the server fails, the list says so and can be tried again', async ({ page }) => {
      const failing = '**/api/job/get?*';
      await startFromShell(page, '/jobs');
      await page.route(failing, (route) => route.fulfill({ status: 503, json: { message: 'down' } }));
      await page.goto('/jobs');
      await expect(heading(page, 'The jobs could not be loaded.')).toBeVisible({ timeout: 15_000 });
      await page.unroute(failing);
      await button(page, 'Try again').click();
      await expect(cards(page)).toHaveCount(pageSize);
    });

    test('the list stays where it was when coming back from a job', async ({ page }) => {
      await page.goto('/jobs');
      // The cards that the server wrote make way for the app's.
      await expect(page.locator('.kg-ssr')).toHaveCount(0);
      const eighth = cards(page).nth(7).locator('h3 a');
      await eighth.scrollIntoViewIfNeeded();
      const before = (await eighth.boundingBox())?.y;
      await eighth.click();
      await expect(page).toHaveURL(/jobDetail/);
      await expect(heading(page, 'Description')).toBeVisible();
      await page.goBack();
      await expect(eighth).toBeInViewport();
      await expect
        .poll(async () => Math.abs(((await eighth.boundingBox())?.y ?? 0) - (before ?? 0)))
        .toBeLessThan(2);
    });

    test("a job's page has its facts, its title and related jobs, and can be shared", async ({
      page,
      context,
    }) => {
      const job = await aJob(page, ({ status }) => status === 'Hiring');
      await page.goto(`/jobDetail/${job.job_id}`);
      await expect(page.locator('.kg-ssr')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: job.name })).toBeVisible();
      await expect(page).toHaveTitle(`${job.name} | Karngea`);
      for (const term of [
        'Job Type',
        'Age',
        'Level',
        'Gender',
        'Qualification',
        'Language',
        'Category',
        'Location',
        'Required skills',
        'Available positions',
      ])
        await expect(page.locator('dt').getByText(words(term), { exact: true })).toBeVisible();
      await expect(page.locator('dl')).toContainText(
        words('{positions} pax').replace('{positions}', String(job.available_position)),
      );
      await expect(heading(page, 'Requirements')).toBeVisible();
      await expect(
        page.getByText(words('Karngea is a demonstration. The postings on this site are not real.')),
      ).toBeVisible();
      await expect(heading(page, 'Related Jobs')).toBeVisible();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await button(page, 'Share').filter({ visible: true }).click();
      await expect(page.locator('.kg-notice.blue')).toContainText(words('Link copied.'));
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    });

    test('an unknown job is a page that could not be found', async ({ page }) => {
      for (const id of ['99999999', '0', 'abc']) {
        await page.goto(`/jobDetail/${id}`);
        await expect(page).toHaveURL(/\/404$/);
      }
      // Nor is one that the server refuses to give (spec §8).
      const { job_id } = await aJob(page, ({ status }) => status === 'Hiring');
      await startFromShell(page, `/jobDetail/${job_id}`);
      await page.route(`**/api/job/get/${job_id}`, (route) => route.fulfill({ status: 403, json: {} }));
      await page.goto(`/jobDetail/${job_id}`);
      await expect(page).toHaveURL(/\/404$/);
    });

    test('a guest who saves a job logs in first and comes back to the same search', async ({
      page,
      request,
    }) => {
      const person = await newPerson(request, 'employee');
      await page.goto('/jobs?level=Junior');
      await cards(page).first().locator('[aria-pressed="false"]').click();
      await expect(page.getByRole('alert').filter({ hasText: words('Please log in first.') })).toBeVisible();
      await page.getByLabel(words('Name'), { exact: true }).fill(person.name);
      await page.getByLabel(words('Password'), { exact: true }).fill(person.password);
      await page
        .locator('form')
        .getByRole('button', { name: words('Log In'), exact: true })
        .click();
      await expect(page).toHaveURL(/\/jobs\?level=Junior$/);
      await expect(cards(page).first()).toBeVisible();
    });

    test('a saved job is saved everywhere at once, and taken off again', async ({ page }) => {
      await comeAsNew(page, 'employee');
      await page.goto('/jobs');
      const card = cards(page).first();
      const name = (await card.locator('h3').textContent()) ?? '';
      await card.locator('[aria-pressed="false"]').click();
      await expect(card.locator('[aria-pressed="true"]')).toBeVisible();
      await card.locator('h3 a').click();
      await expect(own(page, 'Saved')).toBeVisible();
      await page.goto('/favJobs');
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page).locator('h3')).toHaveText(name);
      await cards(page).locator('[aria-pressed="true"]').click();
      await expect(heading(page, 'You have not saved any jobs.')).toBeVisible();
      await page.getByRole('link', { name: words('Go Now') }).click();
      await expect(page).toHaveURL(/\/jobs$/);
      await expect(cards(page).first().locator('[aria-pressed="false"]')).toBeVisible();
    });

    test('saving that fails is taken back without a word', async ({ page }) => {
      await comeAsNew(page, 'employee');
      await page.route('**/api/job/addFav/*', (route) =>
        route.fulfill({ status: 500, json: { message: 'down' } }),
      );
      await page.goto('/jobs');
      const card = cards(page).first();
      const answered = page.waitForResponse('**/api/job/addFav/*');
      await card.locator('[aria-pressed="false"]').click();
      await answered;
      await expect(card.locator('[aria-pressed="false"]')).toBeVisible();
      await expect(page.locator('.kg-notice')).toHaveCount(0);
    });

    test('a token that the server no longer knows leads to the log-in page', async ({ page, request }) => {
      await comeAs(page, { ...(await newPerson(request, 'employee')), token: 'dead' });
      await page.goto('/jobs');
      await cards(page).first().locator('[aria-pressed="false"]').click();
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('alert').filter({ hasText: words('Please log in first.') })).toBeVisible();
    });
  });
}
