/** Finding, reading and saving jobs. */
import { type Page } from '@playwright/test';
import { appStarted, expect, test } from './fixtures.ts';
import { pageSize } from '#contract/limits.ts';
import { aJob, cards, listing, openingLink, saving } from './job-cards.ts';
import { newPerson, startFromShell } from './people.ts';

/** The URL as the server decodes it: `+` and `%20` are the same. */
const terms = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test(
  'a search is in the URL: it survives a reload and is part of the history',
  { tag: '@each-width' },
  async ({ page, isMobile, words, button, heading }) => {
    await page.goto('/jobs');
    await expect(heading('Popular Jobs:')).toBeVisible();
    await page.locator('input[type=search]').fill('  developer\u200b ');
    if (isMobile) {
      await button('Filters').click();
      const industry = page.getByRole('button', { name: words('Any Industry') });
      await industry.click();
      await expect(button('Back')).toBeFocused();
      const list = page.getByRole('dialog', { name: words('Industry') });
      await list.locator('input[type=search]').fill('zzz');
      await expect(list.getByRole('status')).toHaveText(words('No option matches.'));
      await button('Back').click();
      await expect(industry).toBeFocused();
      await button('Junior').click();
      await button('Show results').click();
    } else {
      await page.getByRole('combobox', { name: words('Level') }).selectOption('Junior');
      await button('Search').click();
    }
    await expect(heading('Search Results:')).toBeVisible();
    await expect.poll(() => terms(page)).toEqual({ keyword: 'developer', level: 'Junior' });
    const expected = await listing(page, 'page=0&keyword=developer&level=Junior');
    await expect(cards(page)).toHaveCount(expected.length);
    await page.reload();
    await expect(cards(page)).toHaveCount(expected.length);
    await expect(page.locator('input[type=search]')).toHaveValue('developer');
    await page.goBack();
    await expect(heading('Popular Jobs:')).toBeVisible();
    expect(terms(page)).toEqual({});
  },
);

test('a chip removes its filter; each new search or order clears the page until its jobs are loaded', async ({
  page,
  words,
  button,
  heading,
  hold,
}) => {
  const chip = (text: string) =>
    page.getByRole('button', { name: words('Remove {text}').replace('{text}', words(text)) });
  await page.goto('/jobs?level=junior&location=Phnom+Penh');
  await chip('Junior').click();
  await expect.poll(() => terms(page)).toEqual({ location: 'Phnom Penh' });
  await expect(chip('Phnom Penh')).toBeFocused();
  await expect(cards(page).first()).toBeVisible();
  const answer = await hold('**/api/job/get?*');
  const spinner = page.getByRole('status', { name: words('Loading') }).filter({ visible: true });
  await button('Clear').click();
  await expect(heading('Popular Jobs:')).toBeVisible();
  await expect(spinner).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: words('Sort By') })).toBeFocused();
  // Also if the search equals the page's first one.
  await page.goBack();
  await expect.poll(() => terms(page)).toEqual({ location: 'Phnom Penh' });
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
  await page.locator('input[type=search]').press('Enter');
  await expect(spinner).toBeVisible();
  answer();
  await expect(spinner).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();

  await button('Clear').click();
  await page.getByRole('combobox', { name: words('Sort By') }).selectOption('Salary');
  await expect.poll(() => terms(page)).toEqual({ sort: 'Salary' });
  const [highest] = await listing(page, 'page=0&sort=Salary');
  await expect(openingLink(cards(page).first())).toHaveText(highest?.name ?? '');
});

test("Show More leads to the end without duplicates, and going back restores the list's position", async ({
  page,
  button,
  heading,
}) => {
  // No jobs are posted while this runs.
  const query = 'industry=Automotive';
  let total = 0;
  for (let number = 0, more = pageSize; more === pageSize; number++) {
    more = (await listing(page, `${query}&page=${number}`)).length;
    total += more;
  }
  expect(total).toBeGreaterThan(pageSize);
  await page.goto(`/jobs?${query}`);
  // The app's cards replace the server-rendered ones.
  await appStarted(page);
  await expect(cards(page)).toHaveCount(pageSize);
  const end = button('No More Jobs');
  for (let shown = pageSize; shown < total;) {
    await button('Show More').click();
    shown = Math.min(shown + pageSize, total);
    await expect(cards(page)).toHaveCount(shown);
  }
  await expect(end).toBeDisabled();
  const links = await openingLink(cards(page)).evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(new Set(links).size).toBe(total);

  const eighth = openingLink(cards(page).nth(7));
  await eighth.scrollIntoViewIfNeeded();
  const before = (await eighth.boundingBox())?.y;
  await eighth.click();
  await expect(page).toHaveURL(/jobDetail/);
  await expect(heading('Description')).toBeVisible();
  await page.goBack();
  await expect(eighth).toBeInViewport();
  await expect
    .poll(async () => Math.abs(((await eighth.boundingBox())?.y ?? 0) - (before ?? 0)))
    .toBeLessThan(2);
  await expect(cards(page)).toHaveCount(total);
});

