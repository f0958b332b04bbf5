/** What the job list loads, and when (product 4.5). */
import { pageSize } from '#contract/limits.ts';
import { appStarted, expect, test } from './fixtures.ts';
import { cards } from './job-cards.ts';

test.use({ language: 'en' });

test("a guest's job list loads only what it needs, and draws the next page in small batches", async ({
  page,
  main,
  button,
}) => {
  const requests: { path: string; isFont: boolean }[] = [];
  page.on('request', (request) =>
    requests.push({ path: new URL(request.url()).pathname, isFont: request.resourceType() === 'font' }),
  );
  await page.goto('/jobs');
  await appStarted(page);
  await expect(cards(page)).toHaveCount(pageSize);

  await test.step('the first jobs are loaded in full, for reading while offline', async () => {
    const details = () => requests.filter(({ path }) => /^\/api\/job\/get\/\d+$/.test(path)).length;
    await expect.poll(details).toBeGreaterThan(2);
  });
  await test.step('no Khmer heading font, and nothing that only members need, is loaded', async () => {
    await page.waitForLoadState('networkidle');
    expect(requests.filter(({ path, isFont }) => isFont && path.includes('khmer'))).toEqual([]);
    // Profiles and CVs need a large table of phone numbers.
    expect(requests.filter(({ path }) => /^\/assets\/(cvs|phone|countries)-/.test(path))).toEqual([]);
  });
  await test.step('another page is drawn a few cards at a time, because cheap phones are slow', async () => {
    const batches = await main.locator('.kg-grid').evaluateHandle((grid) => {
      const counts: number[] = [];
      new MutationObserver((changes) =>
        counts.push(changes.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0)),
      ).observe(grid, { childList: true });
      return counts;
    });
    await button('Show More').click();
    // A job posted by another test meanwhile moves one of the first page to the second.
    await expect.poll(() => cards(page).count()).toBeGreaterThan(1.5 * pageSize);
    const drawn = async () => (await batches.jsonValue()).reduce((sum, count) => sum + count, pageSize);
    await expect(async () => expect(await drawn()).toBe(await cards(page).count())).toPass();
    const counts = await batches.jsonValue();
    expect(Math.max(...counts)).toBeLessThan(pageSize / 2);
  });
});
