/** The draft of a posting (product 4.7): its steps, returning to it, and a posting that failed. */
import { dayInCambodia } from '#contract/days.ts';
import { posting } from '../support/samples.ts';
import { expect } from './fixtures.ts';
import { listing } from './job-cards.ts';
import { comeAs, comeAsNew, newPerson } from './people.ts';
import { screenOf } from './screen.ts';
import { ownName, step, test } from './wizard.ts';

test(
  'the steps are in order in the history, and no input is lost',
  { tag: '@desktop' },
  async ({ page, words, field, notice, wizard }) => {
    const name = ownName('Draft');
    await comeAsNew(page, 'employer');
    await wizard.beginWith('Choose from an existing template', 'UI/UX Designer');
    await wizard.fillFacts(name);
    await wizard.go('Next').click();
    await test.step('input that was not added in step 3 is included by Next', async () => {
      await wizard.chips.first().click();
      await field('Your own tag').fill('Kampot');
      await page
        .getByRole('button', { name: new RegExp(`^${words('Edit: {line}').replace('{line}', '')}`) })
        .first()
        .click();
      await field('Edit').fill('Draws with care');
      await field('New requirement').fill('Brings a laptop');
      await field('New responsibility').fill('Teaches two others');
      await wizard.go('Next').click();
      await expect(page).toHaveURL(step(4));
      const preview = wizard.shown.getByRole('article');
      for (const line of ['Kampot', 'Draws with care', 'Brings a laptop', 'Teaches two others'])
        await expect(preview.getByText(line)).toBeVisible();
    });
    await test.step('the wizard’s Back goes back in the history instead of adding to it', async () => {
      await wizard.go('Back').click();
      await expect(page).toHaveURL(step(3));
      await page.goBack();
      await expect(page).toHaveURL(step(2));
      await page.goForward();
      await expect(page).toHaveURL(step(3));
      await expect(notice('Your draft has been restored.')).toHaveCount(0);
    });
    await test.step('a reload continues at step 2', async () => {
      await page.reload();
      await expect(notice('Your draft has been restored.')).toBeVisible();
      await expect(page).toHaveURL(step(2));
      await expect(field('Job name')).toHaveValue(name);
      await page.goBack();
      await expect(page).toHaveURL(step(1));
      await wizard.go('Next').click();
      await expect(page).toHaveURL(step(2));
      await wizard.go('Next').click();
      await expect(page).toHaveURL(step(3));
    });
  },
);

test('a draft survives a crash and an update; one that cannot be read is deleted with a message', async ({
  page,
  context,
  request,
  words,
  field,
  wizard,
}) => {
  const employer = await newPerson(request, 'employer');
  const name = ownName('អ្នកដុតនំ');
  await comeAs(page, employer);
  await wizard.beginWith('Post by myself');
  await field('Job name').fill(name);
  const crashed = page.waitForEvent('crash');
  const killer = await context.newCDPSession(page);
  killer.send('Page.crash').catch(() => undefined);
  await crashed;

  const tab = await context.newPage();
  const later = screenOf(tab, words);
  const store = (draft: string) => tab.evaluate((text) => localStorage.setItem('jobDraft', text), draft);
  await comeAs(tab, employer);
  await tab.goto('/createjob');
  await expect(later.notice('Your draft has been restored.')).toBeVisible();
  await expect(tab).toHaveURL(step(2));
  await expect(later.field('Job name')).toHaveValue(name);

  await test.step('a draft of another client opens with Phnom Penh and no last day, but a suggestion', async () => {
    await store(JSON.stringify(posting));
    await tab.goto('/createjob');
    await expect(later.field('Job name')).toHaveValue(posting.name);
    await expect(later.field('Location')).toHaveText(words('Phnom Penh'));
    await expect(later.field('Salary')).toHaveValue(posting.salary);
    await expect(later.field('Last day')).toHaveValue('');
    await later.main.getByRole('radio', { name: words('1 month') }).check();
    await expect(later.field('Last day')).toHaveValue(dayInCambodia(30));
  });
  await test.step('a draft that cannot be read is deleted', async () => {
    await store('["of an app long gone"]');
    await tab.goto('/createjob');
    await expect(later.notice("An older draft couldn't be read and was deleted.")).toBeVisible();
    await expect(tab).toHaveURL(step(1));
    expect(await tab.evaluate(() => localStorage.getItem('jobDraft'))).toBeNull();
  });
});

test(
  'a posting that failed stays a draft, and the next try posts it once, even if its answer comes late',
  { tag: '@desktop' },
  async ({ page, words, wizard, hold, notice }) => {
    const name = ownName('Retried');
    const draft = () => page.evaluate(() => localStorage.getItem('jobDraft'));
    await comeAsNew(page, 'employer');
    await wizard.reachPreview(name);
    const keys: (string | undefined)[] = [];
    await test.step('the server takes the job, but its answer is lost', async () => {
      await page.route('**/api/job', async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        await route.fetch();
        await route.abort();
      });
      await wizard.go('Post').click();
      const alert = page.getByRole('alert').filter({ visible: true });
      const [beginning = ''] = words("The job wasn't posted. {reason} Your draft is saved.").split(
        '{reason}',
      );
      await expect(alert).toContainText(beginning.trim());
      await expect(page).toHaveURL(step(4));
      expect(await draft()).toContain(name);
      await page.unroute('**/api/job');
    });
    await test.step('the second answer comes after the person went back', async () => {
      page.on('request', (sent) => {
        if (sent.method() === 'POST') keys.push(sent.headers()['idempotency-key']);
      });
      const release = await hold('**/api/job');
      await wizard.go('Post').dblclick();
      await wizard.go('Back').click();
      await expect(page).toHaveURL(step(3));
      release();
      await expect(notice('Job posted successfully.')).toBeVisible();
      await expect(page).toHaveURL(step(1));
      expect(await draft()).toBeNull();
      expect(keys).toEqual([keys[0], keys[0]]);
      expect(await listing(page, `page=0&keyword=${encodeURIComponent(name)}`)).toHaveLength(1);
    });
  },
);
