/** Lists with several pages (product 7.40): the first page, more on request, and the whole list where promised. */
import { type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { comeFromLongLists, longLists } from './long-lists.ts';
import { comeAs } from './people.ts';
import { installed, loseNetwork, test as onPhone } from './phone.ts';

const all = longLists.jobs * longLists.applicants;
const newest = `Weaver ${longLists.jobs}`;

test(
  'an employer reads applications and jobs beyond the first page',
  { tag: '@desktop' },
  async ({ page, request, main, button, field, words }) => {
    await comeAs(page, await comeFromLongLists(request, 'employer'));
    await test.step('applications load page by page and can be filtered', async () => {
      await page.goto('/application');
      const rows = main.locator('.applicants').getByRole('listitem');
      await expect(rows).toHaveCount(30);
      await expect(rows.first()).toContainText(newest);
      await button('Show More', main).click();
      await expect(rows).toHaveCount(60);
      // There are 45 accepted applications; the first two pages contain 20 of them.
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
    await test.step('the next application after the end of a page opens', async () => {
      const rows = main.locator('.applicants').getByRole('listitem');
      await rows.nth(29).getByRole('link').first().click();
      const position = (i: number, n: string) =>
        words('Application {i} of {n}').replace('{i}', String(i)).replace('{n}', n);
      await expect(page.getByRole('navigation', { name: position(30, '60+') })).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('navigation', { name: position(31, '60+') })).toBeVisible();
    });
    await test.step('jobs are counted, paged and searched', async () => {
      await page.goto('/myProfile');
      const rows = main.getByRole('row').filter({ has: page.getByRole('rowheader') });
      await expect(rows).toHaveCount(30);
      await expect(main.locator('.dashboard-jobs')).toContainText(String(longLists.jobs));
      await expect(main.locator('.dashboard-tiles')).toContainText(String(all));
      await button('Show More', main).click();
      await expect(rows).toHaveCount(longLists.jobs);
      await expect(rows.last().getByRole('button')).toBeFocused();
      // The search ignores upper and lower case.
      await field('Search my jobs').fill('WEAVER 1');
      await expect(rows).toHaveCount(11);
      await expect(rows.last()).toContainText('Weaver 1');
    });
  },
);

/** Waits until a cached list with this text in its query key contains the oldest job. */
const cachesAll = (page: Page, queryKey: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        (key) =>
          new Promise<boolean>((resolve) => {
            type Stored = { clientState?: { queries: { queryKey: unknown }[] } };
            const opening = indexedDB.open('karngea-cache');
            opening.onsuccess = () => {
              const reading = opening.result.transaction('queries').objectStore('queries').getAll();
              reading.onsuccess = () => {
                opening.result.close();
                const lists = (reading.result as Stored[])
                  .flatMap(({ clientState }) => clientState?.queries ?? [])
                  .filter((query) => JSON.stringify(query.queryKey).includes(key));
                resolve(JSON.stringify(lists).includes('"Weaver 1"'));
              };
            };
          }),
        queryKey,
      ),
    )
    .toBe(true);

onPhone(
  'all saved jobs and all applications can be read while offline',
  { tag: '@nightly' },
  async ({ page, context, gate, request }) => {
    const pagesOf = new Map<string, string[]>();
    page.on('request', (call) => {
      const { pathname, searchParams } = new URL(call.url());
      const after = searchParams.get('after');
      if (after !== null) pagesOf.set(pathname, [...(pagesOf.get(pathname) ?? []), after]);
    });
    const lists = [
      { path: '/favJobs', item: '.kg-page a[href^="/jobDetail/"]', key: '"saved"', api: '/api/job/fav' },
      { path: '/appliedJobs', item: '.application-list > li', key: '["applications",', api: '/api/app' },
    ];
    const text = (name: string) => page.getByText(name, { exact: true }).filter({ visible: true }).first();
    await comeAs(page, await comeFromLongLists(request, 'employee'));
    for (const { path, item, key, api } of lists) {
      await page.goto(path);
      await installed(page);
      await expect(text(newest)).toBeVisible();
      await expect(page.locator(item).first()).toBeVisible();
      await cachesAll(page, key);
      const [first, ...more] = pagesOf.get(api) ?? [];
      expect([first, more.length > 0]).toEqual(['first', true]);
    }
    await loseNetwork(context, gate);
    for (const { path, item } of lists) {
      await page.goto(path);
      await expect(page.locator(item).first()).toBeVisible();
      await expect(text('Weaver 1')).toBeVisible();
    }
  },
);
