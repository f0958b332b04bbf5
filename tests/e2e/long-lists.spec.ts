/** Lists of several pages (product 7.40): a page at first, the rest as one asks for it, and all of it where that is promised. */
import { expect, test } from './fixtures.ts';
import { comeFromLongLists, longLists } from './long-lists.ts';
import { comeAs } from './people.ts';
import { installed, loseNetwork, test as onPhone } from './phone.ts';

const all = longLists.jobs * longLists.applicants;
const newest = `Weaver ${longLists.jobs}`;

test('an employer reads applications page by page, and narrows those that were not read', async ({
  page,
  request,
  main,
  button,
  words,
}) => {
  await comeAs(page, await comeFromLongLists(request, 'employer'));
  await page.goto('/application');
  const rows = main.locator('.applicants').getByRole('listitem');
  await expect(rows).toHaveCount(30);
  await expect(rows.first()).toContainText(newest);
  await button('Show More', main).click();
  await expect(rows).toHaveCount(60);
  // All accepted ones, of which two pages have a third.
  await button('Accepted', main).click();
  await expect(rows).toHaveCount(30);
  await button('Show More', main).click();
  await expect(rows).toHaveCount(longLists.jobs);
  await expect(button('Show More', main)).toHaveCount(0);
  await main.getByLabel(words('Job'), { exact: true }).selectOption({ label: 'Weaver 1' });
  await expect(rows).toHaveCount(1);
  await page.goto('/application?order=oldest');
  await expect(rows.first()).toContainText('Weaver 1');
  await expect(rows).toHaveCount(30);
});

test('the neighbours of an application go on where the page of the list ends', async ({
  page,
  request,
  main,
  words,
}) => {
  await comeAs(page, await comeFromLongLists(request, 'employer'));
  await page.goto('/application');
  const rows = main.locator('.applicants').getByRole('listitem');
  await expect(rows).toHaveCount(30);
  await rows.nth(29).getByRole('link').first().click();
  const of = (i: number, n: string) =>
    words('Application {i} of {n}').replace('{i}', String(i)).replace('{n}', n);
  await expect(page.getByRole('navigation', { name: of(30, '60+') })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('navigation', { name: of(31, '60+') })).toBeVisible();
});

test('an employer’s jobs are counted, searched and read beyond their first page', async ({
  page,
  request,
  main,
  button,
  field,
}) => {
  await comeAs(page, await comeFromLongLists(request, 'employer'));
  await page.goto('/myProfile');
  const rows = main.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(30);
  await expect(main.locator('.dashboard-jobs')).toContainText(String(longLists.jobs));
  await expect(main.locator('.dashboard-tiles')).toContainText(String(all));
  await button('Show More', main).click();
  await expect(rows).toHaveCount(longLists.jobs);
  // As phones forgive it.
  await field('Search my jobs').fill('WEAVER 1');
  await expect(rows).toHaveCount(11);
  await expect(rows.last()).toContainText('Weaver 1');
});

for (const { path, item } of [
  { path: '/favJobs', item: '.kg-page a[href^="/jobDetail/"]' },
  { path: '/appliedJobs', item: '.application-list > li' },
])
  onPhone(`all of ${path} is on the phone without a network`, async ({ page, context, gate, request }) => {
    const asked: string[] = [];
    page.on('request', (call) => {
      const after = new URL(call.url()).searchParams.get('after');
      if (after !== null) asked.push(after);
    });
    await comeAs(page, await comeFromLongLists(request, 'employee'));
    await page.goto(path);
    await installed(page);
    const last = page.getByText('Weaver 1', { exact: true }).filter({ visible: true });
    await expect(page.getByText(newest, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator(item).first()).toBeVisible();
    // The cache is written a moment later.
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            new Promise<boolean>((resolve) => {
              const opening = indexedDB.open('karngea-cache');
              opening.onsuccess = () => {
                const all = opening.result.transaction('queries').objectStore('queries').getAll();
                all.onsuccess = () => resolve(JSON.stringify(all.result).includes('"Weaver 1"'));
              };
            }),
        ),
      )
      .toBe(true);
    expect([asked[0], asked.length > 1]).toEqual(['first', true]);
    await loseNetwork(context, gate);
    await page.reload();
    await expect(page.locator(item).first()).toBeVisible();
    await expect(last.first()).toBeVisible();
  });
