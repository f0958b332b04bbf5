/** Notices from both sides (product 2.25): who hears of what, where it leads, and what is marked as read. */
import { type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { type User } from '#contract/accounts.ts';
import { type Application } from '#contract/applications.ts';
import { passUntil } from './clock.ts';
import { outboxOn } from './device.ts';
import { expect, test } from './fixtures.ts';
import { bearer, comeAs, comeAsNew, newPerson, newSeeker, post } from './people.ts';
import { findNetwork, installed, loseNetwork, test as onPhone } from './phone.ts';

/** An application, and whether it was answered. */
async function applied(request: APIRequestContext, { decided = false } = {}) {
  const [employer, employee] = [await newPerson(request, 'employer'), await newSeeker(request)];
  const job = await post(request, employer, 'Notice Baker');
  const answer = await request.post('/api/app', { data: { job_id: job }, headers: bearer(employee) });
  const application: Application = await answer.json();
  if (decided)
    await request.put(`/api/app/${application.id}`, {
      data: { status: 'accepted', message: 'Monday' },
      headers: bearer(employer),
    });
  return { employer, employee, job, application };
}

const rows = (main: Locator): Locator => main.getByRole('listitem');
const bell = (page: Page): Locator => page.locator('.kg-bell').filter({ visible: true }).last();
const unreadOf = async (request: APIRequestContext, who: User): Promise<number> => {
  const answer = await request.get('/api/notice/count', { headers: bearer(who) });
  const { unread }: { unread: number } = await answer.json();
  return unread;
};

test('an employer hears of an application, and the notice leads to it', async ({ page, request, main }) => {
  const { employer, application } = await applied(request);
  await comeAs(page, employer);
  await page.goto('/');
  await expect(bell(page)).toContainText('1');
  await bell(page).click();
  await expect(rows(main)).toHaveCount(1);
  await expect(rows(main).first()).toContainText('Short');
  await expect(rows(main).first()).toContainText('Notice Baker');
  await rows(main).first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/application/${application.id}$`));
});

test.describe('in Khmer', () => {
  test.use({ language: 'km' });

  test('a notice says the name of who applied as the list of applicants does', async ({
    page,
    request,
    main,
  }) => {
    const { employer } = await applied(request);
    await comeAs(page, employer);
    await page.goto('/application');
    const name = await main.getByRole('listitem').getByRole('link').first().innerText();
    expect(name).toMatch(/ Short$/);
    await page.goto('/notices');
    await expect(rows(main).first()).toContainText(name);
  });
});

test('an applicant hears that there is an answer, but not which', async ({ page, request, main, words }) => {
  const { employee, application } = await applied(request, { decided: true });
  await comeAs(page, employee);
  await page.goto('/notices');
  await expect(rows(main)).toHaveCount(1);
  await expect(rows(main).first()).toContainText(words('New'));
  for (const outcome of ['Accepted', 'Rejected'])
    await expect(rows(main).first()).not.toContainText(words(outcome));
  await rows(main).first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/application/${application.id}$`));
  await expect(page.getByText('Monday')).toBeVisible();
});

for (const side of ['employer', 'employee'] as const)
  test(`a message that the ${side} has read still leads to the thread`, async ({ page, request, main }) => {
    const { employer, employee, application } = await applied(request);
    const of = (who: User) => ({ headers: bearer(who) });
    const thread = `/api/app/${application.id}/message`;
    const say = (who: User, text: string) => request.post(thread, { data: { text }, ...of(who) });
    await say(employer, 'Can you come?');
    await say(employee, 'On Monday');
    const reader = side === 'employer' ? employer : employee;
    await request.get(thread, of(reader));
    await comeAs(page, reader);
    await page.goto('/notices');
    await main.locator('[href$="#messages"]').first().click();
    await expect(page).toHaveURL(new RegExp(`/application/${application.id}#messages$`));
    await expect(page.getByText(side === 'employer' ? 'On Monday' : 'Can you come?')).toBeInViewport();
  });

test('an interview with an account that is gone says with whom no more, and asks for no answer', async ({
  page,
  request,
  main,
  words,
}) => {
  const { employer, employee, application } = await applied(request);
  const headers = bearer(employer);
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const path = `/api/app/${application.id}/interview`;
  await request.post(path, { data: { at, place: 'Gate 2' }, headers });
  await comeAs(page, employee);
  await page.goto('/notices');
  await expect(rows(main).first()).toContainText('Gate 2');
  await expect(rows(main).first()).toContainText(words('please answer'));
  await request.post('/api/user/delete', { data: { password: employer.password }, headers });
  await page.reload();
  const interview = rows(main).filter({ hasText: words('Interview') });
  await expect(interview).toContainText(/: “.+”|៖ «.+»/);
  await expect(interview).not.toContainText(words('please answer'));
});

