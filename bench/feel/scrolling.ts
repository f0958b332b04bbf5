/** Scrolling through 300 jobs, and loading more of them, compared with as many bare lines in the same browser. */
import { type Browser, type CDPSession, type ElementHandle, type Page } from '@playwright/test';
import { openList, phone, shown, slowDown, untilIdle } from './list-page.ts';

/** Milliseconds of the tasks over 50 ms, while scrolling, while more jobs loaded, and while bare lines were scrolled. */
export type Scrolling = {
  readonly scrolling: readonly number[];
  readonly growing: readonly number[];
  readonly bare: readonly number[];
  /** The number of cards in the end. */
  readonly cards: number;
};

/** In CSS pixels a second: a hard flick. */
const speed = 4_000;
const flickPx = 3_000;
const lines = `<main class="kg-page" style="height:100vh;overflow:auto">${'<p style="height:200px">line</p>'.repeat(300)}</main>`;

async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
  });
}

/** Tasks recorded since the last call; they are reported in the frame after the one they delayed. */
const taken = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(window.longTasks.splice(0)), 100)),
      ),
  );

type Scroller = ElementHandle<HTMLElement>;

/** Held as a handle: looking it up by selectors each time is work in the page, which would count as the app's. */
const scrollerOf = async (page: Page, selector: string): Promise<Scroller> =>
  (await page.locator(selector).first().elementHandle()) as Scroller;

/** Flicks to the end of the loaded list. */
async function flickToEnd(scroller: Scroller, session: CDPSession): Promise<void> {
  const left = () =>
    scroller.evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop);
  for (let rest = await left(), before = Infinity; rest > 2 && rest < before; rest = await left()) {
    before = rest;
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 500,
      yDistance: -flickPx,
      speed,
      gestureSourceType: 'touch',
    });
  }
}

const countCards = (list: Scroller): Promise<number> =>
  list.evaluate((scroller) => scroller.getElementsByClassName('job-card').length);

/** Loads another page, if there is one, in a separate task; resolves once all its cards are drawn. */
const drawMore = (list: Scroller): Promise<boolean> =>
  list.evaluate(
    (scroller) =>
      new Promise<boolean>((resolve) => {
        const button = scroller.querySelector<HTMLElement>('.job-list-end button:not(:disabled)');
        if (!button) return resolve(false);
        let quiet: ReturnType<typeof setTimeout> | undefined;
        const observer = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(() => {
            observer.disconnect();
            resolve(true);
          }, 500);
        });
        observer.observe(scroller.querySelector('.kg-grid') ?? scroller, { childList: true });
        setTimeout(() => button.click());
      }),
  );

/** At a quarter of the processor; the list has at least this many jobs. */
export async function scrolling(browser: Browser, address: string, jobs: number): Promise<Scrolling> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await openList(page, address);
  await untilIdle(page);
  await observe(page);
  const session = await slowDown(page);
  const scrolled: number[] = [];
  const grown: number[] = [];
  const list = await scrollerOf(page, `${shown} .kg-page`);
  for (;;) {
    await flickToEnd(list, session);
    scrolled.push(...(await taken(page)));
    if ((await countCards(list)) >= jobs || !(await drawMore(list))) break;
    grown.push(...(await taken(page)));
  }
  // Once more from the top through all of it, now that it is long.
  await list.evaluate((scroller) => (scroller.scrollTop = 0));
  await taken(page);
  await flickToEnd(list, session);
  scrolled.push(...(await taken(page)));
  const count = await countCards(list);
  await session.detach();
  const floor = await context.newPage();
  await floor.setContent(lines);
  await observe(floor);
  await flickToEnd(await scrollerOf(floor, '.kg-page'), await slowDown(floor));
  const bare = await taken(floor);
  await context.close();
  return { scrolling: scrolled, growing: grown, bare, cards: count };
}
