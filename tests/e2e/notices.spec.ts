/** Notices of employers and seekers (product 2.25): who gets which, where they lead, and when they count as read. */
import { type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { type User } from '#contract/sessions.ts';
import { type Application } from '#contract/applications.ts';
import { passUntil } from './clock.ts';
import { outboxOn } from './device.ts';
import { expect, test } from './fixtures.ts';
import { bearer, comeAs, newPerson, newSeeker, post } from './people.ts';
import { findNetwork, installed, loseNetwork, test as onPhone } from './phone.ts';

async function apply(request: APIRequestContext, employee: User, job_id: number): Promise<Application> {
  const answer = await request.post('/api/app', { data: { job_id }, headers: bearer(employee) });
  return answer.json();
}

const accept = (request: APIRequestContext, employer: User, { id }: Application) =>
  request.put(`/api/app/${id}`, {
    data: { status: 'accepted', message: 'Monday' },
    headers: bearer(employer),
  });

/** A new application by this user, or by a new one. */
async function applied(request: APIRequestContext, by?: User) {
  const [employer, employee] = [await newPerson(request, 'employer'), by ?? (await newSeeker(request))];
  const job = await post(request, employer, 'Notice Baker');
  return { employer, employee, application: await apply(request, employee, job) };
}

/** A seeker with an unread decision. */
async function answered(request: APIRequestContext) {
  const { employer, employee, application } = await applied(request);
  await accept(request, employer, application);
  return { employer, employee };
}

const rows = (main: Locator): Locator => main.getByRole('listitem');
const bell = (page: Page): Locator => page.locator('.notice-bell').filter({ visible: true }).last();
const unreadOf = async (request: APIRequestContext, who: User): Promise<number> => {
  const answer = await request.get('/api/notice/count', { headers: bearer(who) });
  const { unread }: { unread: number } = await answer.json();
  return unread;
};

/** The employer asks, the seeker answers, and one of them has read everything. */
async function talk(
  request: APIRequestContext,
  { employer, employee, application }: { employer: User; employee: User; application: Application },
  reader: User,
): Promise<void> {
  const thread = `/api/app/${application.id}/message`;
  const say = (who: User, text: string) => request.post(thread, { data: { text }, headers: bearer(who) });
  await say(employer, 'Can you come?');
  await say(employee, 'On Monday');
  await request.get(thread, { headers: bearer(reader) });
}

/** Opens a message from the notices. */
async function openMessage(page: Page, main: Locator, { id }: Application, text: string): Promise<void> {
  await page.goto('/notices');
  await main.locator('[href$="#messages"]').first().click();
  await expect(page).toHaveURL(new RegExp(`/application/${id}#messages$`));
  await expect(page.getByText(text)).toBeInViewport();
  // As a button in Telegram does.
  await page.goto(`/application/${id}?at=messages`);
  await expect(page.getByText(text)).toBeInViewport();
}

test('an employer logs in to read notices, which link to the application and its messages', async ({
  page,
  request,
  main,
  says,
  logIn,
  heading,
  language,
}) => {
  const employer = await newPerson(request, 'employer');
  await test.step('a guest has no bell, and comes back to the notices after logging in', async () => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bell(page)).toHaveCount(0);
    await page.goto('/notices');
    await expect(says('Please login first.')).toBeVisible();
    await logIn(employer);
    await expect(page).toHaveURL(/\/notices$/);
    await expect(heading('No notifications yet')).toBeVisible();
  });

  const employee = await newSeeker(request);
  const job = await post(request, employer, 'Notice Baker');
  const application = await apply(request, employee, job);
  await test.step('the notice names the applicant as the list of applicants does', async () => {
    await page.goto('/application');
    const applicant = rows(main).getByRole('link').first();
    await expect(applicant).toHaveText(language === 'km' ? / Short$/ : /^Short /);
    const name = await applicant.innerText();
    await page.goto('/');
    await expect(bell(page)).toContainText('1');
    await bell(page).click();
    await expect(rows(main)).toHaveCount(1);
    await expect(rows(main).first()).toContainText(name);
    await expect(rows(main).first()).toContainText('Notice Baker');
    await rows(main).first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/application/${application.id}$`));
  });
  await test.step('a message that was read already still leads to the thread', async () => {
    await talk(request, { employer, employee, application }, employer);
    await openMessage(page, main, application, 'On Monday');
  });
});

test('a seeker is notified of a decision without its outcome, of messages and of an interview', async ({
  page,
  request,
  main,
  words,
  says,
  button,
  link,
}) => {
  const employee = await newSeeker(request);
  await comeAs(page, employee);
  await test.step('a list that fails to load can be tried again, and an empty one leads to the jobs', async () => {
    await page.route('**/api/notice?*', (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
    await page.goto('/notices');
    await expect(says("Your notifications couldn't be loaded.")).toBeVisible();
    await page.unroute('**/api/notice?*');
    await button('Try again').click();
    await expect(
      says('Answers to your applications and new jobs from your alerts appear here.'),
    ).toBeVisible();
    await link('See jobs').click();
    await expect(page).toHaveURL(/\/jobs$/);
  });
  await test.step('the answer itself is on the page of the application only', async () => {
    const { employer, application } = await applied(request, employee);
    await accept(request, employer, application);
    await page.goto('/notices');
    await expect(rows(main)).toHaveCount(1);
    await expect(rows(main).first()).toContainText(words('New'));
    for (const outcome of ['Accepted', 'Rejected'])
      await expect(rows(main).first()).not.toContainText(words(outcome));
    await rows(main).first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/application/${application.id}$`));
    await expect(page.getByText('Monday')).toBeVisible();
  });

  const second = await applied(request, employee);
  await test.step('a message that was read already still leads to the thread', async () => {
    await talk(request, second, employee);
    await openMessage(page, main, second.application, 'Can you come?');
  });
  await test.step('an interview asks for an answer, but not after the employer deleted their account', async () => {
    const headers = bearer(second.employer);
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const path = `/api/app/${second.application.id}/interview`;
    await request.post(path, { data: { at, place: 'Gate 2' }, headers });
    await page.goto('/notices');
    await expect(rows(main).first()).toContainText('Gate 2');
    await expect(rows(main).first()).toContainText(words('please reply'));
    const { password } = second.employer;
    await request.post('/api/user/delete', { data: { password }, headers });
    await page.reload();
    const interview = rows(main).filter({ hasText: words('Interview') });
    await expect(interview).toContainText(/: “.+”|៖ «.+»/);
    await expect(interview).not.toContainText(words('please reply'));
  });
});

