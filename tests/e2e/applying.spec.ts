/** Applying for jobs, as people do it: with and without a CV, a network, an open job. */
import { expect, test } from './fixtures.ts';
import { aJob, cardOf, cards, openingLink } from './job-cards.ts';
import { openJobs } from './phone.ts';
import { bearer, comeAsNew, comeAsSeeker, newPerson, post } from './people.ts';

// As on people's phones: here what waits is sent by the worker, or by the page.
test.use({ serviceWorkers: 'allow' });

test('applying without a CV leads to the CV page', async ({ page, notice, own }) => {
  await comeAsNew(page, 'employee');
  const job = await aJob(page, ({ status }) => status === 'Hiring');
  await page.goto(`/jobDetail/${job.job_id}`);
  await own('Apply Now').click();
  await expect(page).toHaveURL(/\/cv/);
  await expect(notice('Please create a curriculum vitae first.', 'alert')).toBeVisible();
});

test(
  'an application is seen as applied everywhere, and stays so',
  { tag: '@each-width' },
  async ({ page, own, button }) => {
    await comeAsSeeker(page);
    const card = cardOf(page, await openJobs(page));
    await button('Apply Now', card).click();
    await expect(button('Applied', card)).toBeDisabled();
    await openingLink(card).click();
    await expect(own('Applied')).toBeDisabled();
    await page.reload();
    await expect(own('Applied')).toBeDisabled();
  },
);

test('without a network an application waits, can be taken back, and goes out later', async ({
  page,
  context,
  button,
  notice,
}) => {
  await comeAsSeeker(page);
  const card = cardOf(page, await openJobs(page));
  await context.setOffline(true);
  await button('Apply Now', card).click();
  await expect(button('Waiting to be sent', card)).toBeVisible();
  await button('Cancel sending', card).click();
  await button('Apply Now', card).click();
  await expect(button('Waiting to be sent', card)).toBeVisible();
  await context.setOffline(false);
  await expect(notice('Your application has been sent.')).toBeVisible();
  await expect(button('Applied', card)).toBeDisabled();
});

test('a job that closed meanwhile turns into a closed one', async ({ page, request, own, says, job }) => {
  await comeAsSeeker(page);
  const sokha = await newPerson(request, 'employer');
  const id = await post(request, sokha);
  await page.goto(`/jobDetail/${id}`);
  await expect(own('Apply Now')).toBeEnabled();
  await request.patch(`/api/job/stop/${id}`, { headers: bearer(sokha) });
  await own('Apply Now').click();
  await expect(own('Apply Now')).toBeDisabled();
  await expect(says('Closed', job)).toBeVisible();
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('an application that is refused leaves the button as it was, without a word', async ({
    page,
    request,
    own,
  }) => {
    await comeAsSeeker(page);
    const job = await post(request, await newPerson(request, 'employer'));
    await page.goto(`/jobDetail/${job}`);
    await page.route('**/api/app', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 403, json: { message: 'no', code: 'forbidden' } })
        : route.continue(),
    );
    const refused = page.waitForResponse('**/api/app');
    await own('Apply Now').click();
    await refused;
    await expect(own('Apply Now')).toBeEnabled();
    await expect(page.getByRole('alert')).toBeEmpty();
    await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
  });
});

test('an employer sees no Apply, and can save', async ({ page, button, heading }) => {
  await comeAsNew(page, 'employer');
  await page.goto('/jobs');
  await expect(cards(page).first()).toBeVisible();
  await expect(button('Apply Now')).toHaveCount(0);
  await openingLink(cards(page).first()).click();
  await expect(heading('Description')).toBeVisible();
  await expect(button('Apply Now')).toHaveCount(0);
});

test('a closed job says so and cannot be applied for', async ({ page, own, words, job }) => {
  const { job_id } = await aJob(page, ({ status }) => status === 'Closed');
  await page.goto(`/jobDetail/${job_id}`);
  await expect(job.getByText(words('Closed'), { exact: true })).toBeVisible();
  await expect(own('Apply Now')).toBeDisabled();
});
