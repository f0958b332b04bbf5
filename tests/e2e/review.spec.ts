/** Postings that operators review before others see them (product 4.17), and jobs that are hidden later (product 2.6). */
import { mergeTests, type Page } from '@playwright/test';
import { type User } from '#contract/sessions.ts';
import { startDemoServer } from '../../scripts/demo-server.mjs';
import { openGate } from '../support/network-gate.ts';
import { posting } from '../support/samples.ts';
import { everythingOn, waitForStored } from './device.ts';
import { expect } from './fixtures.ts';
import { cardOf, saving } from './job-cards.ts';
import { bearer, comeAs, newPerson, newSeeker, post } from './people.ts';
import { findNetwork, installed, loseNetwork, test as onPhone } from './phone.ts';
import { ownName, test as withWizard } from './wizard.ts';

/** A server of the test's own, where postings with warnings wait for review. */
const test = mergeTests(onPhone, withWizard).extend<object, { reviewing: string }>({
  reviewing: [
    async ({}, use, { workerIndex }) => {
      const server = await startDemoServer(4150 + workerIndex, { REVIEW: 'flagged', RATE_LIMIT: '0' });
      await use(server.origin);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  gate: async ({ reviewing }, use) => {
    const gate = await openGate(reviewing);
    await use(gate);
    await gate.close();
  },
});

const asksForMoney = 'A deposit of $20 is required.';

/** Edits the job bypassing the phone's gate, so that it waits for review and others cannot see it. */
async function hide(server: string, employer: User, job: number, name: string): Promise<void> {
  const body = JSON.stringify({ ...posting, name, description: asksForMoney });
  const headers = { ...bearer(employer), 'content-type': 'application/json' };
  const answer = await fetch(`${server}/api/job/${job}`, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(await answer.text());
}

const storesNothingOf = (page: Page, name: string) =>
  expect.poll(async () => (await everythingOn(page)).includes(name)).toBe(false);

// Both use one worker's server.
test.describe.configure({ mode: 'default' });

test(
  'a hidden job disappears from phones that cached it, and cannot be reported any more',
  { tag: '@nightly' },
  async ({ page, context, request, gate, reviewing, own, says, button, notice }) => {
    test.slow();
    const employer = await newPerson(request, 'employer');
    const name = ownName('Bridge keeper');
    const job = await post(request, employer, name);
    // A newer one, so that the list of all jobs has another one.
    await post(request, employer);
    const seeker = await newSeeker(request);
    await comeAs(page, seeker);
    await page.goto('/jobs');
    const card = cardOf(page, { job_id: job });
    await saving(card, false).click();
    await expect(saving(card, true)).toBeVisible();
    // The cache is written a moment after the list was loaded, unless the page was left.
    await waitForStored(page, '"seen"]');
    await card.getByRole('heading').getByRole('link').click();
    await expect(own('Report this job')).toBeVisible();
    await page.goto('/favJobs');
    await expect(card).toBeVisible();
    await installed(page);
    await waitForStored(page, `"detail",${job}]`, '"saved"]');

    await loseNetwork(context, gate);
    await hide(reviewing, employer, job, name);
    await page.goto('/favJobs');
    await expect(card).toBeVisible();
    await findNetwork(context, gate);
    await page.goto('/jobs');
    await expect(card).toHaveCount(0);
    await storesNothingOf(page, name);

    await loseNetwork(context, gate);
    for (const path of [
      '/jobs',
      `/jobs?keyword=${encodeURIComponent(name)}`,
      '/favJobs',
      `/jobDetail/${job}`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('main').first()).toBeVisible();
      // The search field contains the name, too.
      await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(0);
    }
    await expect(says("This job couldn't be loaded.")).toBeVisible();
    await test.step('a report of a job that was hidden meanwhile says so, and leaves nothing', async () => {
      await findNetwork(context, gate);
      const other = await post(request, employer, 'Porter');
      await page.goto(`/jobDetail/${other}`);
      await own('Report this job').click();
      await hide(reviewing, employer, other, 'Porter');
      await button('It asks for money').click();
      await button('Done').click();
      await expect(notice("This couldn't be found.", 'alert')).toBeVisible();
      await expect(page).toHaveURL(/\/404$/);
      const reported = await page.evaluate((id) => localStorage.getItem(`reported:${id}`), seeker.user_id);
      expect(reported).toBe('[]');
    });
  },
);

test('a posting that needs review says so before and after it is posted', async ({
  page,
  request,
  wizard,
  words,
  says,
  main,
  visit,
  own,
}) => {
  const employer = await newPerson(request, 'employer');
  await comeAs(page, employer);
  const name = ownName('Waiter');
  await wizard.reachPreview(name, asksForMoney);
  await expect(
    says('We check this posting before others see it, and let you know.', wizard.shown),
  ).toBeVisible();
  await wizard.go('Post').click();
  await expect(page).toHaveURL(/\/jobDetail\//);
  await expect(says('Waiting for our check', page.getByRole('article'))).toBeVisible();
  await expect(own('Report this job')).toHaveCount(0);
  const address = new URL(page.url()).pathname;
  await page.goto('/myProfile');
  await expect(main.getByRole('row', { name })).toContainText(words('Waiting for our check'));
  const guest = await visit();
  await guest.page.goto(new URL(address, page.url()).href);
  await expect(guest.page).toHaveURL(/\/404$/);
});
