/** Editing a job and posting it again (product 2.7, 2.9, 4.16): separate drafts, differences, and conflicting changes. */
import { dayInCambodia } from '#contract/days.ts';
import { type APIRequestContext, type Page } from '@playwright/test';
import { type User } from '#contract/sessions.ts';
import { posting } from '../support/samples.ts';
import { expect } from './fixtures.ts';
import { bearer, comeAs, comeAsNew, newPerson, newSeeker, post } from './people.ts';
import { ownName, step, test } from './wizard.ts';

const editStep = (number: number, job: number) => new RegExp(`/createjob/${number}\\?edit=${job}$`);
/** A logged-in employer who has posted a job. */
async function comeWithJob(page: Page): Promise<{ employer: User; job: number }> {
  const employer = await comeAsNew(page, 'employer');
  return { employer, job: await post(page.request, employer) };
}

/** Starts a posting with this name on the device. */
const leaveDraft = (page: Page, name: string) =>
  page.evaluate((text) => localStorage.setItem('jobDraft', text), JSON.stringify({ ...posting, name }));

const edit = (request: APIRequestContext, employer: User, job: number, change: object) =>
  request.put(`/api/job/${job}`, { data: { ...posting, ...change }, headers: bearer(employer) });

test(
  'saving a job shows the changes and who is notified, and the applicant reads them',
  { tag: '@desktop' },
  async ({ page, request, words, link, field, main, notice, wizard, visit, job: shown }) => {
    const employer = await newPerson(request, 'employer');
    const seeker = await newSeeker(request);
    const name = ownName('Changed');
    const job = await post(request, employer, name);
    const applied = await request.post('/api/app', { data: { job_id: job }, headers: bearer(seeker) });
    const { id }: { id: number } = await applied.json();
    await comeAs(page, employer);
    await page.goto('/myProfile');
    await main.getByRole('button', { name: words('More: {name}').replace('{name}', name) }).click();
    await link('Edit', page.getByRole('dialog')).click();
    await expect(page).toHaveURL(editStep(2, job));
    await expect(field('Job name')).toHaveValue(name);
    await expect(main.getByRole('radio', { name: words('No end date') })).toBeChecked();
    await field('Required skills').fill('Baking, cleaning');
    await field('Level').selectOption('Senior');
    await wizard.go('Next').click();
    await wizard.go('Next').click();
    await expect(page).toHaveURL(editStep(4, job));
    const fields = `${words('Level')}, ${words('Required skills')}`;
    await expect(wizard.shown).toContainText(words('Changed: {fields}').replace('{fields}', fields));
    await expect(wizard.shown).toContainText(/1/);
    await wizard.go('Save').click();
    await expect(notice('The job has been changed.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/jobDetail/${job}$`));
    await page.reload();
    await expect(shown.filter({ hasText: 'Baking, cleaning' })).toBeVisible();
    await expect(shown.filter({ hasText: words('Senior') })).toBeVisible();

    const theirs = await visit(seeker);
    await theirs.page.goto(`/application/${id}`);
    await expect(theirs.main).toContainText(
      words('Changed since you applied: {names}').replace('{names}', words('Level')),
    );
  },
);

test(
  'edits and the draft of a new posting survive a reload; posting again asks before it replaces a draft',
  { tag: '@desktop' },
  async ({ page, words, button, link, field, notice, says }) => {
    const { job } = await comeWithJob(page);
    const restored = notice('Your draft has been restored.');
    await page.goto('/about');
    await leaveDraft(page, 'Unfinished');

    await test.step('edits have a draft of their own', async () => {
      await page.goto(`/createjob/2?edit=${job}`);
      await expect(field('Job name')).toHaveValue(posting.name);
      await expect(restored).toHaveCount(0);
      await field('Job name').fill('Day Baker');
      await page.reload();
      await expect(field('Job name')).toHaveValue('Day Baker');
      await expect(restored).toBeVisible();
      await page.goto('/createjob');
      await expect(field('Job name')).toHaveValue('Unfinished');
    });

    await test.step('an unfinished posting is replaced after a question', async () => {
      await page.goto(`/jobDetail/${job}`);
      await link('Post again').filter({ visible: true }).click();
      const question = page.getByRole('alertdialog', { name: words('Replace what you wrote?') });
      await button('Cancel', question).click();
      await expect(field('Job name')).toHaveValue('Unfinished');
      await page.goto(`/createjob/2?again=${job}`);
      await button('Replace', question).click();
      await expect(page).toHaveURL(step(2));
      await expect(field('Job name')).toHaveValue(posting.name);
      await expect(restored).toHaveCount(0);
    });

    await test.step('an unfinished posting without a name is, too', async () => {
      await page.goto('/about');
      await page.evaluate(() => localStorage.removeItem('jobDraft'));
      await page.goto('/share?text=Cook%20wanted');
      await button('Start a job posting from this').click();
      await button('Fill in the form').click();
      await expect(page).toHaveURL(step(2));
      await page.goto(`/createjob/2?again=${job}`);
      await expect(says('You have an unfinished posting. This job will replace it.')).toBeVisible();
    });
  },
);

test(
  'a change made elsewhere is not overwritten without a question; a closed job can be posted again',
  { tag: '@desktop' },
  async ({ page, request, words, link, field, says, notice, main, wizard }) => {
    const { employer, job } = await comeWithJob(page);
    const changeName = async (name: string) => {
      await page.goto(`/createjob/2?edit=${job}`);
      await field('Job name').fill(name);
      await wizard.go('Next').click();
      await wizard.go('Next').click();
    };

    await changeName('Mine');
    await edit(request, employer, job, { name: 'Theirs', required_skills: 'Sewing' });
    await wizard.go('Save').click();
    await expect(
      says(
        'This job was changed on another device. Which version do you want to continue with?',
        wizard.shown,
      ),
    ).toBeVisible();
    await expect(wizard.go('Save')).toBeDisabled();
    await wizard.button('My version').click();
    await wizard.go('Save').click();
    await expect(notice('The job has been changed.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/jobDetail/${job}$`));
    // Once: the wizard, whose preview has the same heading, is gone.
    await expect(main.getByRole('heading', { level: 1, name: 'Mine' })).toHaveCount(1);

    await changeName('Too late');
    await request.patch(`/api/job/stop/${job}`, { headers: bearer(employer) });
    await wizard.go('Save').click();
    await expect(wizard.shown).toContainText(words('This job is closed and can no longer be changed.'));
    await link('Post again', wizard.shown).click();
    await expect(page).toHaveURL(step(2));
    await expect(field('Job name')).toHaveValue('Mine');
    await expect(field('Last day')).toHaveValue(dayInCambodia(30));
  },
);
