/** A new version of the app arrives while someone types and while an item waits in the outbox. */
import { type Page } from '@playwright/test';
import { type Gate } from '../support/network-gate.ts';
import { expect } from './fixtures.ts';
import { everythingOn, waitForStored } from './device.ts';
import { cards } from './job-cards.ts';
import { findNetwork, installed, loseNetwork, test, writeMessage } from './phone.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Message' });
/** A mark that a reload removes. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window).catch(() => true);
/**
 * Waits for the reload. Now and then the old worker stays although nothing is being sent. Chromium ends an idle one,
 * but seems not to while a debugger is attached, as Playwright is: after a while the test terminates it.
 */
async function reloaded(page: Page): Promise<void> {
  const isDone = (timeout: number) => expect.poll(() => isMarked(page), { timeout }).toBe(false);
  try {
    await isDone(15_000);
  } catch {
    const browser = await page.context().newCDPSession(page);
    await browser.send('ServiceWorker.enable');
    await browser.send('ServiceWorker.stopAllWorkers');
    await isDone(90_000);
  }
}
const isNext = (page: Page) => page.evaluate(() => document.documentElement.dataset['version'] === 'next');
const prompt = (page: Page) =>
  page.getByRole('button', { name: 'Update now', exact: true }).filter({ visible: true });
/** Serves a service worker with another precache list, and lets the browser look for it. */
const deployVersion = async (page: Page, gate: Gate, version: string): Promise<void> => {
  gate.deploy('/sw.js', (code) => code.replace(/(?<=")\w+(?=","url":"index\.html")/, version));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
};

const openJobs = (page: Page) =>
  page.getByRole('link', { name: 'Jobs', exact: true }).filter({ visible: true }).first().click();

/** Once the new version has arrived, opens one job of the list after the other until it is offered. */
async function openUntilOffered(page: Page): Promise<void> {
  const hasArrived = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(hasArrived, { timeout: 90_000 }).toBe(true);
  let count = 0;
  await expect(async () => {
    // The list shows twelve at first.
    await cards(page)
      .nth(count % 12)
      .getByRole('link')
      .first()
      .click({ timeout: 5_000 });
    count += 1;
    const isOffered = await prompt(page)
      .waitFor({ timeout: 1_000 })
      .then(
        () => true,
        () => false,
      );
    if (!isOffered) await page.goBack();
    expect(isOffered).toBe(true);
  }).toPass();
}

test('a page that is open stays as it is; after "Later", the next version is offered again', async ({
  page,
  gate,
}) => {
  await page.goto('/about');
  await installed(page);
  await openJobs(page);
  for (const version of ['second', 'third']) {
    await deployVersion(page, gate, version);
    await openUntilOffered(page);
    // Not on the pages below.
    const all = { name: 'Update now', exact: true, includeHidden: true };
    await expect(page.getByRole('button', all)).toHaveCount(1);
    await page.getByRole('button', { name: 'Later' }).filter({ visible: true }).click();
    await expect(prompt(page)).toBeHidden();
    await page.goBack();
  }
});

test('an update loses no input in any tab and nothing that waits, and works while offline', async ({
  page,
  context,
  gate,
}) => {
  test.slow();
  await page.goto('/jobs');
  await expect(cards(page).first()).toBeVisible();
  await installed(page);
  await waitForStored(page, '"list",{}]');
  await page.goto('/contact');
  gate.failNext({ status: 429, headers: { 'retry-after': '6' } });
  await writeMessage(page, 'Before the update');
  await mark(page);
  await text(page).fill('Half of a sent');

  gate.deploy('/index.html', (html) => html.replace('<html ', '<html data-version="next" '));
  await deployVersion(page, gate, 'next');
  await openJobs(page);
  await openUntilOffered(page);
  // A tab opened meanwhile has the old version.
  const other = await context.newPage();
  await other.goto('/contact');
  await expect(text(other)).toBeVisible();
  expect(await isNext(other)).toBe(false);
  await mark(other);
  await text(other).fill('Half of a sent');
  await page.bringToFront();
  await prompt(page).click();
  await expect(page.getByText(/^The update installs once/)).toBeVisible();
  while (!page.url().endsWith('/contact')) await page.goBack();
  await expect(text(page)).toHaveValue('Half of a sent');

  // An unstable network triggers sending all the time, but not faster than a busy machine can follow.
  await page.evaluate(() => {
    const flicker = (): void => {
      window.dispatchEvent(new Event('online'));
      setTimeout(() => requestIdleCallback(flicker), 25);
    };
    flicker();
  });
  await writeMessage(page, 'After the prompt');
  await reloaded(page);
  // The other tab still has the old version, and the typed text.
  expect(await isMarked(other)).toBe(true);
  await expect(text(other)).toHaveValue('Half of a sent');
  await text(other).fill('');
  await reloaded(other);

  await loseNetwork(context, gate);
  await page.goto('/jobs');
  await expect(cards(page).first()).toBeVisible();
  await other.reload();
  for (const tab of [page, other]) expect(await isNext(tab)).toBe(true);
  expect(await page.evaluate(async () => (await fetch('/brand/offline.svg')).ok)).toBe(true);
  // The old version's files are deleted.
  expect((await everythingOn(page)).match(/index\.html\?__WB_REVISION__/g)).toHaveLength(1);
  await findNetwork(context, gate);
  await expect.poll(() => gate.done('/api/message').length).toBe(2);
  expect(new Set(gate.tries.map(({ key }) => key)).size).toBe(2);
});
