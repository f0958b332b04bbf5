/** The app can be installed, has pictures for the install dialog, and offers it at the right time. */
import { chromium, devices, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { args, executablePath } from '../../scripts/browser.mjs';
import { appStarted, expect, test } from './fixtures.ts';

test.use({ language: 'en' });

type Picture = { src: string; sizes: string; type: string; purpose?: string };
type Manifest = Record<'id' | 'name' | 'short_name', string> & {
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { url: string; icons: Picture[] }[];
};

test('a browser finds no reason against installing it', { tag: '@nightly' }, async ({ baseURL }) => {
  const folder = mkdtempSync(join(tmpdir(), 'karngea-install-'));
  const context = await chromium.launchPersistentContext(folder, {
    args,
    ...(executablePath ? { executablePath } : {}),
    ...(baseURL ? { baseURL } : {}),
  });
  const [page = await context.newPage()] = context.pages();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const browser = await context.newCDPSession(page);
  expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  const { url, data, errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as Manifest;
  expect(manifest.name).toMatch(/ការងារ.*Karngea/);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ];
  expect(pictures.length).toBeGreaterThan(6);
  for (const { src, sizes, type } of pictures) {
    const answer = await page.request.get(new URL(src, url).href);
    expect(answer.headers()['content-type'], src).toBe(type);
    const size = await page.evaluate(
      async (bytes) => {
        const { width, height } = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
        return `${width}x${height}`;
      },
      [...(await answer.body())],
    );
    expect(size, src).toBe(sizes);
  }
  for (const { url: shortcut } of manifest.shortcuts) {
    expect((await page.request.get(new URL(shortcut, url).href)).ok(), shortcut).toBe(true);
  }
  // Asked about a page that cannot be installed, the browser does report one.
  await page.goto('/robots.txt');
  expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).not.toEqual([]);
  await context.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const card = (page: Page) => page.getByRole('region', { name: 'Install Karngea on your phone' });

/** Chromium fires its event at any time: this is the same event at a known time, with a dialog that is dismissed. */
const browserOffers = (page: Page) =>
  page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = () => Promise.resolve(Object.assign(window, { prompted: true }));
    window.dispatchEvent(
      Object.assign(offer, { prompt, userChoice: Promise.resolve({ outcome: 'dismissed' }) }),
    );
  });

/** Holds the app back until the returned function is called: the event may come while the server's page is shown. */
async function holdApp(page: Page): Promise<() => void> {
  let start: () => void = () => undefined;
  const started = new Promise<void>((resolve) => (start = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await started;
    await route.continue();
  });
  return start;
}

/** The app has replaced the server-rendered page. */
async function takenOver(page: Page): Promise<void> {
  await appStarted(page);
  await expect(page.getByRole('heading', { name: 'Top Results' })).toBeVisible();
}

/** By the navigation of phones or of wide screens. */
async function openHomeAgain(page: Page): Promise<void> {
  for (const [name, path] of [
    ['Jobs', /\/jobs$/],
    ['Home', /\/$/],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(path);
  }
}

/** Runs in the page: pretends an earlier visit, long ago. */
const storeVisit = (): void => {
  const known = { visits: 1, lastStart: 0, closedAt: 0, isUsed: false };
  localStorage.setItem('install', JSON.stringify(known));
};

test('installing is not offered on the first visit, but when Home is opened at a later one, and not again after a refusal', async ({
  page,
}) => {
  await page.goto('/');
  await takenOver(page);
  await browserOffers(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(card(page)).toHaveCount(0);

  await page.evaluate(storeVisit);
  await page.goto('/login');
  await browserOffers(page);
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  const startApp = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Top Results' })).toBeVisible();
  await browserOffers(page);
  startApp();
  await takenOver(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  // It would move what is below.
  await expect(card(page)).toHaveCount(0);
  await openHomeAgain(page);
  await card(page).getByRole('button', { name: 'Install' }).click();
  expect(await page.evaluate(() => 'prompted' in window)).toBe(true);
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await takenOver(page);
  await browserOffers(page);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(card(page)).toHaveCount(0);
});

test('on an iPhone two steps are shown, and can be closed', async ({ browser, baseURL }) => {
  const { userAgent, viewport, isMobile, hasTouch } = devices['iPhone 13'];
  const context = await browser.newContext({
    userAgent,
    viewport,
    isMobile,
    hasTouch,
    locale: 'en-US',
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  await page.addInitScript(storeVisit);
  await page.goto('/');
  await takenOver(page);
  await openHomeAgain(page);
  await expect(card(page).getByRole('listitem')).toHaveText([
    'Tap Share at the bottom of the screen.',
    'Choose Add to Home Screen.',
  ]);
  await card(page).getByRole('button', { name: 'Close' }).click();
  await expect(card(page)).toHaveCount(0);
  await context.close();
});
