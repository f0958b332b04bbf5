/** Applications from both sides: following one's own, reviewing the ones to one's jobs. */
import { type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { type User } from '#contract/accounts.ts';
import { type Application } from '#contract/applications.ts';
import { expect, test } from './fixtures.ts';
import { bearer, comeAs, comeAsNew, newPerson, newSeeker, post } from './people.ts';

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
async function applied(request: APIRequestContext) {
  const employer = await newPerson(request, 'employer');
  const employee = await newSeeker(request);
  const job = await post(request, employer);
  return { employer, employee, job, application: await applyFor(request, employee, job) };
}

/** The same, with the employer in front of the application. */
async function openApplied(page: Page) {
  const made = await applied(page.request);
  await comeAs(page, made.employer);
  await page.goto(`/application/${made.application.id}`);
  return made;
}

/** What goes with the decision. */
const messageOn = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Decision|ការសម្រេចចិត្ត)$/ }).getByRole('textbox');

/** The applications in a list. */
const entriesIn = (main: Locator): Locator =>
  main.getByRole('listitem').filter({ has: main.page().getByRole('heading', { level: 2 }) });

test('without applications there is a way to the jobs', async ({ page, says, link }) => {
  await comeAsNew(page, 'employee');
  await page.goto('/appliedJobs');
  await expect(says('You have not applied to any jobs.')).toBeVisible();
  await link('Apply now.').click();
  await expect(page).toHaveURL(/\/jobs$/);
});

test('the newest application stands first and leads to itself and to its job', async ({
  page,
  request,
  words,
  main,
}) => {
  const { employer, employee, job, application } = await applied(request);
  const second = await applyFor(request, employee, await post(request, employer));
  await decide(request, employer, application.id, { status: 'accepted', message: 'សូមអញ្ជើញមក' });
  await comeAs(page, employee);
  await page.goto('/appliedJobs');
  const entries = entriesIn(main);
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0).getByRole('link').first()).toHaveAttribute('href', `/application/${second.id}`);
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

test('an employer filters who applied, and an empty list says so', async ({
  page,
  request,
  button,
  says,
  main,
}) => {
  const { employer, application } = await applied(request);
  await comeAs(page, employer);
  await page.goto('/application');
  const entries = entriesIn(main);
  await expect(entries).toHaveCount(1);
  await expect(entries.first()).toContainText('Short');
  await button('Rejected').click();
  await expect(says('No applications match this filter.')).toBeVisible();
  await button('Pending').click();
  await entries.first().getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/application/${application.id}$`));
});

test('an employer without applicants is told so, an employee sees the own list, a guest has to log in', async ({
  page,
  request,
  says,
  visit,
}) => {
  await comeAsNew(page, 'employer');
  await page.goto('/application');
  await expect(says('There are no applications.')).toBeVisible();

  const employee = await visit(await newPerson(request, 'employee'));
  await employee.page.goto('/application');
  await expect(employee.says('You have not applied to any jobs.')).toBeVisible();
  const guest = await visit();
  await guest.page.goto('/application');
  await expect(guest.says('Please login first.')).toBeVisible();
  await expect(guest.page).toHaveURL(/\/login/);
});

test('accepting with a message is final, and the applicant reads it', async ({
  page,
  button,
  link,
  says,
  main,
  visit,
}) => {
  const { employee, application } = await openApplied(page);
  await messageOn(page).fill('Monday at 9:00');
  await button('Accept').click();
  await expect(says('The application is accepted.')).toBeVisible();
  await expect(says('Accepted', main.locator('.applicant-head'))).toBeVisible();
  await expect(button('Accept')).toHaveCount(0);
  await link('Back').click();
  await expect(page).toHaveURL(/\/application$/);

  const theirs = await visit(employee);
  await theirs.page.goto(`/application/${application.id}`);
  await expect(theirs.page.getByText('Monday at 9:00')).toBeVisible();
  await theirs.link('Back').click();
  await expect(theirs.page).toHaveURL(/\/appliedJobs$/);
});

test('rejecting is asked once more', async ({ page, button, says, main }) => {
  await openApplied(page);
  await button('Reject').click();
  const question = page.getByRole('alertdialog');
  await button('Cancel', question).click();
  await expect(says('Pending', main.locator('.applicant-head'))).toBeVisible();
  await button('Reject').click();
  await button('Reject', question).click();
  await expect(says('Rejected', main.locator('.applicant-head'))).toBeVisible();
  await expect(says('No message')).toBeVisible();
});

test('what somebody decided before is shown instead of decided again', async ({
  page,
  request,
  button,
  says,
  main,
}) => {
  const { employer, application } = await openApplied(page);
  await expect(button('Accept')).toBeVisible();
  await decide(request, employer, application.id, { status: 'rejected', message: 'Too late' });
  await button('Accept').click();
  await expect(says('This application has already been decided.')).toBeVisible();
  await expect(says('Rejected', main.locator('.applicant-head'))).toBeVisible();
  await expect(page.getByText('Too late')).toBeVisible();
});

test('a decision that could not be made keeps its message and can be made again', async ({
  page,
  button,
  link,
  says,
  notice,
  main,
}) => {
  await openApplied(page);
  await messageOn(page).fill('Welcome');
  await page.route('**/api/app/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { message: 'down' } })
      : route.continue(),
  );
  await button('Accept').click();
  await expect(notice('Something went wrong. Please try again.', 'alert')).toBeVisible();
  await expect(messageOn(page)).toHaveValue('Welcome');
  await page.unroute('**/api/app/*');
  await button('Accept').click();
  await expect(says('Accepted', main.locator('.applicant-head'))).toBeVisible();
  await expect(page.getByText('Welcome')).toBeVisible();
  // The buttons are gone, and what had the focus with them: it is on what comes next.
  await expect(link('Back')).toBeFocused();
});

test('a decision whose answer was lost is made once, and is sent again by itself', async ({
  page,
  button,
  says,
  notice,
  main,
}) => {
  await openApplied(page);
  let isLost = true;
  await page.route('**/api/app/*', async (route) => {
    if (!isLost || route.request().method() !== 'PUT') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await button('Accept').click();
  await expect(says('Waiting to be sent', main)).toBeVisible();
  isLost = false;
  await expect(notice('The application is accepted.')).toBeVisible();
  await expect(says('Accepted', main.locator('.applicant-head'))).toBeVisible();
});

test('a decision that fails after its page was left is told all the same', async ({
  page,
  request,
  button,
  main,
  notice,
}) => {
  const { employer, application } = await applied(request);
  await comeAs(page, employer);
  await page.goto('/application');
  await entriesIn(main).first().getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/application/${application.id}$`));
  let answer = (): void => undefined;
  const released = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/app/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    await released;
    return route.fulfill({ status: 500, json: { message: 'down' } });
  });
  await button('Accept').click();
  await page.goBack();
  await expect(button('Accept')).toHaveCount(0);
  answer();
  await expect(notice('Something went wrong. Please try again.', 'alert')).toBeVisible();
});

test("another person's application leads to the profile", async ({ page, request, says }) => {
  const { application } = await applied(request);
  await comeAsNew(page, 'employer');
  await page.goto(`/application/${application.id}`);
  await expect(page).toHaveURL(/\/myProfile$/);
  await expect(says('This application could not be loaded.')).toBeVisible();
});
