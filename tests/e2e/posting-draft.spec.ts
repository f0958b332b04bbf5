/** The unfinished posting (spec §4), in both languages: the order of its steps, coming back to it, a post that failed. */
import { expect, test } from '@playwright/test';
import { locales, wording } from '../support/wording.ts';
import { listing } from './job-cards.ts';
import { comeAs, newPerson, speak } from './people.ts';
import { ownName, wizardIn } from './wizard.ts';

for (const locale of locales) {
  const words = wording(locale);
  const { go, field, says, step, beginWith, reachPreview } = wizardIn(words);

  test.describe(`in ${locale}`, () => {
    test.beforeEach(({ page }) => speak(page, locale));

    test('the steps keep their order in the history, and a return goes on at step 2', async ({
      page,
      request,
    }) => {
      const name = ownName('Draft');
      await comeAs(page, await newPerson(request, 'employer'));
      await reachPreview(page, name);
      await go(page, 'Back').click();
      await expect(page).toHaveURL(step(3));
      // The wizard's own Back went back in the history instead of adding to it.
      await page.goBack();
      await expect(page).toHaveURL(step(2));
      await page.goForward();
      await expect(page).toHaveURL(step(3));
      await expect(says(page, 'Your draft has been restored.')).toHaveCount(0);
      await page.reload();
      await expect(says(page, 'Your draft has been restored.')).toBeVisible();
      await expect(page).toHaveURL(step(2));
      await expect(field(page, 'Job name')).toHaveValue(name);
      await page.goBack();
      await expect(page).toHaveURL(step(1));
      await go(page, 'Next').click();
      await expect(page).toHaveURL(step(2));
      await go(page, 'Next').click();
      await expect(page).toHaveURL(step(3));
    });

    test('a draft outlives a browser that was killed; one that cannot be read is dropped with a message', async ({
      page,
      context,
      request,
    }) => {
      const employer = await newPerson(request, 'employer');
      const name = ownName('អ្នកដុតនំ');
      await comeAs(page, employer);
      await beginWith(page, 'Post by myself');
      await field(page, 'Job name').fill(name);
      const crashed = page.waitForEvent('crash');
      const killer = await context.newCDPSession(page);
      killer.send('Page.crash').catch(() => undefined);
      await crashed;

      const later = await context.newPage();
      await speak(later, locale);
      await comeAs(later, employer);
      await later.goto('/createjob');
      await expect(later.locator('.kg-notice.blue')).toContainText(words('Your draft has been restored.'));
      await expect(later).toHaveURL(step(2));
      await expect(field(later, 'Job name')).toHaveValue(name);

      await later.evaluate(() => localStorage.setItem('jobDraft', '["of an app long gone"]'));
      await later.goto('/createjob');
      await expect(says(later, 'An older draft could not be read and was removed.')).toBeVisible();
      await expect(later).toHaveURL(step(1));
      expect(await later.evaluate(() => localStorage.getItem('jobDraft'))).toBeNull();
    });

    test('a job whose answer comes after the person went back is told as posted, and is no draft any more', async ({
      page,
      request,
    }) => {
      const name = ownName('Overtaken');
      await comeAs(page, await newPerson(request, 'employer'));
      await reachPreview(page, name);
      let answer = (): void => undefined;
      const released = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/job', async (route) => {
        await released;
        await route.continue();
      });
      await go(page, 'Post').click();
      await go(page, 'Back').click();
      await expect(page).toHaveURL(step(3));
      answer();
      await expect(says(page, 'Job posted successfully.')).toBeVisible();
      await expect(page).toHaveURL(step(1));
      expect(await page.evaluate(() => localStorage.getItem('jobDraft'))).toBeNull();
      expect(await listing(page, `page=0&keyword=${encodeURIComponent(name)}`)).toHaveLength(1);
    });

    test('a job that could not be posted stays a draft, and the next try posts it once', async ({
      page,
      request,
    }) => {
      const name = ownName('Retried');
      await comeAs(page, await newPerson(request, 'employer'));
      await reachPreview(page, name);
      const keys: (string | undefined)[] = [];
      // The server takes the job, but its answer is lost on the way.
      await page.route('**/api/job', async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        await route.fetch();
        await route.abort();
      });
      await go(page, 'Post').click();
      const alert = page.getByRole('alert').filter({ visible: true });
      const [beginning = ''] = words('The job was not posted. {reason} Your draft is kept.').split(
        '{reason}',
      );
      await expect(alert).toContainText(beginning.trim());
      await expect(page).toHaveURL(step(4));
      expect(await page.evaluate(() => localStorage.getItem('jobDraft'))).toContain(name);
      await page.unroute('**/api/job');
      page.on('request', (sent) => {
        if (sent.method() === 'POST') keys.push(sent.headers()['idempotency-key']);
      });
      await go(page, 'Post').dblclick();
      await expect(page).toHaveURL(/\/jobDetail\/\d+$/);
      expect(keys).toEqual([keys[0], keys[0]]);
      expect(await listing(page, `page=0&keyword=${encodeURIComponent(name)}`)).toHaveLength(1);
    });
  });
}
