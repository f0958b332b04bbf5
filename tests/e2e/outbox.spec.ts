/** Items created while offline arrive exactly once, for the user who wrote them, or show why they do not. */
import { type Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { leaveItem, messageIn, outboxOn, waitingStates } from './device.ts';
import { cardOf, cards } from './job-cards.ts';
import { bearer } from './people.ts';
import {
  applyOnCard,
  findNetwork,
  loseNetwork,
  newJob,
  openInstalled,
  seekerAtJobs,
  stateOnCard,
  test,
  wakeWorker,
  writeMessage,
} from './phone.ts';

test.use({ prefetches: false });

const mayWrite = (page: Page) => expect(page.getByLabel('E-mail')).toBeVisible();

test('a lost answer does not repeat the work, Retry-After is respected, and the last shown state is stored', async ({
  page,
  context,
  gate,
  request,
}) => {
  const messages = () => gate.tries.filter(({ path }) => path === '/api/message');
  const { person, job } = await seekerAtJobs(page, request);
  await test.step('a job that is saved and unsaved several times ends in its last shown state', async () => {
    const reached = () => gate.tries.filter(({ status }) => status !== undefined).length;
    const without = {
      'the phone knows that it has no network': () => loseNetwork(context, gate),
      'the phone has a network that carries nothing': () => Promise.resolve(gate.cut()),
    };
    for (const [at, [situation, lose]] of Object.entries(without).entries())
      await test.step(situation, async () => {
        const card = cards(page).nth(at);
        await expect(card).toBeVisible();
        const heart = card.getByRole('button', { name: /^Save/ });
        await lose();
        for (let tap = 1; tap <= 5; tap++) {
          await heart.click();
          await expect(heart).toHaveAttribute('aria-pressed', String(tap % 2 === 1));
          await expect(card.locator('.pending')).toHaveCount(0);
        }
        const waiting = (await waitingStates(page)).filter((state) => state !== 'sent');
        expect(waiting).toHaveLength(1);
        await findNetwork(context, gate);
        await expect.poll(reached).toBe(at + 1);
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
        const saved = await request.get('/api/job/fav', { headers: bearer(person) });
        expect(await saved.json()).toHaveLength(at + 1);
      });
  });
  await test.step('a lost answer does not repeat the work', async () => {
    gate.failNext('lose the answer');
    await applyOnCard(page, job);
    await stateOnCard(page, job, 'Applied');
    const applications = gate.tries.filter(({ path }) => path === '/api/app');
    expect(applications.length).toBeGreaterThan(1);
    expect(new Set(applications.map(({ key }) => key)).size).toBe(1);
    expect(gate.done('/api/app')).toHaveLength(1);

    await page.goto('/contact');
    gate.failNext('lose the answer', 'lose the answer');
    await writeMessage(page, 'Once only');
    // Items whose answer the page saw itself are deleted.
    await expect
      .poll(async () => (await waitingStates(page)).filter((state) => state !== 'sent'))
      .toEqual([]);
    expect(messages().length).toBeGreaterThan(2);
    expect(gate.done('/api/message')).toHaveLength(1);
  });
  await test.step('Retry-After is respected after a reload, too', async () => {
    const before = messages().length;
    gate.failNext({ status: 429, headers: { 'retry-after': '3' } });
    await writeMessage(page, 'Take your time');
    await page.reload();
    await expect.poll(() => gate.done('/api/message').length).toBe(2);
    const [first, second, ...more] = messages()
      .slice(before)
      .map(({ at }) => at);
    expect(more).toEqual([]);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(2_900);
  });
});

test('items of two tabs are sent once, whichever tab is open', async ({ page, context, gate, request }) => {
  const atOnce = await newJob(page);
  const { person, job } = await seekerAtJobs(page, request);
  const other = await context.newPage();
  await other.goto('/jobs');
  const tabs = [page, other];
  // The slower tab may know of the faster one's application already.
  const apply = (tab: Page) => cardOf(tab, atOnce).getByRole('button', { name: /^(Apply Now|Applied)$/ });
  await expect(apply(other)).toBeVisible();
  await Promise.all(tabs.map((tab) => apply(tab).dispatchEvent('click')));
  for (const tab of tabs) await stateOnCard(tab, atOnce, 'Applied');
  // The slower tab may show the faster one's before its own is stored: wait for the writers' lock.
  for (const tab of tabs)
    await tab.evaluate(() => navigator.locks.request('karngea-outbox-add', () => Promise.resolve()));
  // A page deletes items whose answer it received itself.
  await expect.poll(() => outboxOn(page)).toEqual([]);
  const reached = () => gate.tries.filter(({ status }) => status !== undefined).length;
  const before = reached();

  await expect(cardOf(other, job)).toBeVisible();
  await loseNetwork(context, gate);
  for (const tab of tabs) {
    await tab.bringToFront();
    // The second tab learns of the first one's tap, and may show it before its own.
    const card = cardOf(tab, job);
    if (tab === page) await applyOnCard(tab, job);
    await expect(card.getByRole('button', { name: 'Waiting to be sent' })).toBeVisible();
    await tab.goto('/contact');
    await writeMessage(tab, tab === page ? 'From the first tab' : 'From the second tab');
  }
  expect(await outboxOn(other)).toHaveLength(3);
  await findNetwork(context, gate);
  await expect.poll(() => gate.done('/api/message').length).toBe(2);
  await expect.poll(() => gate.done('/api/app').length).toBe(2);
  await expect.poll(() => waitingStates(page)).toEqual(['sent', 'sent', 'sent']);
  expect(reached() - before).toBe(3);
  const listed = await request.get('/api/app', { headers: bearer(person) });
  expect(await listed.json()).toHaveLength(2);
});

test('items are sent in order by a woken worker, after a long offline time, and for a killed worker', async ({
  page,
  context,
  gate,
}) => {
  const sent = () => gate.done('/api/message').length;
  await openInstalled(page, '/contact');
  await mayWrite(page);
  await test.step('the browser wakes the worker, without an open page', async () => {
    await loseNetwork(context, gate);
    for (let number = 1; number <= 4; number++) await writeMessage(page, `Number ${number}`);
    const keys = (await outboxOn(page)).map(({ key }) => key);
    expect(keys).toHaveLength(4);
    // A file of the same origin without the app, cached by the worker.
    await page.goto('/early.js');
    await findNetwork(context, gate);
    await wakeWorker(page, gate);
    await expect.poll(sent).toBe(4);
    const arrived = gate.tries.filter(({ status }) => status !== undefined);
    expect(arrived.map(({ key }) => key)).toEqual(keys);
    const ids = gate.done('/api/message');
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  });
  await test.step('after a long offline time, with the first request that succeeds', async () => {
    const waitsLong = { reason: 'offline', attempts: 12, nextAt: Date.now() + 60_000 };
    await page.goto('/contact');
    await mayWrite(page);
    await loseNetwork(context, gate);
    await leaveItem(page, messageIn({ ...waitsLong, lane: 'first' }));
    await leaveItem(page, messageIn({ ...waitsLong, lane: 'second' }));
    // Phones report a network before it has connectivity.
    await context.setOffline(false);
    const attempts = async () =>
      (await outboxOn(page)).filter(({ state }) => state !== 'sent').map((item) => item.attempts);
    await expect.poll(attempts).not.toEqual([12, 12]);
    gate.restore();
    await expect.poll(sent).toBe(6);

    // No event reports the network: another due item gets through first.
    await leaveItem(page, messageIn({ ...waitsLong, lane: 'first' }));
    await leaveItem(page, messageIn({ lane: 'second', nextAt: Date.now() }));
    await expect.poll(sent).toBe(8);
  });
  await test.step('after the worker was terminated during sending', async () => {
    await page.clock.install();
    await page.goto('/contact');
    await mayWrite(page);
    await leaveItem(page, messageIn({ state: 'sending' }));
    await expect
      .poll(async () => {
        await page.clock.runFor(5_000);
        return sent();
      })
      .toBe(9);
  });
  await test.step('by the page, without background sync', async () => {
    const tab = await context.newPage();
    await tab.addInitScript(() => {
      Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
      Reflect.deleteProperty(globalThis, 'SyncManager');
    });
    await tab.goto('/contact');
    await mayWrite(tab);
    expect(await tab.evaluate(() => 'sync' in ServiceWorkerRegistration.prototype)).toBe(false);
    await page.close();
    await loseNetwork(context, gate);
    await writeMessage(tab, 'No sync here');
    await tab.close();
    await findNetwork(context, gate);
    const again = await context.newPage();
    await again.goto('/');
    await expect.poll(sent).toBe(10);
  });
});