test('notices are read after two seconds; marks stay until the page is left', async ({
  page,
  request,
  main,
  hold,
}) => {
  const { employer, employee } = await answered(request);
  const other = await post(request, employer, 'Closing Baker');
  await apply(request, employee, other);
  await comeAs(page, employee);
  await page.clock.install();
  const release = await hold('**/api/notice?*');
  await page.goto('/notices');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  // The test moves the clock itself: on a busy machine two seconds pass too soon.
  await page.clock.pauseAt(Date.now() + 60_000);
  release();
  const marks = main.locator('.notice-row.new');
  await passUntil(page, async () => (await marks.count()) === 1, 10);
  await page.clock.runFor(1_000);
  expect(await unreadOf(request, employee)).toBe(1);
  await passUntil(page, async () => (await unreadOf(request, employee)) === 0);
  await expect(marks).toHaveCount(1);
  await expect(bell(page)).not.toContainText('1');

  await page.clock.resume();
  await rows(main).first().getByRole('link').click();
  await expect(page.getByText('Monday')).toBeVisible();
  await page.goBack();
  await expect(rows(main)).toHaveCount(1);
  await expect(marks).toHaveCount(0);

  await test.step('the count is requested again when the person returns to the app', async () => {
    await page.goto('/about');
    await expect(bell(page)).toBeVisible();
    await request.patch(`/api/job/stop/${other}`, { headers: bearer(employer) });
    await page.clock.runFor(61_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(bell(page)).toContainText('1');
  });
});

test('thirty notices are shown, then more', async ({ page, request, main, button }) => {
  const employer = await newPerson(request, 'employer');
  const employee = await newSeeker(request);
  // Each job is edited and stopped: two notifications.
  for (let turn = 0; turn < 16; turn += 1) {
    const job = await post(request, employer, `Baker ${turn}`);
    await apply(request, employee, job);
    await request.put(`/api/job/${job}`, {
      data: { ...(await (await request.get(`/api/job/get/${job}`)).json()), salary: '$1' },
      headers: bearer(employer),
    });
    await request.patch(`/api/job/stop/${job}`, { headers: bearer(employer) });
  }
  await comeAs(page, employee);
  await page.goto('/notices');
  await expect(bell(page)).toContainText('9+');
  await expect(rows(main)).toHaveCount(30);
  const next = page.waitForRequest('**/api/notice?*');
  await button('Show More').click();
  await expect(rows(main)).toHaveCount(32);
  expect(new URL((await next).url()).searchParams.get('after')).toMatch(/^.{10,}$/);
  await expect(button('Show More')).toHaveCount(0);
});

onPhone(
  'notices are read from the cache while offline, and the server is updated later',
  { tag: '@nightly' },
  async ({ page, context, gate, request, main }) => {
    const { employee } = await answered(request);
    await comeAs(page, employee);
    await page.clock.install();
    const fetchedAhead = page.waitForResponse('**/api/notice?*');
    await page.goto('/about');
    await installed(page);
    await fetchedAhead;
    await loseNetwork(context, gate);
    await page.clock.fastForward(6 * 60_000);
    await bell(page).click();
    await expect(rows(main)).toHaveCount(1);
    await expect(main).toContainText('As of');
    await expect(bell(page)).not.toContainText('1');
    await expect.poll(async () => (await outboxOn(page)).map(({ path }) => path)).toEqual(['/notice/read']);
    // Reading them does not make the cached list any newer.
    await expect(main).toContainText('As of');
    // The person need not know that this waits.
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
    await findNetwork(context, gate);
    await expect.poll(() => unreadOf(request, employee)).toBe(0);
  },
);
