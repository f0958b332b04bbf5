/** How a page more of the list comes (product 4.5). */
import { pageSize } from '#contract/limits.ts';
import { appStarted, expect, test } from './fixtures.ts';
import { cards } from './job-cards.ts';

test('a page more comes by a few cards at a time, which no cheap phone is held up by', async ({
  page,
  main,
  button,
}) => {
  await page.goto('/jobs');
  await appStarted(page);
  await expect(cards(page)).toHaveCount(pageSize);
  const atOnce = await main.locator('.kg-grid').evaluateHandle((grid) => {
    const counts: number[] = [];
    // Told of after each drawing.
    new MutationObserver((changes) =>
      counts.push(changes.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0)),
    ).observe(grid, { childList: true });
    return counts;
  });
  await button('Show More').click();
  await expect(cards(page)).toHaveCount(2 * pageSize);
  const counts = await atOnce.jsonValue();
  expect(counts.reduce((sum, count) => sum + count)).toBe(pageSize);
  expect(Math.max(...counts)).toBeLessThan(pageSize / 2);
});
