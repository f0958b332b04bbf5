/** How soon a tap is answered right after the list is painted: a first visit, slow 4G, a sixth of the processor. */
import { type Browser, type Page } from '@playwright/test';
import { median, phone } from './list-page.ts';

/** Lighthouse's slow 4G, as applied without simulation. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
} as const;
const slowdown = 6;
const patienceMs = 60_000;

/** The tapped control in the server's page, and the element that answers it, there or on the page it leads to. */
const taps = {
  Filters: { control: '.search-filters', answer: '.kg-filters .search-filter, dialog[open] .filter-sheet' },
  'a job': { control: '.job-card h3 a', answer: '.job-facts' },
  Save: { control: '.job-card .job-save', answer: '.kg-ssr .kg-notice:not(:empty), form [name=password]' },
} as const;
export type Tapped = keyof typeof taps;
export const tapped = Object.keys(taps) as Tapped[];

/** Milliseconds: the paint after the start of the visit; perceived (a ring, or the answer) and answered after the paint. */
export type FirstTap = { readonly painted: number; readonly perceived: number; readonly answered: number };

declare global {
  interface Window {
    /** Milliseconds since 1970. */
    moments: { painted?: number; perceived?: number; answered?: number };
  }
}

/**
 * Records when the expected elements are in a frame. Runs in each page before its own scripts; no function in it has a
 * name, because the bundler would mark it with a helper that the page lacks.
 */
function watch({ control, answer }: { control: string; answer: string }): void {
  window.moments = {};
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint) window.moments.painted ??= performance.timeOrigin + paint.startTime;
  }).observe({ type: 'paint', buffered: true });
  setInterval(() => {
    const isAnswered = [...document.querySelectorAll(answer)].some((one) => one.getClientRects().length > 0);
    const isPerceived = isAnswered || document.querySelector(`${control}[aria-busy]`) !== null;
    const now = performance.timeOrigin + performance.now();
    if (isPerceived) window.moments.perceived ??= now;
    if (isAnswered) window.moments.answered ??= now;
  }, 16);
}

async function visit(page: Page, address: string, what: Tapped): Promise<FirstTap> {
  const { control, answer } = taps[what];
  await page.addInitScript(watch, { control, answer });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const started = Date.now();
  await page.goto(`${address}/jobs`, { waitUntil: 'commit', timeout: patienceMs });
  const painted = await page.waitForFunction(() => window.moments.painted, undefined, {
    timeout: patienceMs,
  });
  const at = (await painted.jsonValue()) ?? Number.NaN;
  const box = await page.locator(control).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`there is nothing to tap for ${what}`);
  // The visit takes place in one page or two: what was recorded in the first is gone with it.
  const perceived = page.waitForFunction(() => window.moments.perceived, undefined, { timeout: patienceMs });
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const perceivedAt = await perceived.then((one) => one.jsonValue()).catch(() => undefined);
  const answered = await page.waitForFunction(() => window.moments.answered, undefined, {
    timeout: patienceMs,
  });
  const answeredAt = (await answered.jsonValue()) ?? Number.NaN;
  return { painted: at - started, perceived: (perceivedAt ?? answeredAt) - at, answered: answeredAt - at };
}

/** The median of each figure over this many first visits. */
export async function firstTap(
  browser: Browser,
  address: string,
  what: Tapped,
  rounds: number,
): Promise<FirstTap> {
  const visits: FirstTap[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext(phone);
    visits.push(await visit(await context.newPage(), address, what));
    await context.close();
  }
  const middle = (of: keyof FirstTap) => median(visits.map((each) => each[of]));
  return { painted: middle('painted'), perceived: middle('perceived'), answered: middle('answered') };
}
