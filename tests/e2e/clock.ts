/** Moves the page's clock, which must be Playwright's: `page.clock.install()`. */
import { expect, type Page } from '@playwright/test';

/** Lets time pass in steps of this many milliseconds until a condition holds. */
export async function passUntil(page: Page, reached: () => Promise<boolean>, stepMs = 100): Promise<void> {
  const step = async () => {
    await page.clock.runFor(stepMs);
    return reached();
  };
  await expect.poll(step, { intervals: [30] }).toBe(true);
}

/** Stops the page's clock a minute later, so that no timer fires on a busy machine before the test acts. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
