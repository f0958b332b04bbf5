/** From the tap on a card to the painted job, compared with a tap that only reveals a line of a bare page in the same browser. */
import { type Browser, type Page } from '@playwright/test';
import { cards, facts, goBack, median, openList, phone, slowDown, untilIdle } from './list-page.ts';

/** Milliseconds, the median and the slowest of the taps. */
type Taps = { readonly middle: number; readonly slowest: number };
export type Opening = { readonly bare: Taps; readonly job: Taps };

/** Cards within reach without scrolling. */
const inReach = 3;
const bare = `<button style="height:400px;width:100%" onclick="next.hidden=false">Tap</button><p id="next" hidden>here</p>`;

/** The browser does not report shorter taps. */
const shortestMs = 16;

/**
 * Taps, and resolves to the time from the lifted finger to the next frame on the screen, in steps of 8 ms: the browser's
 * own measure (Event Timing). Fails if that frame does not show the goal.
 */
async function tapUntilPainted(page: Page, target: string, place: number, goal: string): Promise<number> {
  const painted = page.evaluate(
    ([selector, shortest]) =>
      new Promise<number>((resolve, reject) => {
        addEventListener(
          'click',
          () => {
            requestAnimationFrame(() => {
              if (!document.querySelector(selector))
                reject(new Error(`The frame after the tap has no ${selector}`));
            });
            setTimeout(() => resolve(shortest), 3_000);
          },
          { capture: true, once: true },
        );
        const observer = new PerformanceObserver((list) => {
          const tap = list.getEntriesByName('click')[0];
          if (!tap) return;
          observer.disconnect();
          resolve(tap.duration);
        });
        observer.observe({ type: 'event', durationThreshold: shortest } as PerformanceObserverInit);
      }),
    [goal, shortestMs] as const,
  );
  const [duration] = await Promise.all([painted, page.locator(target).nth(place).tap()]);
  return duration;
}

const taps = (times: readonly number[]): Taps => ({ middle: median(times), slowest: Math.max(...times) });

/** At a quarter of the processor, once the phone is idle; each as often as given. */
export async function opening(browser: Browser, address: string, times: number): Promise<Opening> {
  // Blocks the worker, which would store the app meanwhile, as happens only once on a phone; without motion the job is in its first frame.
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openList(page, address);
  await untilIdle(page);
  const session = await slowDown(page);
  // The first job waits for code that has never run, and takes a frame longer.
  await page.locator(cards).first().tap();
  await page.locator(facts).waitFor();
  await goBack(page);
  const job: number[] = [];
  for (let time = 0; time < times; time += 1) {
    job.push(await tapUntilPainted(page, cards, time % inReach, facts));
    await goBack(page);
  }
  await session.detach();
  const floor = await context.newPage();
  await slowDown(floor);
  const uncovered: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await floor.setContent(bare);
    uncovered.push(await tapUntilPainted(floor, 'button', 0, '#next:not([hidden])'));
  }
  await context.close();
  return { bare: taps(uncovered), job: taps(job) };
}
