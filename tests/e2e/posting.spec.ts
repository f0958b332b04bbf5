/** Posting a job in four steps (spec §2, §4, §5), in both languages: template, own words, draft, failure, guards. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { locales, wording } from '../support/wording.ts';
import { listing } from './job-cards.ts';
import { comeAs, newPerson, speak } from './people.ts';

/** A name that no other test's job has, so that a search finds this one alone. */
const ownName = (before: string) => `${before} ${crypto.randomUUID().slice(0, 8)}`;

for (const locale of locales) {
  const words = wording(locale);
  /** The step that is shown; others lie below it. */
  const shown = (page: Page) => page.locator(':has(> #content)');
  const button = (page: Page, name: string) =>
    shown(page).getByRole('button', { name: words(name), exact: true });
  /** The wizard's own Next, Back and Post stand in the bar at the foot. */
  const go = (page: Page, name: string) =>
    shown(page)
      .locator('.kg-sticky-bar')
      .getByRole('button', { name: words(name), exact: true });
  const field = (page: Page, label: string) => shown(page).getByLabel(words(label), { exact: true });
  const says = (page: Page, sentence: string) => page.locator('.kg-notices').getByText(words(sentence));
  const step = (number: number) => new RegExp(`/createjob/${number}$`);

  async function beginWith(page: Page, way: string, template?: string): Promise<void> {
    await page.goto('/createjob');
    await expect(page).toHaveURL(step(1));
    await page.getByRole('radio', { name: words(way) }).check();
    if (template) await page.getByRole('radio', { name: template }).check();
    await go(page, 'Next').click();
    await expect(page).toHaveURL(step(2));
  }

  /** Fills in what neither the defaults nor a template give. */
  async function fillFacts(page: Page, name: string): Promise<void> {
    await field(page, 'Job name').fill(name);
    await page.locator('.kg-segments:visible label').first().click();
    await field(page, 'Salary').fill('$300-$500');
    await field(page, 'Level').selectOption('Junior');
    await field(page, 'Qualification').selectOption('None');
    await field(page, 'Language').fill('Khmer');
    await field(page, 'Gender').selectOption('Both');
    await page.locator('.ql-editor:visible').fill('ការងារល្អ');
  }

  async function reachPreview(page: Page, name: string): Promise<void> {
    await beginWith(page, 'Choose from an existing template', 'UI/UX Designer');
    await fillFacts(page, name);
    await go(page, 'Next').click();
    await page.locator('.kg-chip:visible').first().click();
    await go(page, 'Next').click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  }

  test.describe(`in ${locale}`, () => {
    test.beforeEach(({ page }) => speak(page, locale));

    test('a job from a template is in the list and in the search at once, and the draft is gone', async ({
      page,
      request,
    }) => {
      const name = ownName('UI/UX Designer');
      await comeAs(page, await newPerson(request, 'employer'));
      await page.goto('/jobs');
      await expect(page.locator('.job-card:visible h3').first()).toBeVisible();
      await reachPreview(page, name);
      await page.getByRole('radio', { name: words('Picture {number}').replace('{number}', '3') }).check();
      await go(page, 'Post').click();
      await expect(page).toHaveURL(/\/jobDetail\/\d+$/);
      await expect(says(page, 'Job posted successfully.')).toBeVisible();
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('jobDraft'))).toBeNull();
      const id = /\d+$/.exec(page.url())?.[0];
      const [found, ...others] = await listing(page, `page=0&keyword=${encodeURIComponent(name)}`);
      expect(others).toEqual([]);
      expect(found).toMatchObject({ job_id: Number(id), img: 2, status: 'Hiring' });

      await page.goto('/jobs');
      await expect(page.locator(`.job-card:visible a[href="/jobDetail/${id}"]`).first()).toBeVisible();
      await page.goto(`/jobs?keyword=${encodeURIComponent(name)}`);
      await expect(page.locator('.job-card:visible h3')).toHaveText([name]);
      await page.goto('/createjob/4');
      await expect(page).toHaveURL(step(1));
    });

    test('a template brings its name, skills, requirements and responsibilities', async ({
      page,
      request,
    }) => {
      await comeAs(page, await newPerson(request, 'employer'));
      await page.goto('/createjob/1');
      await page.getByRole('radio', { name: words('Choose from an existing template') }).check();
      await expect(go(page, 'Next')).toBeDisabled();
      await expect(page.locator('input[name=template]:visible')).toHaveCount(12);
      await page.getByRole('radio', { name: 'Vue.Js' }).check();
      await go(page, 'Next').click();
      await expect(field(page, 'Job name')).toHaveValue('Vue.Js');
      await expect(field(page, 'Required skills')).not.toHaveValue('');
      await expect(field(page, 'Available positions')).toHaveValue('1');
      await expect(field(page, 'Minimum age')).toHaveValue('18');
      await fillFacts(page, 'Vue.Js');
      await go(page, 'Next').click();
      await expect(page.locator('.posting-line:visible').first()).toBeVisible();
      await expect(page.locator('.kg-chip[aria-pressed=true]:visible')).toHaveCount(0);
    });

    test('a template that would replace what somebody wrote asks first', async ({ page, request }) => {
      await comeAs(page, await newPerson(request, 'employer'));
      await beginWith(page, 'Post by myself');
      await field(page, 'Job name').fill('អ្នកដុតនំ');
      await go(page, 'Back').click();
      await page.getByRole('radio', { name: words('Choose from an existing template') }).check();
      const question = page.getByRole('alertdialog', { name: words('Replace what you wrote?') });
      await page.getByRole('radio', { name: 'Vue.Js' }).click();
      await question.getByRole('button', { name: words('Cancel') }).click();
      await expect(page.getByRole('radio', { name: 'Vue.Js' })).not.toBeChecked();
      await page.getByRole('radio', { name: 'Vue.Js' }).click();
      await question.getByRole('button', { name: words('Replace') }).click();
      await go(page, 'Next').click();
      await expect(field(page, 'Job name')).toHaveValue('Vue.Js');
    });

    test('a job in own Khmer words, with own tag and lists, is posted as it was written', async ({
      page,
      request,
    }) => {
      const name = ownName('អ្នកដុតនំពេលយប់');
      await comeAs(page, await newPerson(request, 'employer'));
      await beginWith(page, 'Post by myself');
      await expect(go(page, 'Next')).toBeDisabled();
      await expect(page.locator('.kg-sticky-note:visible')).toContainText(
        words('Please fill in all the areas!'),
      );
      await fillFacts(page, name);
      await expect(go(page, 'Next')).toBeDisabled();
      await field(page, 'Required skills').fill('ដុតនំ');
      await field(page, 'Available positions').fill('0');
      await expect(go(page, 'Next')).toBeDisabled();
      await field(page, 'Available positions').fill('2');
      await go(page, 'Next').click();

      await expect(go(page, 'Next')).toBeDisabled();
      await expect(page.locator('.kg-sticky-note:visible')).toContainText(
        words('Please select at least 1 tag.'),
      );
      await expect(button(page, 'Add the tag')).toBeDisabled();
      await field(page, 'Your own tag').fill('នំប៉័ង');
      await button(page, 'Add the tag').click();
      const chips = page.locator('.kg-chip:visible');
      for (const at of [0, 1, 2, 3]) await chips.nth(at).click();
      await expect(chips.nth(4)).toBeDisabled();
      await expect(field(page, 'Your own tag')).toBeDisabled();
      for (const at of [0, 1, 2, 3]) await chips.nth(at).click();

      await field(page, 'New requirement').fill('ចេះអាន');
      await field(page, 'New requirement').press('Enter');
      await field(page, 'New requirement').fill('to be deleted');
      await button(page, 'Add the requirement').click();
      await page.getByRole('button', { name: words('Edit: {line}').replace('{line}', 'ចេះអាន') }).click();
      await field(page, 'Edit').fill('');
      await expect(button(page, 'Update')).toBeDisabled();
      await field(page, 'Edit').fill('ចេះអាន និងសរសេរ');
      await button(page, 'Update').click();
      await page
        .getByRole('button', { name: words('Delete: {line}').replace('{line}', 'to be deleted') })
        .click();
      await go(page, 'Next').click();
      await go(page, 'Post').click();
      await expect(page).toHaveURL(/\/jobDetail\/\d+$/);
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      const posted = await (await page.request.get(`/api/job/get/${/\d+$/.exec(page.url())?.[0]}`)).json();
      expect(posted).toMatchObject({
        name,
        tags: ['នំប៉័ង'],
        requirements: ['ចេះអាន និងសរសេរ'],
        responsibilities: [],
        required_skills: 'ដុតនំ',
        available_position: 2,
      });
    });

    test('a draft is restored after a reload, and walking between its steps is no return', async ({
      page,
      request,
    }) => {
      const name = ownName('Draft');
      await comeAs(page, await newPerson(request, 'employer'));
      await reachPreview(page, name);
      await page.goBack();
      await expect(page).toHaveURL(step(3));
      await page.reload();
      await expect(says(page, 'Your draft has been restored.')).toBeVisible();
      await expect(page).toHaveURL(step(2));
      await expect(field(page, 'Job name')).toHaveValue(name);
      await page.locator('.kg-notices').getByRole('button').click();
      await go(page, 'Next').click();
      await expect(page).toHaveURL(step(3));
      await go(page, 'Next').click();
      await expect(page).toHaveURL(step(4));
      await go(page, 'Back').click();
      await expect(page).toHaveURL(step(3));
      await expect(says(page, 'Your draft has been restored.')).toHaveCount(0);
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

    test('steps beyond the draft lead to the first unfinished one, and only employers come in', async ({
      page,
      browser,
      request,
    }) => {
      await comeAs(page, await newPerson(request, 'employer'));
      await page.goto('/createjob/3');
      await expect(page).toHaveURL(step(1));
      await page.goto('/createjob/7');
      await expect(page).toHaveURL(step(1));

      const guest = await (await browser.newContext()).newPage();
      await speak(guest, locale);
      await guest.goto(new URL('/createjob/1', page.url()).href);
      await expect(guest.getByText(words('Please login first.'))).toBeVisible();
      await expect(guest).toHaveURL(/\/login/);
      const employee = await (await browser.newContext()).newPage();
      await comeAs(employee, await newPerson(request, 'employee'));
      await employee.goto(new URL('/createjob/1', page.url()).href);
      await expect(employee).toHaveURL(/\/$/);
    });

    test('every step can be used without seeing it', async ({ page, request }) => {
      await comeAs(page, await newPerson(request, 'employer'));
      const check = async () => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await page.goto('/createjob/1');
      await page.getByRole('radio', { name: words('Choose from an existing template') }).check();
      await check();
      await page.getByRole('radio', { name: 'UI/UX Designer' }).check();
      await go(page, 'Next').click();
      await fillFacts(page, 'UI/UX Designer');
      await check();
      await go(page, 'Next').click();
      await page.locator('.kg-chip:visible').first().click();
      await check();
      await go(page, 'Next').click();
      await expect(go(page, 'Post')).toBeVisible();
      await check();
    });
  });
}
