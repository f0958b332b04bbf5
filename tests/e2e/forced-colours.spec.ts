/** Where the system puts its colours in the place of ours (product 2.61), what only a colour had shown is still seen. */
import { type Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { comeAsNew } from './people.ts';

const colours = (part: Locator): Promise<{ ink: string; ground: string }> =>
  part.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { ink: color, ground: backgroundColor };
  });

test(
  'the logo, marks and the steps of posting are seen in forced colours',
  { tag: '@phone' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await comeAsNew(page, 'employer');
    await page.goto('/jobs?keyword=developer');
    const mark = page.locator('h3 mark').first();
    await expect(mark).toBeVisible();
    const system = await colours(page.locator('body'));
    expect((await colours(page.locator('.kg-wordmark:visible').first())).ink).toBe(system.ink);
    expect((await colours(mark)).ground).not.toBe(system.ground);
    await page.goto('/createjob/1');
    const bars = page.locator('.posting-bars i');
    await expect(bars).toHaveCount(4);
    const [current, rest] = [await colours(bars.nth(0)), await colours(bars.nth(1))];
    expect(current.ground).not.toBe(rest.ground);
  },
);
