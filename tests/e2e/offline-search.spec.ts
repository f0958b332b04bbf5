/** Searching the cached jobs while offline, and prefetching them. */
import { type Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { pageSize } from '#contract/limits.ts';
import { everythingOn, waitForStored } from './device.ts';
import { cardOf, cards, listing, openingLink } from './job-cards.ts';
import { comeAs, newSeeker } from './people.ts';
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
  await expect.poll(async () => (await everythingOn(page)).includes(`"job_id":${ids.at(-1)},`)).toBe(true);
  const listed = (await Promise.all([0, 1, 2].map((number) => listing(page, `page=${number}`)))).flat();
  const cached = ids.flatMap((id) => listed.find(({ job_id }) => job_id === id) ?? []);
  const bySalary: number[] = [];
  for (let number = 0; bySalary.length < ids.length; number++) {
    const found = await listing(page, `sort=Salary&page=${number}`);
    bySalary.push(...found.map(({ job_id }) => job_id).filter((id) => ids.includes(id)));
  }
  await loseNetwork(context, gate);
  // The list stays, and its end is explained.
  await expect(page.getByText("You'll see more jobs when you're back online.")).toBeVisible();
  expect((await shownIds(page)).slice(0, ids.length)).toEqual(ids);

  const last = cached.at(-1);
  if (!last) throw new Error('no jobs');
  await page.getByRole('searchbox').filter({ visible: true }).fill(last.name);
  await page.keyboard.press('Enter');
  await expect(searched(page)).toBeVisible();
  await expect(cardOf(page, last)).toBeVisible();
  // The search does not run in the main thread.
  expect(page.workers().map((worker) => worker.url())).toContainEqual(
    expect.stringContaining('search-worker'),
  );
  await page.goto(`/jobs?sort=Salary`);
  await showAll(page);
  await expect.poll(async () => (await shownIds(page)).filter((id) => ids.includes(id))).toEqual(bySalary);
  await page.goto(`/jobs?category=${encodeURIComponent(last.category)}&type=Full+Time`);
  await showAll(page);
  const expected = cached.filter(
    ({ category, job_type }) => category === last.category && job_type !== 'Part Time',
  );
  await expect
    .poll(async () => (await shownIds(page)).filter((id) => ids.includes(id)))
    .toEqual(expected.map(({ job_id }) => job_id));
  await page.goto('/jobs?keyword=zzzzz');
  await expect(searched(page)).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'No results found :( Perhaps, try a different keyword' }),
  ).toBeVisible();

  await findNetwork(context, gate);
  await expect(searched(page)).toHaveCount(0);

  await test.step('a network without connectivity counts as offline', async () => {
    const job = last;
    gate.cut();
    await page.goto(`/jobs?keyword=${encodeURIComponent(job.name)}`);
    await expect(searched(page)).toBeVisible();
    await expect(cardOf(page, job)).toBeVisible();
    gate.restore();
    // It retries by itself, or on request.
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      await expect(searched(page)).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
    await expect(cardOf(page, job)).toBeVisible();
  });
});

test("saved jobs, the first jobs and the user's own data are prefetched", async ({
  page,
  context,
  gate,
  request,
}) => {
  test.slow();
  const person = await newSeeker(request);
  const [saved] = await listing(page, 'page=3');
  if (!saved) throw new Error('no jobs');
  await request.post(`/api/job/addFav/${saved.job_id}`, {
    headers: { authorization: `BEARER ${person.token}` },
  });
  await comeAs(page, person);
  const first = await openJobs(page);
  await installed(page);
  await waitForStored(
    page,
    `"detail",${saved.job_id}]`,
    `"detail",${first.job_id}]`,
    '["cvs",',
    '["profile",',
  );
  await loseNetwork(context, gate);
  for (const { job_id, name } of [saved, first]) {
    await page.goto(`/jobDetail/${job_id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Description' }).first()).toBeVisible();
  }
  await page.goto('/favJobs');
  await expect(cardOf(page, saved)).toBeVisible();
});
