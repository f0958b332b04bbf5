/** Applying for jobs, as people do it, in both languages: with and without a CV, a network, an open job. */
import { expect, test } from '@playwright/test';
import { locales, wording } from '../support/wording.ts';
import { aJob, cardOf, cards } from './job-cards.ts';
import { jobPartsIn } from './job-page.ts';
import { openJobs } from './phone.ts';
import { bearer, comeAsNew, comeAsSeeker, newPerson, post, speak } from './people.ts';

// As on people's phones: here what waits is sent by the worker, or by the page.
test.use({ serviceWorkers: 'allow' });

for (const locale of locales) {
  const words = wording(locale);
  const { button, own, heading } = jobPartsIn(words);

  test.describe(`in ${locale}`, () => {
    test.beforeEach(({ page }) => speak(page, locale));

    test('applying without a CV leads to the CV page', async ({ page }) => {
      await comeAsNew(page, 'employee');
      const job = await aJob(page, ({ status }) => status === 'Hiring');
      await page.goto(`/jobDetail/${job.job_id}`);
      await own(page, 'Apply Now').click();
      await expect(page).toHaveURL(/\/cv/);
      await expect(
        page.getByRole('alert').filter({ hasText: words('Please create a curriculum vitae first.') }),
      ).toBeVisible();
    });

    test('an application is seen as applied everywhere, and stays so', async ({ page }) => {
      await comeAsSeeker(page);
      const card = cardOf(page, await openJobs(page));
      await card.getByRole('button', { name: words('Apply Now') }).click();
      await expect(card.getByRole('button', { name: words('Applied') })).toBeDisabled();
      await card.locator('h3 a').click();
      await expect(own(page, 'Applied')).toBeDisabled();
      await page.reload();
      await expect(own(page, 'Applied')).toBeDisabled();
    });

    test('without a network an application waits, can be taken back, and goes out later', async ({
      page,
      context,
    }) => {
      await comeAsSeeker(page);
      const card = cardOf(page, await openJobs(page));
      await context.setOffline(true);
      await card.getByRole('button', { name: words('Apply Now') }).click();
      await expect(card.getByRole('button', { name: words('Waiting to be sent') })).toBeVisible();
      await card.getByRole('button', { name: words('Do not send') }).click();
      await card.getByRole('button', { name: words('Apply Now') }).click();
      await expect(card.getByRole('button', { name: words('Waiting to be sent') })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText(words('Your application has been sent.'))).toBeVisible({ timeout: 15_000 });
      await expect(card.getByRole('button', { name: words('Applied') })).toBeDisabled();
    });

    test('a job that closed meanwhile turns into a closed one', async ({ page, request }) => {
      await comeAsSeeker(page);
      const sokha = await newPerson(request, 'employer');
      const job = await post(request, sokha);
      await page.goto(`/jobDetail/${job}`);
      await expect(own(page, 'Apply Now')).toBeEnabled();
      await request.patch(`/api/job/stop/${job}`, { headers: bearer(sokha) });
      await own(page, 'Apply Now').click();
      await expect(own(page, 'Apply Now')).toBeDisabled();
      await expect(page.locator('.job-head:visible').getByText(words('Closed'))).toBeVisible();
    });

    test.describe('without a worker', () => {
      test.use({ serviceWorkers: 'block' });

      test('an application that is refused leaves the button as it was, without a word', async ({
        page,
        request,
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
        await own(page, 'Apply Now').click();
        await refused;
        await expect(own(page, 'Apply Now')).toBeEnabled();
        await expect(page.locator('.kg-notice')).toHaveCount(0);
      });
    });

    test('an employer sees no Apply, and can save', async ({ page }) => {
      await comeAsNew(page, 'employer');
      await page.goto('/jobs');
      await expect(cards(page).first()).toBeVisible();
      await expect(button(page, 'Apply Now')).toHaveCount(0);
      await cards(page).first().locator('h3 a').click();
      await expect(heading(page, 'Description')).toBeVisible();
      await expect(button(page, 'Apply Now')).toHaveCount(0);
    });

    test('a closed job says so and cannot be applied for', async ({ page }) => {
      const job = await aJob(page, ({ status }) => status === 'Closed');
      await page.goto(`/jobDetail/${job.job_id}`);
      await expect(page.locator('.job-head:visible').getByText(words('Closed'))).toBeVisible();
      await expect(own(page, 'Apply Now')).toBeDisabled();
    });
  });
}
