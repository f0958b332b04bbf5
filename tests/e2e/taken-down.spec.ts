/** What users see of decisions about them: a removed job they applied for (product 2.10), their suspended account (product 4.18). */
import { type APIRequestContext } from '@playwright/test';
import { type User } from '#contract/sessions.ts';
import { type Application } from '#contract/applications.ts';
import { expect } from './fixtures.ts';
import { enterOperator, takeOperator } from './operator-people.ts';
import { bearer, comeAs, newPerson, newSeeker, post } from './people.ts';
import { ownName, step, test } from './wizard.ts';

const decide = async (request: APIRequestContext, operator: User, path: string, action: string) => {
  const data = { action, reason: 'It asks for money.' };
  const answer = await request.patch(`/api/operator/${path}`, { headers: bearer(operator), data });
  expect(answer.ok()).toBe(true);
};

test("an applicant sees that a job was removed, or that the employer's account was deleted", async ({
  page,
  request,
  words,
  main,
  says,
}) => {
  const operator = await enterOperator(request, takeOperator());
  const name = ownName('Removed');
  const job = await post(request, await newPerson(request, 'employer'), name);
  const seeker = await newSeeker(request);
  await request.post('/api/app', { headers: bearer(seeker), data: { job_id: job } });
  await comeAs(page, seeker);
  await page.goto('/appliedJobs');
  const entry = main.getByRole('listitem').filter({ hasText: name });
  const toJob = main.locator(`[href$="/jobDetail/${job}"]`);
  await expect(entry.getByRole('link', { name: words('See the job') })).toBeVisible();

  await decide(request, operator, `job/${job}`, 'remove');
  await page.reload();
  const removed = "This job was removed. If anyone asks you for money, don't pay.";
  await expect(says(removed, entry)).toBeVisible();
  await expect(toJob).toHaveCount(0);
  await entry.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/application\/\d+$/);
  await expect(says(removed, main.last())).toBeVisible();
  await expect(main.last().getByRole('heading', { name })).toBeVisible();
  await expect(page.locator(`[href$="/jobDetail/${job}"]`)).toHaveCount(0);

  await test.step('no answer comes from an employer who deleted their account', async () => {
    const employer = await newPerson(request, 'employer');
    const headers = bearer(seeker);
    const data = { job_id: await post(request, employer, ownName('Left')) };
    const { id } = (await (await request.post('/api/app', { headers, data })).json()) as Application;
    const { password } = employer;
    await request.post('/api/user/delete', { headers: bearer(employer), data: { password } });
    await page.goto(`/application/${id}`);
    await expect(says("You won't get an answer", main)).toBeVisible();
    await expect(says('Waiting for an answer', main)).toBeHidden();
  });
});

test(
  'a user suspended while posting sees the reason, and finds the draft again after logging in',
  { tag: '@desktop' },
  async ({ page, request, wizard, words, says, notice, field, logIn }) => {
    const operator = await enterOperator(request, takeOperator());
    const employer = await newPerson(request, 'employer');
    await comeAs(page, employer);
    const name = ownName('Typed');
    await wizard.reachPreview(name);
    await decide(request, operator, `person/${employer.user_id}`, 'suspend');

    // A background request of the page may be refused first.
    await wizard
      .go('Post')
      .click({ timeout: 2_000 })
      .catch(() => undefined);
    // The message is shown both over the page and in it.
    await expect(notice('This account is suspended.', 'alert').first()).toBeVisible();
    await expect(page).toHaveURL(/\/login\?/);
    const why = page.getByRole('alert').filter({ hasText: words('This account is suspended.') });
    const phone = why.getByRole('link', { name: /\d/ });
    await expect(phone).toHaveAttribute('href', /^tel:/);
    // The page says the same already before the answer.
    const answer = page.waitForResponse('**/api/auth/login');
    await logIn(employer);
    expect((await answer).status()).toBe(403);
    await expect(phone).toBeVisible();
    await expect(says('Incorrect name or password.')).toHaveCount(0);

    await decide(request, operator, `person/${employer.user_id}`, 'restore');
    await logIn(employer);
    // A restored draft continues at its second step.
    await expect(page).toHaveURL(step(2));
    await expect(field('Job name')).toHaveValue(name);
    for (const next of [3, 4]) {
      await wizard.go('Next').click();
      await expect(page).toHaveURL(step(next));
    }
    await wizard.go('Post').click();
    await expect(page).toHaveURL(/\/jobDetail\//);
  },
);
