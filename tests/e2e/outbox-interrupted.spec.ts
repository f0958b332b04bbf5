/** If a browser, worker, tab or network ends while items wait or are being sent, each still arrives once. */
import { waitForStored, outboxOn, waitingStates } from './device.ts';
import { expect } from './fixtures.ts';
import { test } from './mortal-phone.ts';
import { bearer, newSeeker } from './people.ts';
import {
  applyOnCard,
  applyWithoutNetwork,
  findNetwork,
  installed,
  loseNetwork,
  openJobs,
  seekerAtJobs,
  stateOnCard,
  writeMessage,
} from './phone.ts';

test.use({ prefetches: false });

test(
  'a browser that is killed while items wait, and again during sending, sends each once',
  { tag: '@nightly' },
  async ({ gate, request, mortal }) => {
    test.slow();
    const person = await newSeeker(request);
    const reached = (path: string) =>
      gate.tries.filter((one) => one.path === path && one.status !== undefined).map(({ key }) => key);

    const first = await mortal.start(person);
    const job = await openJobs(first.page);
    await installed(first.page);
    await waitForStored(first.page, `["jobs",${person.user_id},"list",{}]`);
    await applyWithoutNetwork(first.page, gate, job);
    await first.page.goto('/contact');
    await writeMessage(first.page, 'Written in the tunnel');
    await mortal.kill(first.context);
    expect([...reached('/api/app'), ...reached('/api/message')]).toEqual([]);

    const second = await mortal.start(person, { offline: true });
    await second.page.goto('/jobs');
    await stateOnCard(second.page, job, 'Waiting to be sent');
    expect(await outboxOn(second.page)).toHaveLength(2);
    gate.failNext('hold the answer');
    await findNetwork(second.context, gate);
    await expect.poll(() => reached('/api/app').length).toBe(1);
    await mortal.kill(second.context);

    const third = await mortal.start(person);
    await third.page.goto('/jobs');
    await stateOnCard(third.page, job, 'Applied');
    await expect.poll(() => gate.done('/api/message').length).toBe(1);
    // A duplicate would be sent before the outbox is empty.
    await expect.poll(() => waitingStates(third.page)).toEqual(['sent', 'sent']);
    const [key] = reached('/api/app');
    expect(reached('/api/app')).toEqual([key, key]);
    expect(gate.done('/api/app')).toHaveLength(1);
    expect(reached('/api/message')).toHaveLength(1);
    const listed = await request.get('/api/app', { headers: bearer(person) });
    expect(await listed.json()).toHaveLength(1);
  },
);

test('a terminated worker and a tab closed while offline lose nothing', async ({
  page,
  context,
  gate,
  request,
}) => {
  const { person, job } = await seekerAtJobs(page, request);
  await waitForStored(page, `["jobs",${person.user_id},"list",{}]`);
  const browser = await context.newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await loseNetwork(context, gate);
  await browser.send('ServiceWorker.stopAllWorkers');
  await applyOnCard(page, job);
  await stateOnCard(page, job, 'Waiting to be sent');
  await browser.send('ServiceWorker.stopAllWorkers');
  await page.reload();
  await stateOnCard(page, job, 'Waiting to be sent');
  await page.close();
  const again = await context.newPage();
  await again.goto('/jobs');
  await stateOnCard(again, job, 'Waiting to be sent');

  expect(gate.tries.filter(({ status }) => status !== undefined)).toEqual([]);
  // Meanwhile the user applied on another phone.
  gate.restore();
  await request.post('/api/app', { data: { job_id: job.job_id }, headers: bearer(person) });
  await context.setOffline(false);
  await stateOnCard(again, job, 'Applied');
  await expect.poll(() => waitingStates(again)).toEqual(['sent']);
  const listed = await request.get('/api/app', { headers: bearer(person) });
  expect(await listed.json()).toHaveLength(1);
});
