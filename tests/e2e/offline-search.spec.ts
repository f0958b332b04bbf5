/** Searching the cached jobs while offline. */
import { type Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { pageSize } from '#contract/limits.ts';
import { everythingOn } from './device.ts';
import { cardOf, cards, listing, openingLink } from './job-cards.ts';
import { findNetwork, installed, loseNetwork, openJobs, test } from './phone.ts';

const searched = (page: Page) => page.getByText(/^Searched only the \d+ jobs stored on this phone\.$/);
const shownIds = (page: Page): Promise<number[]> =>
  openingLink(cards(page)).evaluateAll((links) =>
    links.map((link) => Number(link.getAttribute('href')?.split('/').pop())),
  );

/** Related jobs are cached, too, and a long list is drawn in batches. */
async function showAll(page: Page): Promise<void> {
  await expect(searched(page)).toBeVisible();
  const more = page.getByRole('button', { name: 'Show More' }).filter({ visible: true });
  while (await more.isVisible()) {
    const drawn = await cards(page).count();
    await more.click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(drawn);
  }
}

test('cached jobs can be searched, filtered and sorted while offline, and the list says so', async ({
  page,
  context,
  gate,
}) => {
  await openJobs(page);
  await installed(page);
  await page.getByRole('button', { name: 'Show More' }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(pageSize);
  // Other tests post jobs, which moves the pages: only what this phone has listed counts.
  const ids = await shownIds(page);
  const lastId = ids.at(-1);
  await expect.poll(async () => (await everythingOn(page)).includes(`"job_id":${lastId},`)).toBe(true);
  const listed = (await Promise.all([0, 1, 2].map((number) => listing(page, `page=${number}`)))).flat();
  const cached = listed.filter(({ job_id }) => ids.includes(job_id));
  const last = cached.find(({ job_id }) => job_id === lastId);
  if (!last) throw new Error('no jobs');
  const sharing = ({ category }: JobListItem) => cached.filter((job) => job.category === category).length;
  const [{ category } = last] = cached.toSorted((one, other) => sharing(other) - sharing(one));
  const narrowed = `category=${encodeURIComponent(category)}&sort=Salary`;
  const expected: number[] = [];
  for (let number = 0; ; number++) {
    const found = await listing(page, `${narrowed}&page=${number}`);
    if (found.length === 0) break;
    expected.push(...found.map(({ job_id }) => job_id).filter((id) => ids.includes(id)));
  }
  expect(expected.length).toBeGreaterThan(1);
  await loseNetwork(context, gate);
  // The list stays, and its end is explained.
  await expect(page.getByText("You'll see more jobs when you're back online.")).toBeVisible();
  expect((await shownIds(page)).slice(0, ids.length)).toEqual(ids);

  await page.getByRole('searchbox').filter({ visible: true }).fill(last.name);
  await page.keyboard.press('Enter');
  await expect(searched(page)).toBeVisible();
  await expect(cardOf(page, last)).toBeVisible();
  // The search does not run in the main thread.
  expect(page.workers().map((worker) => worker.url())).toContainEqual(
    expect.stringContaining('search-worker'),
  );
  await page.goto('/jobs?keyword=zzzzz');
  await expect(searched(page)).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'No results found :( Perhaps, try a different keyword' }),
  ).toBeVisible();
  await page.goto(`/jobs?${narrowed}`);
  await showAll(page);
  await expect.poll(async () => (await shownIds(page)).filter((id) => ids.includes(id))).toEqual(expected);

  await findNetwork(context, gate);
  await expect(searched(page)).toHaveCount(0);

  await test.step('a network without connectivity counts as offline', async () => {
    gate.cut();
    await page.goto(`/jobs?keyword=${encodeURIComponent(last.name)}`);
    await expect(searched(page)).toBeVisible();
    await expect(cardOf(page, last)).toBeVisible();
    gate.restore();
    // It retries by itself, or on request.
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      await expect(searched(page)).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
    await expect(cardOf(page, last)).toBeVisible();
  });
});