test('read after two seconds, on every device; the marks stay until the page is left', async ({
  page,
  request,
  main,
  visit,
  hold,
}) => {
  const { employee } = await applied(request, { decided: true });
  await comeAs(page, employee);
  await page.clock.install();
  const release = await hold('**/api/notice?*');
  await page.goto('/notices');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  // Only the test lets time pass: on a busy machine two seconds are soon over.
  await page.clock.pauseAt(Date.now() + 60_000);
  release();
  const marks = main.locator('.notice-row.new');
  await passUntil(page, async () => (await marks.count()) === 1, 10);
  await page.clock.runFor(1_000);
  expect(await unreadOf(request, employee)).toBe(1);
  await passUntil(page, async () => (await unreadOf(request, employee)) === 0);
  await expect(marks).toHaveCount(1);
  await expect(bell(page)).not.toContainText('1');

  const second = await visit(employee);
  await second.page.goto('/notices');
  await expect(rows(second.main)).toHaveCount(1);
  await expect(second.main.locator('.notice-row.new')).toHaveCount(0);

  await page.clock.resume();
  await rows(main).first().getByRole('link').click();
  await expect(page.getByText('Monday')).toBeVisible();
  await page.goBack();
  await expect(rows(main)).toHaveCount(1);
  await expect(marks).toHaveCount(0);
});

test('the count is asked for again when the person comes back to the app', async ({ page, request }) => {
  const { employer, employee, job } = await applied(request);
  await comeAs(page, employee);
  await page.clock.install();
  await page.goto('/about');
  await expect(bell(page)).toBeVisible();
  await request.patch(`/api/job/stop/${job}`, { headers: bearer(employer) });
  await page.clock.runFor(61_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(bell(page)).toContainText('1');
});

test('thirty are shown, then more; one of an hour ago is of today or earlier', async ({
  page,
  request,
  main,
  button,
}) => {
  const employer = await newPerson(request, 'employer');
  const employee = await newSeeker(request);
  for (let turn = 0; turn < 2; turn += 1) {
    const job = await post(request, employer, `Baker ${turn}`);
    await request.post('/api/app', { data: { job_id: job }, headers: bearer(employee) });
    for (let edit = 0; edit < 16; edit += 1)
      await request.put(`/api/job/${job}`, {
        data: { ...(await (await request.get(`/api/job/get/${job}`)).json()), salary: `$${edit + 1}` },
        headers: bearer(employer),
      });
  }
  await comeAs(page, employee);
  await page.goto('/notices');
  await expect(bell(page)).toContainText('9+');
  await expect(rows(main)).toHaveCount(30);
  const later = page.waitForRequest('**/api/notice?*');
  await button('Show More').click();
  await expect(rows(main)).toHaveCount(32);
  expect(new URL((await later).url()).searchParams.get('after')).toMatch(/^.{10,}$/);
  await expect(button('Show More')).toHaveCount(0);
});

test('a guest logs in first, and comes back here', async ({ page, request, says, logIn, heading }) => {
  const person = await newPerson(request, 'employer');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bell(page)).toHaveCount(0);
  await page.goto('/notices');
  await expect(says('Please login first.')).toBeVisible();
  await logIn(person);
  await expect(page).toHaveURL(/\/notices$/);
  await expect(heading('No notices yet')).toBeVisible();
});

test('without notices there is a way on', async ({ page, link, says }) => {
  await comeAsNew(page, 'employee');
  await page.goto('/notices');
  await expect(says('Answers to your applications and new jobs for your alerts come here.')).toBeVisible();
  await link('See jobs').click();
  await expect(page).toHaveURL(/\/jobs$/);
});

test('what could not be asked for anew stays, with a note over it', async ({
  page,
  request,
  main,
  says,
  button,
}) => {
  const { employee } = await applied(request, { decided: true });
  await comeAs(page, employee);
  await page.route('**/api/notice?*', (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
  await page.goto('/notices');
  await expect(says('Your notices could not be loaded.')).toBeVisible();
  await page.unroute('**/api/notice?*');
  await button('Try again').click();
  await expect(rows(main)).toHaveCount(1);
});

onPhone('that they are read makes a kept list no younger', async ({ page, context, gate, request, main }) => {
  const { employee } = await applied(request, { decided: true });
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
  await expect.poll(async () => (await outboxOn(page)).map(({ path }) => path)).toEqual(['/notice/read']);
  await expect(bell(page)).not.toContainText('1');
  await expect(main).toContainText('As of');
});

onPhone(
  'without a network they are read, and told to be read when there is one',
  async ({ page, context, gate, request }) => {
    const { employee } = await applied(request, { decided: true });
    await comeAs(page, employee);
    const fetchedAhead = page.waitForResponse('**/api/notice?*');
    await page.goto('/about');
    await installed(page);
    await fetchedAhead;
    await loseNetwork(context, gate);
    await bell(page).click();
    await expect(page.locator('.notice-row')).toHaveCount(1);
    await expect(bell(page)).not.toContainText('1');
    await expect.poll(async () => (await outboxOn(page)).map(({ path }) => path)).toEqual(['/notice/read']);
    // Nobody is bothered with what waits.
    await expect(page.getByText('Waiting to be sent')).toHaveCount(0);
    await findNetwork(context, gate);
    await expect.poll(() => unreadOf(request, employee)).toBe(0);
  },
);
