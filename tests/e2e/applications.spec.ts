/** Applications from both sides: following one's own, reviewing the ones to one's jobs, in both languages. */
import { expect, type APIRequestContext, type Locator, type Page, test } from '@playwright/test';
import { type User } from '#contract/accounts.ts';
import { type Application } from '#contract/applications.ts';
import { locales, wording } from '../support/wording.ts';
import { bearer, comeAs, giveCv, newPerson, post, speak } from './people.ts';

async function applyFor(request: APIRequestContext, employee: User, job_id: number): Promise<Application> {
  const answer = await request.post('/api/app', { data: { job_id }, headers: bearer(employee) });
  return answer.json();
}

const decide = (
  request: APIRequestContext,
  employer: User,
  id: number,
  decision: { status: string; message?: string },
) => request.put(`/api/app/${id}`, { data: decision, headers: bearer(employer) });

/** An employer with a job, an employee with a CV, and the application between them. */
async function story(request: APIRequestContext) {
  const employer = await newPerson(request, 'employer');
  const employee = await newPerson(request, 'employee');
  await giveCv(request, employee);
  const job = await post(request, employer);
  return { employer, employee, job, application: await applyFor(request, employee, job) };
}

for (const locale of locales) {
  const words = wording(locale);
  const button = (within: Page | Locator, name: string) =>
    within.getByRole('button', { name: words(name), exact: true });
  const says = (within: Page | Locator, sentence: string) => within.getByText(words(sentence));
  const state = (page: Page, status: string): Locator =>
    page.locator('.kg-badge:visible').filter({ hasText: words(status) });

  test.describe(`in ${locale}`, () => {
    test.beforeEach(({ page }) => speak(page, locale));

    test('without applications there is a way to the jobs', async ({ page, request }) => {
      await comeAs(page, await newPerson(request, 'employee'));
      await page.goto('/appliedJobs');
      await expect(says(page, 'You have not applied to any jobs.')).toBeVisible();
      await page.getByRole('link', { name: words('Apply now.') }).click();
      await expect(page).toHaveURL(/\/jobs$/);
    });

    test('the newest application stands first and leads to itself and to its job', async ({
      page,
      request,
    }) => {
      const { employer, employee, job, application } = await story(request);
      const second = await applyFor(request, employee, await post(request, employer));
      await decide(request, employer, application.id, { status: 'accepted', message: 'សូមអញ្ជើញមក' });
      await comeAs(page, employee);
      await page.goto('/appliedJobs');
      const entries = page.locator('.application-list > li');
      await expect(entries).toHaveCount(2);
      await expect(entries.nth(0).getByRole('link').first()).toHaveAttribute(
        'href',
        `/application/${second.id}`,
      );
      await expect(entries.nth(0)).toContainText(words('Pending'));
      await expect(entries.nth(1)).toContainText(words('Accepted'));
      await expect(entries.nth(1)).toContainText('សូមអញ្ជើញមក');
      await expect(entries.nth(1).getByRole('link', { name: words('See the job') })).toHaveAttribute(
        'href',
        `/jobDetail/${job}`,
      );
      await entries.nth(1).getByRole('heading').click();
      await expect(page).toHaveURL(new RegExp(`/application/${application.id}$`));
    });

    test('an employer filters who applied, and an empty list says so', async ({ page, request }) => {
      const { employer, application } = await story(request);
      await comeAs(page, employer);
      await page.goto('/application');
      const entries = page.locator('.application-list > li');
      await expect(entries).toHaveCount(1);
      await expect(entries.first()).toContainText('Short');
      await button(page, 'Rejected').click();
      await expect(says(page, 'There are no such applications.')).toBeVisible();
      await button(page, 'Pending').click();
      await entries.first().getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`/application/${application.id}$`));
    });

    test('an employer without applicants is told so, an employee sees the own list, a guest has to log in', async ({
      page,
      browser,
      request,
    }) => {
      await comeAs(page, await newPerson(request, 'employer'));
      await page.goto('/application');
      await expect(says(page, 'There are no applications.')).toBeVisible();

      const address = page.url();
      const employee = await (await browser.newContext()).newPage();
      await speak(employee, locale);
      await comeAs(employee, await newPerson(request, 'employee'));
      await employee.goto(address);
      await expect(says(employee, 'You have not applied to any jobs.')).toBeVisible();
      const guest = await (await browser.newContext()).newPage();
      await speak(guest, locale);
      await guest.goto(address);
      await expect(says(guest, 'Please login first.')).toBeVisible();
      await expect(guest).toHaveURL(/\/login/);
    });

    test('accepting with a message is final, and the applicant reads it', async ({
      page,
      browser,
      request,
    }) => {
      const { employer, employee, application } = await story(request);
      await comeAs(page, employer);
      await page.goto(`/application/${application.id}`);
      await page.getByRole('textbox').fill('Monday at 9:00');
      await button(page, 'Accept').click();
      await expect(says(page, 'The application is accepted.')).toBeVisible();
      await expect(state(page, 'Accepted').first()).toBeVisible();
      await expect(button(page, 'Accept')).toHaveCount(0);
      await page.getByRole('link', { name: words('Back'), exact: true }).click();
      await expect(page).toHaveURL(/\/application$/);

      const theirs = await (await browser.newContext()).newPage();
      await speak(theirs, locale);
      await comeAs(theirs, employee);
      await theirs.goto(new URL(`/application/${application.id}`, page.url()).href);
      await expect(theirs.getByText('Monday at 9:00')).toBeVisible();
      await theirs.getByRole('link', { name: words('Back'), exact: true }).click();
      await expect(theirs).toHaveURL(/\/appliedJobs$/);
    });

    test('rejecting is asked once more', async ({ page, request }) => {
      const { employer, application } = await story(request);
      await comeAs(page, employer);
      await page.goto(`/application/${application.id}`);
      await button(page, 'Reject').click();
      const question = page.getByRole('alertdialog');
      await button(question, 'Cancel').click();
      await expect(state(page, 'Pending').first()).toBeVisible();
      await button(page, 'Reject').click();
      await button(question, 'Reject').click();
      await expect(state(page, 'Rejected').first()).toBeVisible();
      await expect(says(page, 'No message')).toBeVisible();
    });

    test('what somebody decided before is shown instead of decided again', async ({ page, request }) => {
      const { employer, application } = await story(request);
      await comeAs(page, employer);
      await page.goto(`/application/${application.id}`);
      await expect(button(page, 'Accept')).toBeVisible();
      await decide(request, employer, application.id, { status: 'rejected', message: 'Too late' });
      await button(page, 'Accept').click();
      await expect(says(page, 'This application has already been decided.')).toBeVisible();
      await expect(state(page, 'Rejected').first()).toBeVisible();
      await expect(page.getByText('Too late')).toBeVisible();
    });

    test('a decision that could not be made keeps its message and can be made again', async ({
      page,
      request,
    }) => {
      const { employer, application } = await story(request);
      await comeAs(page, employer);
      await page.goto(`/application/${application.id}`);
      await page.getByRole('textbox').fill('Welcome');
      await page.route('**/api/app/*', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 500, json: { message: 'down' } })
          : route.continue(),
      );
      await button(page, 'Accept').click();
      await expect(page.getByRole('alert')).toContainText(words('Something went wrong. Please try again.'));
      await expect(page.getByRole('textbox')).toHaveValue('Welcome');
      await page.unroute('**/api/app/*');
      await button(page, 'Accept').click();
      await expect(state(page, 'Accepted').first()).toBeVisible();
      await expect(page.getByText('Welcome')).toBeVisible();
      // The buttons are gone, and what had the focus with them: it is on what comes next.
      await expect(page.getByRole('link', { name: words('Back'), exact: true })).toBeFocused();
    });

    test('a decision that fails after its page was left is told all the same', async ({ page, request }) => {
      const { employer, application } = await story(request);
      await comeAs(page, employer);
      await page.goto('/application');
      await page.locator('.application-list > li').first().getByRole('link').first().click();
      await expect(page).toHaveURL(new RegExp(`/application/${application.id}$`));
      let answer = (): void => undefined;
      const released = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/app/*', async (route) => {
        if (route.request().method() !== 'PUT') return route.continue();
        await released;
        return route.fulfill({ status: 500, json: { message: 'down' } });
      });
      await button(page, 'Accept').click();
      await page.goBack();
      await expect(button(page, 'Accept')).toHaveCount(0);
      answer();
      await expect(page.getByRole('alert')).toContainText(words('Something went wrong. Please try again.'));
    });

    test("another person's application leads to the profile", async ({ page, request }) => {
      const { application } = await story(request);
      await comeAs(page, await newPerson(request, 'employer'));
      await page.goto(`/application/${application.id}`);
      await expect(page).toHaveURL(/\/myProfile$/);
      await expect(says(page, 'This application could not be loaded.')).toBeVisible();
    });
  });
}
