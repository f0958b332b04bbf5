/** More contrast and forced colours (product 2.61): secondary text is stronger, and no part vanishes. */
import { type Locator } from '@playwright/test';
import { appStarted, expect, test } from './fixtures.ts';
import { cards } from './job-cards.ts';
import { comeAsNew } from './people.ts';

const colours = (part: Locator): Promise<{ ink: string; ground: string }> =>
  part.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { ink: color, ground: backgroundColor };
  });

test('with more contrast secondary text is as strong as the rest; in forced colours the logo, buttons, badges and steps are visible', async ({
  page,
  button,
}) => {
  const card = cards(page).first();
  const inkOf = async (selector: string) => (await colours(card.locator(selector).first())).ink;
  await page.goto('/jobs');
  await appStarted(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    await expect(card).toBeVisible();
    expect(await inkOf('.job-card-facts')).not.toBe(await inkOf('h3'));
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    expect(await inkOf('.job-card-facts')).toBe(await inkOf('h3'));
  }

  await page.goto('/jobs?keyword=developer');
  await page.emulateMedia({ colorScheme: null, contrast: null, forcedColors: 'active' });
  const looks = await button('Apply Now', card).evaluate((element) => {
    const { color, backgroundColor, borderTopStyle, borderTopColor } = getComputedStyle(element);
    return {
      isReadable: color !== backgroundColor,
      hasEdge: borderTopStyle !== 'none' && borderTopColor !== backgroundColor,
    };
  });
  expect(looks).toEqual({ isReadable: true, hasEdge: true });
  const mark = page.locator('h3 mark').first();
  await expect(mark).toBeVisible();
  const system = await colours(page.locator('body'));
  expect((await colours(page.locator('.kg-wordmark:visible').first())).ink).toBe(system.ink);
  expect((await colours(mark)).ground).not.toBe(system.ground);

  await comeAsNew(page, 'employer');
  await page.goto('/createjob/1');
  const bars = page.locator('.posting-bars i');
  await expect(bars).toHaveCount(4);
  const [current, rest] = [await colours(bars.nth(0)), await colours(bars.nth(1))];
  expect(current.ground).not.toBe(rest.ground);
});
