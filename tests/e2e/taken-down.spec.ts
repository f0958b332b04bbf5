/** What people see of an operator's decision that is about them: a removed job they applied for (product 2.10), their own suspended account (product 4.18). */
import { type APIRequestContext } from '@playwright/test';
import { type User } from '#contract/accounts.ts';
import { expect } from './fixtures.ts';
import { enterOperator, takeOperator } from './operator-people.ts';
import { bearer, comeAs, newPerson, newSeeker, post } from './people.ts';
import { ownName, step, test } from './wizard.ts';

const decide = async (request: APIRequestContext, operator: User, path: string, action: string) => {
  const data = { action, reason: 'It asks for money.' };
  const answer = await request.patch(`/api/operator/${path}`, { headers: bearer(operator), data });
  expect(answer.ok()).toBe(true);
};

test(
  'a job that was removed is no link in the applications to it, and they say so',
  { tag: '@each-width' },
  async ({ page, request, words, main, says }) => {
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
    const removed = 'This job was removed. If anyone asks you for money, do not pay.';
    await expect(says(removed, entry)).toBeVisible();
    await expect(toJob).toHaveCount(0);
    await entry.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/application\/\d+$/);
    await expect(says(removed, main.last())).toBeVisible();
    await expect(main.last().getByRole('heading', { name })).toBeVisible();
    await expect(page.locator(`[href$="/jobDetail/${job}"]`)).toHaveCount(0);
  },
);

test(
  'an account that is suspended while it is used hears why at the next step, and finds what was typed again',
  { tag: '@phone' },
  async ({ page, request, wizard, words, says, notice, field, logIn }) => {
    const operator = await enterOperator(request, takeOperator());
    const employer = await newPerson(request, 'employer');
    await comeAs(page, employer);
    const name = ownName('Typed');
    await wizard.reachPreview(name);
    await decide(request, operator, `person/${employer.user_id}`, 'suspend');

    // Unless a call that the page makes by itself hears it first.
    await wizard
      .go('Post')
      .click({ timeout: 2_000 })
      .catch(() => undefined);
    // Said over the page, and in it.
    await expect(notice('This account is suspended.', 'alert').first()).toBeVisible();
    await expect(page).toHaveURL(/\/login\?/);
    const why = page.getByRole('alert').filter({ hasText: words('This account is suspended.') });
    const phone = why.getByRole('link', { name: /\d/ });
    await expect(phone).toHaveAttribute('href', /^tel:/);
    await logIn(employer);
    await expect(phone).toBeVisible();
    await expect(says('Incorrect name or password.')).toHaveCount(0);

    await decide(request, operator, `person/${employer.user_id}`, 'restore');
    await logIn(employer);
    // Whoever comes back to a draft goes on at its second step.
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
