/** Time that passes as fast as a test says. The page's clock must be Playwright's: `page.clock.install()`. */
import { expect, type Page } from '@playwright/test';

/** Lets time pass, by this many milliseconds a step, until something is so. */
export async function passUntil(page: Page, reached: () => Promise<boolean>, stepMs = 100): Promise<void> {
  const step = async () => {
    await page.clock.runFor(stepMs);
    return reached();
  };
  await expect.poll(step, { intervals: [30] }).toBe(true);
}

/** Stops the page's clock, so that nothing ends on a busy machine before the test acts; a minute passes at once. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
