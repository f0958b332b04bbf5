/** A real board in the browser: nothing invented on any public page, and only what is set (product 12.7, 12.8). */
import { resolve } from 'node:path';
import { type Page } from '@playwright/test';
import { type User } from '#contract/sessions.ts';
import { type Settings } from '#server/settings.ts';
import { inventedIn } from '../support/invented-texts.ts';
import { postFor } from '../support/on-behalf.ts';
import { newOperator } from '../support/operators.ts';
import { posting } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/test-server.ts';
import { appStarted, expect, test as base } from './fixtures.ts';
import { comeAs } from './people.ts';

const test = base.extend<{ settings: Partial<Settings>; server: TestServer }>({
  settings: [{}, { option: true }],
  server: async ({ settings }, use) => {
    const server = await startServer({
      isEmpty: true,
      clientFolder: resolve('dist/client'),
      settings: { ...settings, demoData: false },
      clock: () => new Date(),
    });
    await use(server);
    await server.close();
  },
  baseURL: async ({ server }, use) => use(await server.app.listen({ port: 0, host: '127.0.0.1' })),
});

/** Neither in texts nor in attributes, once the whole page is there. */
async function expectNothingInvented(page: Page, where: string): Promise<void> {
  await appStarted(page);
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('[data-more-to-come], .page-pending')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(inventedIn(await page.content()), where).toEqual([]);
}

test.describe('with an owner and ways to reach them', () => {
  test.use({
    settings: {
      siteOwner: 'Kampot Jobs',
      siteEmail: 'team@jobs.kh',
      sitePhone: '023 726 841',
      siteTelegram: 'kampot_jobs',
      siteAddress: 'Street 730, Kampot',
    },
  });

  test('no public page shows anything invented, and some name the owner', async ({
    page,
    server,
    main,
    words,
  }) => {
    test.slow();
    const employer = await server.newcomer('employer');
    await server.ask('PUT', '/company/mine', { as: employer, body: { name: 'Lotus Bakery' } });
    const { body } = await server.ask('POST', '/job', { as: employer, body: posting });
    const job = `/jobDetail/${(body as { job_id: number }).job_id}`;
    const responsible = main.getByText(
      words('{owner} is responsible for this site.').replace('{owner}', 'Kampot Jobs'),
    );
    for (const path of [
      '/',
      '/jobs',
      job,
      `/company/${employer.user_id}`,
      '/login',
      '/register',
      '/recover',
      '/cv/shared',
      '/404',
      '/accessibility',
    ]) {
      await page.goto(path);
      await expectNothingInvented(page, path);
    }
    for (const path of ['/about', '/privacy', '/terms', '/contact']) {
      await page.goto(path);
      await expectNothingInvented(page, path);
      await expect(responsible).toBeVisible();
    }
    await expect(main.getByRole('link', { name: 'Telegram @kampot_jobs' })).toHaveAttribute(
      'href',
      'https://t.me/kampot_jobs',
    );
    await expect(main.getByText('Street 730, Kampot')).toBeVisible();
    const footer = page.locator('footer').filter({ visible: true });
    await expect(footer.getByRole('link', { name: '023 726 841' })).toHaveAttribute(
      'href',
      'tel:+85523726841',
    );
    // `demonstration.test.ts` finds invented texts in no other file of the app.
    await test.step('nor do those with texts for a demonstration, in English', async () => {
      for (const path of ['/', job, '/about']) {
        await page.goto(`${path}?lang=eng`);
        await expectNothingInvented(page, `${path} in English`);
      }
    });
  });

  const membersTitle = 'no page of members and operators shows anything invented';
  test(membersTitle, { tag: '@nightly' }, async ({ server, visit }) => {
    test.slow();
    const operator = await newOperator(server, 'one');
    const found = await postFor(server, operator, 'Sok Sewing');
    const employer = await server.newcomer('employer');
    await server.ask('PUT', '/company/mine', { as: employer, body: { name: 'Lotus Bakery' } });
    const { body } = await server.ask('POST', '/job', { as: employer, body: posting });
    const job = `/jobDetail/${(body as { job_id: number }).job_id}`;
    const pagesOf = [
      [employer, [job, '/createjob', '/application', '/companies/mine', '/myProfile', '/setting']],
      [await server.newcomer('employer'), ['/companies/claim', '/createjob']],
      [await server.newcomer('employee'), [`/jobDetail/${found.job_id}`, '/cv', '/alerts', '/notices', '/']],
      [operator, ['/operator', '/operator/health', '/operator/import', '/operator/post', '/operator/audit']],
    ] as const;
    for (const [person, paths] of pagesOf) {
      const { page } = await visit(person as User);
      for (const path of paths) {
        await page.goto(path);
        await expectNothingInvented(page, path);
      }
      await page.context().close();
    }
  });
});

test.describe('with nothing set', () => {
  test('an empty board says so, no sentence refers to what is missing, and operators see it', async ({
    page,
    server,
    main,
    says,
    heading,
    link,
  }) => {
    for (const path of ['/', '/jobs']) {
      await page.goto(path);
      await appStarted(page);
      await expect(heading('There are no jobs yet.')).toBeVisible();
      await expect(heading('No results found :( Perhaps, try a different keyword')).toHaveCount(0);
      await expect(main.locator('.site-stats')).toHaveCount(0);
      await link('Post A Job', main).click();
      await expect(page).toHaveURL(/\/login/);
    }

    await page.goto('/recover');
    await appStarted(page);
    await expect(main.locator('.account-other').getByRole('link')).toHaveAttribute('href', '/contact');
    await page.goto('/contact');
    await expect(heading('Send us a message')).toBeVisible();
    await expect(heading('How to reach us')).toHaveCount(0);
    await expect(page.locator('footer a[href^="tel:"], footer a[href^="mailto:"]')).toHaveCount(0);
    await page.goto('/about');
    await expect(heading('What is Karngea?')).toBeVisible();
    await expect(heading('Who is behind it?')).toHaveCount(0);

    await comeAs(page, (await newOperator(server, 'one')) as User);
    await page.goto('/operator');
    await expect(heading('Finish setting up')).toBeVisible();
    await expect(main.getByText('SITE_OWNER')).toBeVisible();
    await expect(main.getByText('SITE_TELEGRAM')).toBeVisible();
    await expect(
      says("Visitors can't see who runs this board or how to reach you. These settings are missing:"),
    ).toBeVisible();
  });
});
