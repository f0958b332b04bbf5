/** Scrolling through 300 jobs, and each piece more of them, beside as many bare lines in the same browser. */
import { type Browser, type CDPSession, type Page } from '@playwright/test';
import { cards, openList, phone, shown, slowDown, untilCalm } from './list-page.ts';

/** Milliseconds of the tasks over 50 ms; tasks while scrolling, while a piece more came, while bare lines were scrolled. */
export type Scrolling = {
  readonly scrolling: readonly number[];
  readonly growing: readonly number[];
  readonly bare: readonly number[];
  /** How many cards the list had in the end. */
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

/** What was noted since it was asked last; tasks are told about in the frame after the one that they held up. */
const taken = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(window.longTasks.splice(0)), 100)),
      ),
  );

/** Flicks to the end of what is there. */
async function flickToEnd(page: Page, session: CDPSession, scroller: string): Promise<void> {
  const left = () =>
    page
      .locator(scroller)
      .first()
      .evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop);
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

/** At a quarter of the processor; the list has so many jobs at least. */
export async function scrolling(browser: Browser, address: string, jobs: number): Promise<Scrolling> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  const page = await context.newPage();
  await openList(page, address);
  await untilCalm(page);
  await observe(page);
  const session = await slowDown(page);
  const scrolled: number[] = [];
  const grown: number[] = [];
  const more = page.locator(shown).getByRole('button', { name: 'Show More' });
  const list = `${shown} .kg-page`;
  for (;;) {
    await flickToEnd(page, session, list);
    scrolled.push(...(await taken(page)));
    const drawn = await page.locator(cards).count();
    if (drawn >= jobs || !(await more.isVisible())) break;
    await more.tap();
    await page.locator(cards).nth(drawn).waitFor();
    grown.push(...(await taken(page)));
  }
  // Once more from its head through all of it, now that it is long.
  await page
    .locator(list)
    .first()
    .evaluate((scroller) => (scroller.scrollTop = 0));
  await taken(page);
  await flickToEnd(page, session, list);
  scrolled.push(...(await taken(page)));
  const count = await page.locator(cards).count();
  await session.detach();
  const floor = await context.newPage();
  await floor.setContent(lines);
  await observe(floor);
  await flickToEnd(floor, await slowDown(floor), '.kg-page');
  const bare = await taken(floor);
  await context.close();
  return { scrolling: scrolled, growing: grown, bare, cards: count };
}
