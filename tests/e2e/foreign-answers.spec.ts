/** Something between app and server answers in its place, as a network's log-in page does: nothing counts as done. */
import { type Page, type Route } from '@playwright/test';
import { type Application } from '#contract/applications.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { waitingStates } from './device.ts';
import { expect } from './fixtures.ts';
import { cardOf } from './job-cards.ts';
import { applyOnCard, openInstalled, seekerAtJobs, stateOnCard, test } from './phone.ts';
import { bearer, comeAs, newPerson, newSeeker, post } from './people.ts';

test.use({ prefetches: false });

const page = { contentType: 'text/html', body: '<html><h1>Free Wi-Fi</h1></html>' };
const foreign: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['a page', (route) => route.fulfill({ status: 200, ...page })],
  [
    'a page after a redirection',
    (route) => route.fulfill({ status: 302, headers: { location: '/robots.txt' } }),
  ],
  ['a page with its own status', (route) => route.fulfill({ status: 511, ...page })],
  ['JSON', (route) => route.fulfill({ json: { status: 'unauthenticated', login: 'http://wifi.example' } })],
  ['JSON that refuses', (route) => route.fulfill({ status: 401, json: { error: 'log in' } })],
  ['nothing', (route) => route.fulfill({ status: 204 })],
];
const api = '**/api/**';
const unsent = async (on: Page) => (await waitingStates(on)).filter((state) => state !== 'sent');
const savedOn = (on: Page, job: JobListItem) => cardOf(on, job).getByRole('button', { pressed: true });

/** The rule itself is tested with each of them by `after-answer.test.ts`. */
const byDay = (whats: readonly string[], what: string) => (whats.includes(what) ? {} : { tag: '@nightly' });

for (const [what, answer] of foreign) {
  const title = `a seeker is answered with ${what}: what they do waits, and is sent once`;
  test(title, byDay(['JSON that refuses'], what), async ({ page, context, gate }) => {
    const { job } = await seekerAtJobs(page, page.request);
    await context.route(api, answer);
    await applyOnCard(page, job);
    await stateOnCard(page, job, 'Waiting to be sent');
    await cardOf(page, job).getByRole('button', { name: 'Save' }).click();
    await expect(savedOn(page, job)).toBeVisible();
    await expect.poll(async () => (await waitingStates(page)).length).toBe(2);
    await context.unroute(api);
    await stateOnCard(page, job, 'Applied');
    await expect(savedOn(page, job)).toBeVisible();
    await expect.poll(() => unsent(page)).toEqual([]);
    expect(gate.done('/api/app')).toHaveLength(1);
  });
}

for (const [what, answer] of foreign.filter(([name]) => name !== 'a page after a redirection')) {
  const title = `an employer is answered with ${what}: a star and a decision wait`;
  test(title, byDay(['nothing'], what), async ({ page, context }) => {
    const { request } = page;
    const [employer, seeker] = [await newPerson(request, 'employer'), await newSeeker(request)];
    const data = { job_id: await post(request, employer) };
    const applied = await request.post('/api/app', { data, headers: bearer(seeker) });
    const { id } = (await applied.json()) as Application;
    await comeAs(page, employer);
    await openInstalled(page, `/application/${id}`);
    const star = page.getByRole('button', { name: 'Star' });
    await expect(star).toBeVisible();
    await context.route(api, answer);
    await star.click();
    await expect.poll(() => waitingStates(page)).toEqual(['queued: offline']);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect.poll(async () => (await waitingStates(page)).length).toBe(2);
    await context.unroute(api);
    await expect.poll(() => unsent(page)).toEqual([]);
    await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible();
  });
}
