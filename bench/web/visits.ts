/** What a visit to the built app costs, measured in the browser: opening a job, and staying long. */
import { type Browser, type CDPSession, type Page } from '@playwright/test';

export const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
} as const;
/** A cheap phone's processor beside this machine's. */
const slower = 4;

const shown = '#root .ion-page:not(.ion-page-hidden, .ion-page-invisible)';
/** The jobs of the list, which the cards of related jobs are not. */
const cards = `${shown} .kg-grid .job-card h3 a`;
const facts = `${shown} .job-facts`;
/** Jobs on the first page of the list. */
const listed = 12;
/** Longer than the app waits before it fetches ahead. */
const calmMs = 5_000;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The list as the app itself draws it. */
async function openList(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/jobs`);
  await page.locator('.kg-ssr').waitFor({ state: 'detached' });
  await page.locator(cards).first().waitFor();
}

/** From a job to the list, until the job is out of sight. */
async function goBack(page: Page): Promise<void> {
  await page.goBack();
  await page.locator(cards).first().waitFor();
  await page.locator(facts).waitFor({ state: 'hidden' });
}

/** Milliseconds from the tap on a card until the job's facts are drawn, at a quarter of the speed; the middle of `times`. */
export async function openingJobs(browser: Browser, address: string, times: number): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await openList(page, address);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const ms = await page.evaluate(
      ([link, goal, place]) =>
        new Promise<number>((resolve) => {
          const begun = performance.now();
          document.querySelectorAll<HTMLElement>(link)[place]?.click();
          // No function with a name: the bundler would mark it by means that the page does not have.
          const timer = setInterval(() => {
            if (!document.querySelector(goal)) return;
            clearInterval(timer);
            requestAnimationFrame(() => resolve(performance.now() - begun));
          }, 4);
        }),
      [cards, facts, time % listed] as const,
    );
    taken.push(ms);
    await goBack(page);
  }
  await context.close();
  return median(taken);
}

export type Growth = { readonly heapBytes: number; readonly elements: number; readonly nodes: number };

/** What is left after a collection: heap, elements of the document, and nodes whether in it or not. */
async function weigh(page: Page, session: CDPSession): Promise<Growth> {
  // Twice: the first collection runs what clears up after itself.
  for (const _ of [1, 2]) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return { heapBytes: of('JSHeapUsedSize'), elements, nodes: of('Nodes') };
}

/** What so many navigations leave behind, list to job and back, after as many as the app keeps pages for. */
export async function growth(browser: Browser, address: string, navigations: number): Promise<Growth> {
  // Animations would take most of the time.
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openList(page, address);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const walk = async (steps: number): Promise<void> => {
    for (let step = 0; step < steps; step += 2) {
      const card = page.locator(cards).nth((step / 2) % listed);
      await card.evaluate((link: HTMLElement) => link.click());
      await page.locator(facts).waitFor();
      await page.locator(cards).first().waitFor({ state: 'hidden' });
      await goBack(page);
    }
  };
  // Every job once and more: from then on each is in the cache.
  await walk(40);
  // What the app fetches while the phone is calm comes once, however long one walks.
  await page.waitForTimeout(calmMs);
  await page.waitForLoadState('networkidle');
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
