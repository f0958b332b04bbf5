/** Nothing opens by itself, and nothing moves: on a new phone, and after what people do most (product 13.5). */
import { type APIRequestContext, type Page } from '@playwright/test';
import { type User } from '#contract/sessions.ts';
import { appStarted, expect } from './fixtures.ts';
import { aJob } from './job-cards.ts';
import { posting } from '../support/samples.ts';
import { bearer, comeAs, newPerson, newSeeker } from './people.ts';
import { ownName, test } from './wizard.ts';

const overlays = 'dialog[open], [role=dialog], [role=alertdialog], :popover-open, ion-modal, ion-popover';

declare global {
  interface Window {
    /** Layout shifts that no tap caused. */
    shifts: string[];
  }
}

/** Records what moves by itself, with the elements. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          window.shifts.push(
            [
              value,
              ...sources.map(
                ({ node, previousRect: from, currentRect: to }) =>
                  `${node?.className ?? ''} from ${from.x},${from.y} to ${to.x},${to.y}`,
              ),
            ].join(' | '),
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });

const companyOf = async (page: Page): Promise<string> => {
  const { company } = await aJob(page, (job) => job.company !== null);
  return `/company/${company?.company_id}`;
};

/** @returns the job's id */
async function postWithContact(request: APIRequestContext, employer: User): Promise<number> {
  const walk_in = { place: 'Gate 2', days: ['mon'], hours: '07:30-11:00', bring: 'ID card' };
  const contact = { phone: '012345678', telegram: null, walk_in };
  const data = { ...posting, name: ownName('Quiet'), contact };
  const answer = await request.post('/api/job', { data, headers: bearer(employer) });
  const { job_id }: { job_id: number } = await answer.json();
  return job_id;
}

/** Half a minute on this page without a tap. */
async function stayCalm(page: Page, where: string): Promise<void> {
  await appStarted(page);
  await expect(page.getByRole('main').filter({ visible: true })).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(31_000);
  // What the timers have started.
  await page.waitForLoadState('networkidle');
  expect(await page.locator(overlays).filter({ visible: true }).count(), where).toBe(0);
  expect(await page.evaluate(() => window.shifts.splice(0)), where).toEqual([]);
}

/**
 * What a tap changes counts as its effect for half a second only, which a busy machine exceeds: what has moved until its
 * result is complete is not counted.
 */
async function forgetTap(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => void window.shifts.splice(0));
}

for (const [language, locale, width] of [
  ['km', 'km-KH', '@phone'],
  ['en', 'en-US', '@desktop'],
  ['en', 'en-US', '@phone'],
  ['km', 'km-KH', '@desktop'],
] as const) {
  /** One pair does everything each time, its opposite only loads pages; at night all do everything. */
  const isMain = language === 'km' && width === '@phone';
  const tag = isMain ? [] : ['@nightly'];
  const isOpposite = language === 'en' && width === '@desktop';
  test.describe(`on a new ${width.slice(1)} in ${language}`, { tag: width }, () => {
    test.use({ phone: 'new', language, locale });
    test.beforeEach(async ({ page }) => {
      await recordShifts(page);
      await page.clock.install();
    });

    const title = 'Home, the list, a job and a company open nothing by themselves';
    test(title, { tag: isOpposite ? [] : tag }, async ({ page }) => {
      const job = await aJob(page, ({ company }) => company !== null);
      for (const path of ['/', '/jobs', `/jobDetail/${job.job_id}`, await companyOf(page)]) {
        await page.goto(path);
        await stayCalm(page, path);
        await page.evaluate(() => localStorage.clear());
      }
    });

    test('a job with a contact, as its employer', { tag }, async ({ page, request }) => {
      const owner = await newPerson(request, 'employer');
      const job_id = await postWithContact(request, owner);
      await comeAs(page, owner);
      await page.goto(`/jobDetail/${job_id}`);
      await expect(page.getByText('Gate 2')).toBeVisible();
      await stayCalm(page, 'own job');
    });

    test(
      'after registering and posting',
      { tag },
      async ({ page, main, words, button, field, notice, wizard }) => {
        await page.goto('/register');
        await main.getByRole('radio', { name: words('Hire employees') }).check();
        await field('Name').fill(ownName('Quiet'));
        await field('Password').fill('long enough');
        await button('Register', main).click();
        const question = page.getByRole('region', { name: words('Is this your own phone?') });
        await expect(question).toBeVisible();
        await expect(notice('You have succesfully logged in.')).toBeVisible();
        for (const part of [question.getByRole('heading'), ...(await question.getByRole('button').all())])
          await part.click({ trial: true, timeout: 2_000 });
        await forgetTap(page);
        await stayCalm(page, 'after registering');
        await wizard.reachPreview(ownName('Quiet'));
        await wizard.go('Post').click();
        await expect(page).toHaveURL(/\/jobDetail\/\d+$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await forgetTap(page);
        await stayCalm(page, 'after posting');
        await page.goto('/');
        await stayCalm(page, 'on the next page');
      },
    );

    test('after logging in and applying', { tag }, async ({ page, request, logIn, field, own, link }) => {
      const seeker = await newSeeker(request);
      const id = await postWithContact(request, await newPerson(request, 'employer'));
      await page.goto('/login');
      await field('Remember me').check();
      await logIn(seeker);
      await expect(page).toHaveURL(/\/$/);
      await forgetTap(page);
      await stayCalm(page, 'after logging in');
      for (const path of ['/jobs', await companyOf(page)]) {
        await page.goto(path);
        await stayCalm(page, `${path} of someone logged in`);
      }
      await page.goto(`/jobDetail/${id}`);
      await expect(own('Apply Now')).toBeVisible();
      await expect(page.getByText('Gate 2')).toBeVisible();
      await stayCalm(page, "a job's page of someone logged in");
      await own('Apply Now').click();
      await expect(own('Applied')).toBeVisible();
      await forgetTap(page);
      await stayCalm(page, 'after applying');
      await page.goBack();
      await link('Jobs').filter({ visible: true }).first().click();
      await expect(page).toHaveURL(/\/jobs$/);
      await forgetTap(page);
      await stayCalm(page, 'on the next page');
    });
  });
}