test(
  "a job's page has its facts, its title and related jobs, and can be shared",
  { tag: '@each-width' },
  async ({ page, context, words, button, heading, says, notice, job }) => {
    const posted = await aJob(page, ({ status }) => status === 'Hiring');
    await page.goto(`/jobDetail/${posted.job_id}`);
    await appStarted(page);
    await expect(page.getByRole('heading', { level: 1, name: posted.name })).toBeVisible();
    await expect(page).toHaveTitle(`${posted.name} | Karngea`);
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
      await expect(
        job
          .getByRole('term')
          .filter({ hasText: words(term) })
          .first(),
      ).toBeVisible();
    const positions = words('{positions} pax').replace('{positions}', String(posted.available_position));
    await expect(job.getByRole('definition').filter({ hasText: positions })).toBeVisible();
    await expect(heading('Requirements')).toBeVisible();
    await expect(says('Karngea is a demonstration. The postings on this site are not real.')).toBeVisible();
    await expect(heading('Related Jobs')).toBeVisible();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await button('Share').filter({ visible: true }).click();
    await button('Copy link').click();
    await expect(notice('Link copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${page.url()}?from=link`);
  },
);

test('an unknown job or company shows "not found"', async ({ page }) => {
  for (const address of ['/jobDetail/99999999', '/jobDetail/abc', '/company/999999']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/404$/);
  }
  // So does a job that the server refuses to return (product 2.6).
  const { job_id } = await aJob(page, ({ status }) => status === 'Hiring');
  await startFromShell(page, `/jobDetail/${job_id}`);
  await page.route(`**/api/job/get/${job_id}`, (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto(`/jobDetail/${job_id}`);
  await expect(page).toHaveURL(/\/404$/);
});

test('a job is saved after the log-in, everywhere at once, and unsaved again; an employer cannot apply', async ({
  page,
  request,
  button,
  heading,
  link,
  notice,
  own,
  logIn,
}) => {
  const card = cards(page).first();
  const please = notice('Please log in first.', 'alert');

  await test.step('a guest logs in first and comes back to the same search', async () => {
    await page.goto('/jobs?level=Junior');
    await saving(card, false).click();
    await expect(please).toBeVisible();
    await logIn(await newPerson(request, 'employee'));
    await expect(page).toHaveURL(/\/jobs\?level=Junior$/);
    await expect(card).toBeVisible();
  });

  await test.step('a failed save is reverted silently', async () => {
    const failing = '**/api/job/addFav/*';
    await page.route(failing, (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
    await page.goto('/jobs');
    await expect(saving(card, false)).toBeVisible();
    const saidBefore = await page.getByRole('status').allTextContents();
    const answered = page.waitForResponse(failing);
    await saving(card, false).click();
    await answered;
    await expect(saving(card, false)).toBeVisible();
    await expect(page.getByRole('alert')).toBeEmpty();
    await expect(page.getByRole('status')).toHaveText(saidBefore);
    await page.unroute(failing);
  });

  await test.step('a saved job is saved everywhere at once', async () => {
    const name = (await openingLink(card).textContent()) ?? '';
    await saving(card, false).click();
    await expect(saving(card, true)).toBeVisible();
    await openingLink(card).click();
    await expect(own('Saved')).toBeVisible();
    await page.goto('/favJobs');
    await expect(cards(page)).toHaveCount(1);
    await expect(openingLink(cards(page))).toHaveText(name);
    await saving(cards(page), true).click();
    await expect(heading('You have not saved any jobs.')).toBeVisible();
    await link('Go Now').click();
    await expect(page).toHaveURL(/\/jobs$/);
    await expect(saving(card, false)).toBeVisible();
  });

  const become = (person: object) =>
    page.evaluate((text) => sessionStorage.setItem('user', text), JSON.stringify(person));
  const employer = await newPerson(request, 'employer');
  await test.step('an employer sees no Apply', async () => {
    await become(employer);
    await page.goto('/jobs');
    await expect(saving(card, false)).toBeVisible();
    await expect(button('Apply Now')).toHaveCount(0);
    await openingLink(card).click();
    await expect(heading('Description')).toBeVisible();
    await expect(button('Apply Now')).toHaveCount(0);
  });

  await test.step('a token that the server no longer knows leads to the log-in page', async () => {
    await become({ ...employer, token: 'dead' });
    await page.goto('/jobs');
    await saving(card, false).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(please).toBeVisible();
  });
});
