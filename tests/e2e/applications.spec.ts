/** Applications from both sides: a seeker follows their own, an employer decides. */
import { type Locator, type Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hiring, listOf } from './hiring.ts';
import { bearer, comeAs, newPerson, newSeeker, post } from './people.ts';

/** The message that is sent with a decision. */
const messageIn = (main: Locator): Locator =>
  main.getByRole('region', { name: /^(Decision|ការសម្រេចចិត្ត)$/ }).getByRole('textbox');

test('a seeker logs in to see their applications, newest first, with links to the job and the answer', async ({
  page,
  request,
  words,
  main,
  says,
  link,
  logIn,
}) => {
  const employer = await newPerson(request, 'employer');
  const seeker = await newSeeker(request);
  const jobs = [await post(request, employer), await post(request, employer)];
  await page.goto('/application');
  await expect(says('Please login first.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await logIn(seeker);
  // The employer's URL shows seekers their own list.
  await expect(says('You have not applied to any jobs.')).toBeVisible();
  await link('Apply now.').click();
  await expect(page).toHaveURL(/\/jobs$/);

  for (const job_id of jobs) await request.post('/api/app', { data: { job_id }, headers: bearer(seeker) });
  const [first, second] = (await listOf(request, employer)).map(({ id }) => id);
  const data = { status: 'accepted', message: 'សូមអញ្ជើញមក' };
  await request.put(`/api/app/${first}`, { data, headers: bearer(employer) });
  await page.goto('/appliedJobs');
  const entries = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0).getByRole('link').first()).toHaveAttribute('href', `/application/${second}`);
  await expect(entries.nth(0)).toContainText(words('Pending'));
  await expect(entries.nth(1)).toContainText(words('Accepted'));
  await expect(entries.nth(1)).toContainText('សូមអញ្ជើញមក');
  await expect(entries.nth(1).getByRole('link', { name: words('See the job') })).toHaveAttribute(
    'href',
    `/jobDetail/${jobs[0]}`,
  );
  await entries.nth(1).getByRole('heading').click();
  await expect(page).toHaveURL(new RegExp(`/application/${first}$`));
  await page.reload();
  await expect(page.getByText('សូមអញ្ជើញមក')).toBeVisible();
  await link('Back').click();
  await expect(page).toHaveURL(/\/appliedJobs$/);
});

test(
  'the message of a decision survives tabs, neighbours, a reload and failures, and is sent once',
  { tag: '@desktop' },
  async ({ page, request, words, main, button, link, says, notice }) => {
    const { employer, ids } = await hiring(request, 3);
    const rows = main.locator('.applicants').getByRole('listitem');
    const message = messageIn(main);
    const outcome = (state: string) => says(state, main.locator('.applicant-head'));
    const sent: string[] = [];
    let answer = (route: Route): Promise<void> => route.continue();
    const fail = (route: Route) => route.fulfill({ status: 500, json: { message: 'down' } });
    await page.route('**/api/app/*', (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      sent.push(route.request().url());
      return answer(route);
    });
    await comeAs(page, employer);
    await page.goto('/application');

    await test.step('typed text stays, and a double tap sends it once', async () => {
      await rows.nth(0).getByRole('link').first().click();
      await message.fill('Come on Monday');
      const tab = (name: string) => page.getByRole('tab', { name: words(name), exact: true });
      await tab('Messages').click();
      await tab('Application').click();
      await expect(message).toHaveValue('Come on Monday');
      await link('Next applicant').click();
      await expect(message).toHaveValue('');
      await link('Previous applicant').click();
      await page.reload();
      await expect(message).toHaveValue('Come on Monday');
      await button('Accept').dblclick();
      await expect(notice('The application has been accepted.')).toBeVisible();
      expect(sent).toHaveLength(1);
      const decided = (await listOf(request, employer)).find(({ id }) => id === ids[2]);
      expect(decided).toMatchObject({ status: 'accepted', message: 'Come on Monday' });
      expect(await page.evaluate((id) => localStorage.getItem(`decision:${id}`), ids[2])).toBeNull();
      await expect(outcome('Accepted')).toBeVisible();
      await expect(button('Accept')).toHaveCount(0);
      await link('Back').click();
      await expect(page).toHaveURL(/\/application$/);
    });

    await test.step('a failure is reported after the page was left, and the decision can be repeated', async () => {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      answer = (route) => released.then(() => fail(route));
      const failure = notice('Something went wrong. Please try again.', 'alert');
      await rows.nth(1).getByRole('link').first().click();
      await message.fill('Welcome');
      await button('Accept').click();
      await page.goBack();
      await expect(button('Accept')).toHaveCount(0);
      release();
      await expect(failure).toBeVisible();

      answer = fail;
      await page.goto(`/application/${ids[1]}`);
      await message.fill('Welcome');
      await button('Accept').click();
      await expect(failure).toBeVisible();
      await expect(message).toHaveValue('Welcome');
      answer = (route) => route.continue();
      await button('Accept').click();
      await expect(outcome('Accepted')).toBeVisible();
      await expect(page.getByText('Welcome')).toBeVisible();
      // The focused buttons are gone: the focus is on what follows.
      await expect(link('Back')).toBeFocused();
    });

    await test.step('a decision with a lost answer is retried by itself', async () => {
      await page.goto(`/application/${ids[0]}`);
      answer = async (route) => {
        await route.fetch();
        await route.abort();
      };
      await button('Accept').click();
      await expect(says('Waiting to be sent', main)).toBeVisible();
      answer = (route) => route.continue();
      await expect(notice('The application has been accepted.')).toBeVisible();
      await expect(outcome('Accepted')).toBeVisible();
    });
  },
);

test(
  "rejecting asks first; a decision made elsewhere is shown; other employers' applications redirect to the profile",
  { tag: '@desktop' },
  async ({ page, request, button, says, main }) => {
    const { employer, ids } = await hiring(request, 2);
    const { ids: foreign } = await hiring(request, 1);
    const outcome = (state: string) => says(state, main.locator('.applicant-head'));
    await comeAs(page, employer);
    await page.goto(`/application/${ids[0]}`);
    await button('Reject').click();
    const question = page.getByRole('alertdialog');
    await button('Cancel', question).click();
    await expect(outcome('Pending')).toBeVisible();
    await button('Reject').click();
    await button('Reject', question).click();
    await expect(outcome('Rejected')).toBeVisible();
    await expect(says('No message')).toBeVisible();

    await page.goto(`/application/${ids[1]}`);
    await expect(button('Accept')).toBeVisible();
    const data = { status: 'rejected', message: 'Too late' };
    await request.put(`/api/app/${ids[1]}`, { data, headers: bearer(employer) });
    await button('Accept').click();
    await expect(says('This application has already been decided.')).toBeVisible();
    await expect(outcome('Rejected')).toBeVisible();
    await expect(page.getByText('Too late')).toBeVisible();

    await page.goto(`/application/${foreign[0]}`);
    await expect(page).toHaveURL(/\/myProfile$/);
    await expect(says("This application couldn't be loaded.")).toBeVisible();
  },
);
