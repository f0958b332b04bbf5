/** Posting a job in four steps (spec §2, §4, §5), in both languages: template, own words, guards; its draft has a file of its own. */
import { expect, test } from '@playwright/test';
import { locales, wording } from '../support/wording.ts';
import { listing } from './job-cards.ts';
import { comeAs, newPerson, speak } from './people.ts';
import { ownName, wizardIn } from './wizard.ts';

for (const locale of locales) {
  const words = wording(locale);
  const { button, go, field, says, step, beginWith, fillFacts, reachPreview } = wizardIn(words);

  test.describe(`in ${locale}`, () => {
    test.beforeEach(({ page }) => speak(page, locale));

    test('a job with a long description is listed and found at once, and its draft and steps are gone', async ({
      page,
      request,
    }) => {
      const name = ownName('UI/UX Designer');
      const words5000 = Array.from({ length: 5_000 }, (_, at) => (at % 2 ? 'រចនា' : `word${at}`)).join(' ');
      await comeAs(page, await newPerson(request, 'employer'));
      await page.goto('/jobs');
      await expect(page.locator('.job-card:visible h3').first()).toBeVisible();
      await reachPreview(page, name, words5000);
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
      await expect(page.locator('.kg-rich-text:visible').first()).toContainText(words5000);

      // Going back leads to where the person was before, past the steps of the finished posting.
      await page.goBack();
      await expect(page).toHaveURL(/\/jobs$/);
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

      const onLine = (act: string, line: string) =>
        page.getByRole('button', { name: words(act).replace('{line}', line), exact: true });
      await field(page, 'New requirement').fill('to be deleted');
      await field(page, 'New requirement').press('Enter');
      await field(page, 'New requirement').fill('ចេះអាន');
      await button(page, 'Add the requirement').click();
      await expect(field(page, 'New requirement')).toBeFocused();
      await onLine('Edit: {line}', 'ចេះអាន').click();
      await expect(field(page, 'Edit')).toBeFocused();
      await field(page, 'Edit').fill('');
      await expect(button(page, 'Update')).toBeDisabled();
      await field(page, 'Edit').fill('ចេះអាន និងសរសេរ');
      await onLine('Delete: {line}', 'to be deleted').click();
      await expect(field(page, 'Edit')).toHaveValue('ចេះអាន និងសរសេរ');
      await button(page, 'Update').click();
      await expect(onLine('Edit: {line}', 'ចេះអាន និងសរសេរ')).toBeFocused();
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
  });
}
