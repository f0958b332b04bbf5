/** Whatever ends while something waits or is on its way (browser, worker, tab, network): it arrives all the same, and once. */
import { keptOn, leaveItem, messageIn, outboxOn, waitingStates } from './device.ts';
import { expect } from './fixtures.ts';
import { test } from './mortal-phone.ts';
import { bearer, newSeeker } from './people.ts';
import {
  applyOnCard,
  applyWithoutNetwork,
  findNetwork,
  installed,
  loseNetwork,
  openInstalled,
  openJobs,
  seekerAtJobs,
  stateOnCard,
  writeMessage,
} from './phone.ts';

test('a browser that is killed while things wait, and again while one is sent, sends each once', async ({
  gate,
  request,
  mortal,
}) => {
  test.slow();
  const person = await newSeeker(request);
  const reached = (path: string) =>
    gate.tries.filter((one) => one.path === path && one.status !== undefined).map(({ key }) => key);

  const first = await mortal.start(person);
  const job = await openJobs(first.page);
  await installed(first.page);
  await keptOn(first.page, `["jobs",${person.user_id},"list",{}]`);
  await applyWithoutNetwork(first.page, gate, job);
  await first.page.goto('/contact');
  await writeMessage(first.page, 'Written in the tunnel');
  await mortal.kill(first.context);
  expect([...reached('/api/app'), ...reached('/api/message')]).toEqual([]);

  const second = await mortal.start(person, { offline: true });
  await second.page.goto('/jobs');
  await stateOnCard(second.page, job, 'Waiting to be sent');
  expect(await outboxOn(second.page)).toHaveLength(2);
  gate.befall('hold the answer');
  await findNetwork(second.context, gate);
  await expect.poll(() => reached('/api/app').length).toBe(1);
  await mortal.kill(second.context);

  const third = await mortal.start(person);
  await third.page.goto('/jobs');
  await stateOnCard(third.page, job, 'Applied');
  await expect.poll(() => gate.done('/api/message').length).toBe(1);
  // Whatever else would be sent goes before the outbox says that nothing waits.
  await expect.poll(() => waitingStates(third.page)).toEqual(['sent', 'sent']);
  const [key] = reached('/api/app');
  expect(reached('/api/app')).toEqual([key, key]);
  expect(gate.done('/api/app')).toHaveLength(1);
  expect(reached('/api/message')).toHaveLength(1);
  const listed = await request.get('/api/app', { headers: bearer(person) });
  expect(await listed.json()).toHaveLength(1);
});

test.describe('on a phone with the app installed', () => {
  test.beforeEach(async ({ page }) => {
    await openInstalled(page);
  });

  test('a worker that is ended and a tab that is closed without a network lose nothing', async ({
    page,
    context,
    gate,
    request,
  }) => {
    const { person, job } = await seekerAtJobs(page, request);
    await keptOn(page, `["jobs",${person.user_id},"list",{}]`);
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
    // Meanwhile the person applied on another phone, which has a network.
    gate.mend();
    await request.post('/api/app', { data: { job_id: job.job_id }, headers: bearer(person) });
    await context.setOffline(false);
    await stateOnCard(again, job, 'Applied');
    await expect.poll(() => waitingStates(again)).toEqual(['sent']);
    const listed = await request.get('/api/app', { headers: bearer(person) });
    expect(await listed.json()).toHaveLength(1);
  });

  test('what waited long for a network goes out with the first one that carries anything', async ({
    page,
    context,
    gate,
  }) => {
    await page.goto('/contact');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    const waitsLong = { reason: 'offline', attempts: 12, nextAt: Date.now() + 60_000 };
    await loseNetwork(context, gate);
    await leaveItem(page, messageIn({ ...waitsLong, lane: 'first' }));
    await leaveItem(page, messageIn({ ...waitsLong, lane: 'second' }));
    // Phones tell of a network before it carries anything.
    await context.setOffline(false);
    const attempts = async () => (await outboxOn(page)).map((item) => item.attempts);
    await expect.poll(attempts).not.toEqual([12, 12]);
    gate.mend();
    await expect.poll(() => gate.done('/api/message').length).toBe(2);

    // Nobody tells of a network: another thing, whose time has come, is the first that gets through.
    await leaveItem(page, messageIn({ ...waitsLong, lane: 'first' }));
    await leaveItem(page, messageIn({ lane: 'second', nextAt: Date.now() }));
    await expect.poll(() => gate.done('/api/message').length).toBe(4);
  });
});
