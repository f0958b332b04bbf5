/** Finding, reading, saving and applying for jobs, as people do it. */
import { type Page } from '@playwright/test';
import { passUntil } from './clock.ts';
import { appStarted, expect, test } from './fixtures.ts';
import { pageSize } from '#contract/limits.ts';
import { aJob, cards, listing, openingLink, saving } from './job-cards.ts';
import { comeAs, comeAsNew, newPerson, post, startFromShell } from './people.ts';
import { installed } from './phone.ts';

/** The address as the server reads it: `+` and `%20` are the same. */
const terms = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test(
  'a search stands in the address: it survives a reload and can be walked back',
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

test('a chip takes its filter away, and each new search clears the page until its jobs are there', async ({
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
  // Also a search for what the page was opened with.
  await page.goBack();
  await expect.poll(() => terms(page)).toEqual({ location: 'Phnom Penh' });
  await page.goBack();
  await expect(cards(page).first()).toBeVisible();
  await page.locator('input[type=search]').press('Enter');
  await expect(spinner).toBeVisible();
  answer();
  await expect(spinner).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
});

test('Show More leads to the end, and no job comes twice', async ({ page, button }) => {
  // Nobody posts any while this runs.
  const query = 'industry=Automotive';
  let total = 0;
  for (let number = 0, more = pageSize; more === pageSize; number++) {
    more = (await listing(page, `${query}&page=${number}`)).length;
    total += more;
  }
  expect(total).toBeGreaterThan(pageSize);
  await page.goto(`/jobs?${query}`);
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
});

test('a search without results says so', async ({ page, heading }) => {
  await page.goto('/jobs?keyword=qqqqzzzz');
  await expect(heading('No results found :( Perhaps, try a different keyword')).toBeVisible();
});

test.describe('with the app on the phone', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a list that is complete stays complete without a network', async ({
    page,
    context,
    request,
    button,
    says,
    words,
  }) => {
    const name = `Lighthouse ${crypto.randomUUID().slice(0, 8)}`;
    await post(request, await newPerson(request, 'employer'), name);
    await page.goto(`/jobs?keyword=${encodeURIComponent(name)}`);
    await expect(cards(page)).toHaveCount(1);
    await installed(page);
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: words('You are offline.') })).toBeVisible();
    await expect(button('No More Jobs')).toBeDisabled();
    await expect(says("You'll see more jobs when you're back online.")).toHaveCount(0);
  });
});

test('sorting by salary fetches the first page anew', async ({ page, words }) => {
  await page.goto('/jobs');
  await expect(cards(page)).toHaveCount(pageSize);
  await page.getByRole('combobox', { name: words('Sort By') }).selectOption('Salary');
  await expect.poll(() => terms(page)).toEqual({ sort: 'Salary' });
  const [highest] = await listing(page, 'page=0&sort=Salary');
  await expect(openingLink(cards(page).first())).toHaveText(highest?.name ?? '');
});

test('when the server fails, the list says so and can be tried again', async ({ page, button, heading }) => {
  const failing = '**/api/job/get?*';
  await page.clock.install();
  await startFromShell(page, '/jobs');
  await page.route(failing, (route) => route.fulfill({ status: 503, json: { message: 'down' } }));
  await page.goto('/jobs');
  await passUntil(page, () => heading('The jobs could not be loaded.').isVisible(), 1_000);
  await page.unroute(failing);
  await button('Try again').click();
  await expect(cards(page)).toHaveCount(pageSize);
});

test('the list stays where it was when coming back from a job', async ({ page, heading }) => {
  await page.goto('/jobs');
  // The cards that the server wrote make way for the app's.
  await appStarted(page);
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
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  },
);

test('an unknown job is a page that could not be found', async ({ page }) => {
  for (const id of ['99999999', '0', 'abc']) {
    await page.goto(`/jobDetail/${id}`);
    await expect(page).toHaveURL(/\/404$/);
  }
  // Nor is one that the server refuses to give (product 2.6).
  const { job_id } = await aJob(page, ({ status }) => status === 'Hiring');
  await startFromShell(page, `/jobDetail/${job_id}`);
  await page.route(`**/api/job/get/${job_id}`, (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto(`/jobDetail/${job_id}`);
  await expect(page).toHaveURL(/\/404$/);
});

test('a guest who saves a job logs in first and comes back to the same search', async ({
  page,
  request,
  notice,
  logIn,
}) => {
  const person = await newPerson(request, 'employee');
  await page.goto('/jobs?level=Junior');
  await saving(cards(page).first(), false).click();
  await expect(notice('Please log in first.', 'alert')).toBeVisible();
  await logIn(person);
  await expect(page).toHaveURL(/\/jobs\?level=Junior$/);
  await expect(cards(page).first()).toBeVisible();
});

test('a saved job is saved everywhere at once, and taken off again', async ({
  page,
  words,
  heading,
  own,
}) => {
  await comeAsNew(page, 'employee');
  await page.goto('/jobs');
  const card = cards(page).first();
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
  await page.getByRole('link', { name: words('Go Now') }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(saving(cards(page).first(), false)).toBeVisible();
});

test('saving that fails is taken back without a word', async ({ page }) => {
  await comeAsNew(page, 'employee');
  await page.route('**/api/job/addFav/*', (route) =>
    route.fulfill({ status: 500, json: { message: 'down' } }),
  );
  await page.goto('/jobs');
  const card = cards(page).first();
  await expect(saving(card, false)).toBeVisible();
  const saidBefore = await page.getByRole('status').allTextContents();
  const answered = page.waitForResponse('**/api/job/addFav/*');
  await saving(card, false).click();
  await answered;
  await expect(saving(card, false)).toBeVisible();
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(page.getByRole('status')).toHaveText(saidBefore);
});

test('a token that the server no longer knows leads to the log-in page', async ({
  page,
  request,
  notice,
}) => {
  await comeAs(page, { ...(await newPerson(request, 'employee')), token: 'dead' });
  await page.goto('/jobs');
  await saving(cards(page).first(), false).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(notice('Please log in first.', 'alert')).toBeVisible();
});
