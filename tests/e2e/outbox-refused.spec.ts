/** A refusal reaches its person on whatever page they open next. */
import { type Page } from '@playwright/test';
import { type Application } from '#contract/applications.ts';
import { outboxOn, waitingStates } from './device.ts';
import { expect } from './fixtures.ts';
import { bearer, comeAs, newPerson, newSeeker, post } from './people.ts';
import { findNetwork, loseNetwork, openInstalled, test, wakeWorker } from './phone.ts';
import { type Gate } from '../support/network-gate.ts';

test.use({ prefetches: false });

const refusal = 'This application has already been decided.';
const toast = (page: Page) => page.getByText(refusal);

/** A seeker withdraws an application without a network; meanwhile the employer rejects it. */
async function withdrawTooLate(page: Page, gate: Gate): Promise<void> {
  const { request } = page;
  const [employer, person] = [await newPerson(request, 'employer'), await newSeeker(request)];
  const data = { job_id: await post(request, employer) };
  const applied = await request.post('/api/app', { data, headers: bearer(person) });
  const { id } = (await applied.json()) as Application;
  await comeAs(page, person);
  await openInstalled(page, `/application/${id}`);
  const withdraw = page.getByRole('button', { name: 'Withdraw my application' });
  await expect(withdraw).toBeVisible();
  await loseNetwork(page.context(), gate);
  await withdraw.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByRole('status').getByText('Waiting to be sent')).toBeVisible();
  // On another phone.
  gate.restore();
  await request.put(`/api/app/${id}`, { data: { status: 'rejected' }, headers: bearer(employer) });
  gate.cut();
}

const restarted = 'after a restart, with the network back while another page is open';
test(restarted, { tag: '@nightly' }, async ({ page, context, gate }) => {
  await withdrawTooLate(page, gate);
  await page.close();
  const other = await context.newPage();
  await other.goto('/about');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await findNetwork(context, gate);
  await expect(toast(other)).toBeVisible();
});

test('once, if it came while no page was open', async ({ page, context, gate }) => {
  await withdrawTooLate(page, gate);
  // A file of the same origin without the app; the worker has it.
  await page.goto('/early.js');
  await findNetwork(context, gate);
  await wakeWorker(page, gate);
  await expect.poll(() => waitingStates(page)).toEqual(['failed: already_decided']);
  await page.goto('/jobs');
  await expect(toast(page)).toBeVisible();
  await expect.poll(async () => (await outboxOn(page)).map(({ notified }) => notified)).toEqual([true]);
  await page.goto('/about');
  await expect.poll(() => page.evaluate(() => document.querySelectorAll('h1').length)).toBeGreaterThan(0);
  await expect(toast(page)).toHaveCount(0);
});
