/** Whatever is sent without a network arrives exactly once, in its person's name, or says why it does not. */
import { type Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { outboxSyncTag } from '#contract/worker-messages.ts';
import { leaveItem, messageIn, outboxOn, waitingStates } from './device.ts';
import { cardOf, cards } from './job-cards.ts';
import { bearer, comeAs, newPerson } from './people.ts';
import {
  applyOnCard,
  applyWithoutNetwork,
  findNetwork,
  logInAs,
  loseNetwork,
  openInstalled,
  openJobs,
  seekerAtJobs,
  stateOnCard,
  test,
  writeMessage,
} from './phone.ts';

test.describe('on a phone with the app installed', () => {
  test.beforeEach(async ({ page }) => {
    await openInstalled(page);
  });

  test('an answer that is lost after the work was done does not do it twice', async ({
    page,
    gate,
    request,
  }) => {
    const { job } = await seekerAtJobs(page, request);
    gate.befall('lose the answer');
    await applyOnCard(page, job);
    await stateOnCard(page, job, 'Applied');
    expect(gate.tries.length).toBeGreaterThan(1);
    expect(new Set(gate.tries.map(({ key }) => key)).size).toBe(1);
    expect(gate.done('/api/app')).toHaveLength(1);

    await page.goto('/contact');
    gate.befall('lose the answer', 'lose the answer');
    await writeMessage(page, 'Once only');
    // Whoever saw the answer themselves has no record of it left.
    await expect
      .poll(async () => (await waitingStates(page)).filter((state) => state !== 'sent'))
      .toEqual([]);
    expect(gate.tries.filter(({ path }) => path === '/api/message').length).toBeGreaterThan(2);
    expect(gate.done('/api/message')).toHaveLength(1);
  });

  test('what a worker was sending when it was ended is sent again while the page stays open', async ({
    page,
    gate,
  }) => {
    await page.clock.install();
    await openInstalled(page, '/contact');
    await leaveItem(page, messageIn({ state: 'sending' }));
    await expect
      .poll(async () => {
        await page.clock.runFor(5_000);
        return gate.done('/api/message').length;
      })
      .toBe(1);
  });

  test('what version 0.1.0 left in the outbox is sent by this one', async ({ page, gate, request }) => {
    const { person, job } = await seekerAtJobs(page, request);
    const common = { owner: person.user_id, subject: job.name, createdAt: Date.now(), attempts: 2 };
    const waiting = { ...common, state: 'queued', reason: 'offline', nextAt: Date.now() + 60_000 };
    const { job_id } = job;
    for (const [kind, body] of [
      ['application', { job_id }],
      ['favourite', { job_id, favorite: true }],
      ['message', { email: 'dara@example.com', text: 'Still here', name: '' }],
    ] as const) {
      const lane = `${kind}:${person.user_id}:${job_id}`;
      await leaveItem(page, { ...waiting, key: crypto.randomUUID(), kind, body, lane });
    }
    await page.reload();
    await stateOnCard(page, job, 'Applied');
    await expect.poll(() => waitingStates(page)).toEqual(['sent', 'sent', 'sent']);
    expect(gate.done('/api/app')).toHaveLength(1);
    expect(gate.done('/api/message')).toHaveLength(1);
    const saved = await request.get('/api/job/fav', { headers: bearer(person) });
    expect(await saved.json()).toMatchObject([{ job_id }]);
  });

  test('a busy server is asked again, and not before the time it names, not even after a reload', async ({
    page,
    gate,
  }) => {
    await page.goto('/contact');
    gate.befall({ status: 429, headers: { 'retry-after': '4' } }, { status: 503 });
    await writeMessage(page, 'Take your time');
    await page.reload();
    await expect.poll(() => gate.done('/api/message').length).toBe(1);
    const [first, second, third] = gate.tries.map(({ at }) => at);
    expect(gate.tries).toHaveLength(3);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(3_900);
    // Where it names none, longer with each try.
    expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(1_900);
  });

  test('with a token that is no longer known it is held, and goes out after the next log-in', async ({
    page,
    context,
    gate,
    request,
  }) => {
    const { person, job } = await seekerAtJobs(page, request);
    await applyWithoutNetwork(page, gate, job);
    gate.mend();
    await request.post('/api/auth/logout', { headers: bearer(person) });
    await context.setOffline(false);
    await expect.poll(() => waitingStates(page)).toEqual(['held: signed_out']);
    expect(gate.done('/api/app')).toEqual([]);
    // The worker hears of it first; whoever is still logged in has no log-in page.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    await logInAs(page, person);
    await expect.poll(() => gate.done('/api/app').length).toBe(1);
  });

  test('what two tabs hand in goes out once, whoever is open', async ({ page, context, gate, request }) => {
    const { person, job } = await seekerAtJobs(page, request);
    const atOnce = await openJobs(page);
    const other = await context.newPage();
    await other.goto('/jobs');
    const tabs = [page, other];
    // By its place: the slower of the two may have heard of the faster one already.
    const apply = (tab: Page) => cardOf(tab, atOnce).getByRole('button', { name: /^(Apply Now|Applied)$/ });
    await expect(apply(other)).toBeVisible();
    await Promise.all(tabs.map((tab) => apply(tab).dispatchEvent('click')));
    for (const tab of tabs) await stateOnCard(tab, atOnce, 'Applied');
    // The slower tab may show the faster one's before its own is written down: whoever wants to write waits for it.
    for (const tab of tabs)
      await tab.evaluate(() => navigator.locks.request('karngea-outbox-add', () => Promise.resolve()));
    // Whoever sees the answer needs no record of it.
    await expect.poll(() => outboxOn(page)).toEqual([]);
    const reached = () => gate.tries.filter(({ status }) => status !== undefined).length;
    const before = reached();

    await expect(cardOf(other, job)).toBeVisible();
    await loseNetwork(context, gate);
    for (const tab of tabs) {
      await tab.bringToFront();
      // The second tab hears of the first one's tap, and may show it before its own.
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

  test('twenty things arrive in the order in which they were written', async ({ page, context, gate }) => {
    test.slow();
    await page.goto('/contact');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await loseNetwork(context, gate);
    for (let number = 1; number <= 20; number++) await writeMessage(page, `Number ${number}`);
    const keys = (await outboxOn(page)).map(({ key }) => key);
    expect(keys).toHaveLength(20);
    await findNetwork(context, gate);
    await expect.poll(() => gate.done('/api/message').length).toBe(20);
    const arrived = gate.tries.filter(({ status }) => status !== undefined);
    expect(arrived.map(({ key }) => key)).toEqual(keys);
    const ids = gate.done('/api/message');
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  });

  for (const phone of ['knows that it has no network', 'believes in a network that carries nothing']) {
    test(`a job saved and taken off ends as it was last seen, when the phone ${phone}`, async ({
      page,
      context,
      gate,
      request,
    }) => {
      const person = await newPerson(request, 'employee');
      await comeAs(page, person);
      await page.goto('/jobs');
      const card = cards(page).first();
      await expect(card).toBeVisible();
      const heart = card.getByRole('button', { name: /^Save/ });
      if (phone.startsWith('knows')) await loseNetwork(context, gate);
      else gate.cut();
      for (let tap = 1; tap <= 5; tap++) {
        await heart.click();
        await expect(heart).toHaveAttribute('aria-pressed', String(tap % 2 === 1));
        await expect(card.locator('.pending')).toHaveCount(0);
      }
      expect(await outboxOn(page)).toHaveLength(1);
      await findNetwork(context, gate);
      await expect.poll(() => gate.tries.filter(({ status }) => status !== undefined).length).toBe(1);
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      const saved = await request.get('/api/job/fav', { headers: bearer(person) });
      expect(await saved.json()).toHaveLength(1);
    });
  }

  test('the browser wakes the worker, and it sends without a page of the app', async ({
    page,
    context,
    gate,
  }) => {
    await page.goto('/contact');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await loseNetwork(context, gate);
    await writeMessage(page, 'Sent in the pocket');
    // A file of the same place, without the app; the worker has it.
    await page.goto('/early.js');
    await findNetwork(context, gate);
    const browser = await context.newCDPSession(page);
    const registration = new Promise<string>((resolve) => {
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [found] }) => {
        if (found) resolve(found.registrationId);
      });
    });
    await browser.send('ServiceWorker.enable');
    await browser.send('ServiceWorker.dispatchSyncEvent', {
      origin: gate.address,
      registrationId: await registration,
      tag: outboxSyncTag,
      lastChance: false,
    });
    await expect.poll(() => gate.done('/api/message').length).toBe(1);
  });

  test('where the browser cannot wake the worker, the page sends', async ({ page, context, gate }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
      Reflect.deleteProperty(globalThis, 'SyncManager');
    });
    await page.goto('/contact');
    expect(await page.evaluate(() => 'sync' in ServiceWorkerRegistration.prototype)).toBe(false);
    gate.cut();
    await context.setOffline(true);
    await writeMessage(page, 'No sync here');
    await page.close();
    await findNetwork(context, gate);
    const again = await context.newPage();
    await again.goto('/');
    await expect.poll(() => gate.done('/api/message').length).toBe(1);
  });
});

test('without a worker the page sends by itself what waits', async ({ page, context, gate }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto('/contact');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await loseNetwork(context, gate);
  await writeMessage(page, 'No worker here');
  expect((await outboxOn(page)).map(({ state }) => state)).toEqual(['queued']);
  await findNetwork(context, gate);
  await expect.poll(() => gate.done('/api/message').length).toBe(1);
});
