/** What a visit to the built app costs, measured in the browser: opening a job, starting without a network, and staying long. */
import { type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';

const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
} as const;
/** A cheap phone's processor beside this machine's. */
const slower = 4;
/** Lighthouse's slow 4G. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
} as const;

const card = '#root .ion-page:not(.ion-page-hidden) .job-card a';
const facts = '#root .ion-page:not(.ion-page-hidden, .ion-page-invisible) .job-facts';
const shownCards = '#root .ion-page:not(.ion-page-hidden, .ion-page-invisible) .job-card';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function slowed(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return session;
}

const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => !document.querySelector('.kg-first') && document.querySelector('#root .job-card'),
  );

/** Milliseconds from the tap on a card until the job's facts are drawn, at a quarter of the speed; the middle of `times`. */
export async function openingJobs(browser: Browser, address: string, times: number): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(`${address}/jobs`);
  await settled(page);
  await slowed(page);
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const ms = await page.evaluate(
      ([link, goal, place]) =>
        new Promise<number>((resolve) => {
          const begun = performance.now();
          document.querySelectorAll<HTMLElement>(link)[place]?.click();
          const look = () =>
            document.querySelector(goal)
              ? requestAnimationFrame(() => resolve(performance.now() - begun))
              : requestAnimationFrame(look);
          look();
        }),
      [card, facts, time % 12] as const,
    );
    taken.push(ms);
    await page.goBack();
    await page.locator(shownCards).first().waitFor();
  }
  await context.close();
  return median(taken);
}

/** Milliseconds until the first job is seen at `/jobs`, at a quarter of the speed. */
async function start(context: BrowserContext, address: string, isOnline: boolean): Promise<number> {
  const page = await context.newPage();
  const session = await slowed(page);
  if (isOnline) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
  }
  await page.goto(`${address}/jobs`, { waitUntil: 'commit' });
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const job = [...document.querySelectorAll('.job-card h3')].some((one) =>
            one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          );
          if (job) requestAnimationFrame(() => resolve(performance.now()));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.close();
  return ms;
}

export type Starts = { readonly offline: number; readonly online: number };

/** A phone that was here before and has no network, beside one that comes for the first time over slow 4G. */
export async function coldStarts(browser: Browser, address: string, times: number): Promise<Starts> {
  const online: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const context = await browser.newContext(phone);
    online.push(await start(context, address, true));
    await context.close();
  }
  const context = await browser.newContext(phone);
  const before = await context.newPage();
  await before.goto(`${address}/jobs`);
  await settled(before);
  await before.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await before.reload();
  await settled(before);
  // The kept answers are written when the page is left.
  await before.goto('about:blank');
  await before.close();
  await context.setOffline(true);
  const offline: number[] = [];
  for (let time = 0; time < times; time += 1) offline.push(await start(context, address, false));
  await context.close();
  return { offline: median(offline), online: median(online) };
}

export type Growth = { readonly heapBytes: number; readonly elements: number; readonly nodes: number };

async function weigh(page: Page, session: CDPSession): Promise<Growth> {
  // Twice: the first collection runs what clears up after itself.
  for (const _ of [1, 2]) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return { heapBytes: of('JSHeapUsedSize'), elements, nodes: of('Nodes') };
}

/** What so many navigations leave behind, after as many as the app keeps pages for. */
export async function growth(browser: Browser, address: string, navigations: number): Promise<Growth> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${address}/jobs`);
  await settled(page);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const walk = async (steps: number): Promise<void> => {
    for (let step = 0; step < steps; step += 2) {
      await page
        .locator(card)
        .nth((step / 2) % 12)
        .evaluate((link: HTMLElement) => link.click());
      await page.locator(facts).waitFor();
      await page.goBack();
      await page.locator(shownCards).first().waitFor();
    }
  };
  // Every job once: from then on each is in the cache.
  await walk(40);
  const before = await weigh(page, session);
  await walk(navigations);
  const after = await weigh(page, session);
  await context.close();
  return {
    heapBytes: after.heapBytes - before.heapBytes,
    elements: after.elements - before.elements,
    nodes: after.nodes - before.nodes,
  };
}
