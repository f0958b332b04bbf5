/** Applying for jobs: offline, when the server refuses, and for closed jobs. */
import { appStarted, expect, test } from './fixtures.ts';
import { aJob, cards, openingLink } from './job-cards.ts';
import { comeAsSeeker, newPerson, post } from './people.ts';

test('a complete list stays complete while offline, and an application waits, can be cancelled, and is sent later', async ({
  page,
  context,
  request,
  button,
  notice,
  own,
  says,
  words,
}) => {
  await comeAsSeeker(page);
  const name = `Lighthouse ${crypto.randomUUID().slice(0, 8)}`;
  await post(request, await newPerson(request, 'employer'), name);
  await page.goto(`/jobs?keyword=${encodeURIComponent(name)}`);
  const card = cards(page);
  await expect(card).toHaveCount(1);
  await appStarted(page);
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: words("You're offline.") })).toBeVisible();
  await expect(button('No More Jobs')).toBeDisabled();
  await expect(says("You'll see more jobs when you're back online.")).toHaveCount(0);

  await button('Apply Now', card).click();
  await expect(button('Waiting to be sent', card)).toBeVisible();
  await button('Cancel sending', card).click();
  await button('Apply Now', card).click();
  await expect(button('Waiting to be sent', card)).toBeVisible();
  await context.setOffline(false);
  await expect(notice('Your application has been sent.')).toBeVisible();
  await expect(button('Applied', card)).toBeDisabled();
  await openingLink(card).click();
  await expect(own('Applied')).toBeDisabled();
  await page.reload();
  await expect(own('Applied')).toBeDisabled();
});

test('a refused application resets the button silently; a closed job has no button', async ({
  page,
  request,
  own,
  words,
  job,
}) => {
  await comeAsSeeker(page);
  const id = await post(request, await newPerson(request, 'employer'));
  await page.goto(`/jobDetail/${id}`);
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

  const { job_id } = await aJob(page, ({ status }) => status === 'Closed');
  await page.goto(`/jobDetail/${job_id}`);
  await expect(job.getByText(words('Closed'), { exact: true })).toBeVisible();
  await expect(own('Apply Now')).toBeDisabled();
});
