/** How soon a tap is answered that comes as soon as the list is painted: a first visit, slow 4G, a sixth of the processor. */
import { type Browser, type Page } from '@playwright/test';
import { median, phone } from '../feel/list-page.ts';

/** Lighthouse's slow 4G as it is when it is not simulated. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
} as const;
const slowdown = 6;
const patienceMs = 60_000;

/** Milliseconds: the paint after the start of the visit, the others after the tap or, for the sheet, after the paint. */
export type FirstTap = {
  readonly painted: number;
  readonly answered: number;
  readonly opened: number;
};

type Moments = { painted?: number | undefined; tapped?: number; answered?: number; opened?: number };
declare global {
  interface Window {
    moments: Moments;
  }
}

/**
 * Notes when what is waited for is in a frame. Runs in the page before its own scripts; no function in it has a name,
 * which the bundler would mark by means that the page does not have.
 */
function watch(): void {
  window.moments = {};
  new PerformanceObserver((list) => {
    window.moments.painted ??= list.getEntriesByName('first-contentful-paint')[0]?.startTime;
  }).observe({ type: 'paint', buffered: true });
  addEventListener('pointerdown', ({ timeStamp }) => (window.moments.tapped ??= timeStamp), true);
  new MutationObserver(() => {
    if (document.querySelector('.search-filters[aria-busy], dialog[open]'))
      requestAnimationFrame(() => (window.moments.answered ??= performance.now()));
    if (document.querySelector('dialog[open] .filter-sheet'))
      requestAnimationFrame(() => (window.moments.opened ??= performance.now()));
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy', 'open'] });
}

async function visit(page: Page, address: string): Promise<FirstTap> {
  await page.addInitScript(watch);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${address}/jobs`, { waitUntil: 'commit', timeout: patienceMs });
  await page.waitForFunction(() => window.moments.painted !== undefined, undefined, { timeout: patienceMs });
  const button = await page.locator('.search-filters').filter({ visible: true }).boundingBox();
  if (!button) throw new Error('there is no button for filters');
  await page.touchscreen.tap(button.x + button.width / 2, button.y + button.height / 2);
  await page.waitForFunction(() => window.moments.opened !== undefined, undefined, { timeout: patienceMs });
  const {
    painted = NaN,
    tapped = NaN,
    answered = NaN,
    opened = NaN,
  } = await page.evaluate(() => window.moments);
  return { painted, answered: answered - tapped, opened: opened - painted };
}

/** The middle of each figure over so many first visits. */
export async function firstTap(browser: Browser, address: string, rounds: number): Promise<FirstTap> {
  const visits: FirstTap[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext(phone);
    visits.push(await visit(await context.newPage(), address));
    await context.close();
  }
  const middle = (of: keyof FirstTap) => median(visits.map((each) => each[of]));
  return { painted: middle('painted'), answered: middle('answered'), opened: middle('opened') };
}
