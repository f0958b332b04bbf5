/** Posting a job in four steps (product 2.7, 4.7, 5.4): free text, templates and guards; see posting-draft.spec.ts for drafts. */
import { expect } from './fixtures.ts';
import { cards, cardOf, listing } from './job-cards.ts';
import { comeAs, comeAsNew, newPerson } from './people.ts';
import { ownName, step, test } from './wizard.ts';

test('a job with free text is posted as written, and listed and found at once', async ({
  page,
  words,
  field,
  says,
  notice,
  job,
  wizard,
}) => {
  const name = ownName('អ្នកដុតនំពេលយប់');
  const longText = Array.from({ length: 500 }, (_, at) => (at % 2 ? 'រចនា' : `word${at}`)).join(' ');
  const employer = await comeAsNew(page, 'employer');
  await page.goto('/jobs');
  await expect(cards(page).first()).toBeVisible();
  await wizard.beginWith('Post by myself');
  await expect(wizard.go('Next')).toBeDisabled();
  await expect(says('Please fill in all the areas!', wizard.shown)).toBeVisible();
  await wizard.fillFacts(name, longText);
  await expect(wizard.go('Next')).toBeDisabled();
  await field('Required skills').fill('ដុតនំ');
  await field('Available positions').fill('0');
  await expect(wizard.go('Next')).toBeDisabled();
  await field('Available positions').fill('2');
  await wizard.go('Next').click();

  await expect(wizard.go('Next')).toBeDisabled();
  await expect(says('Please select at least 1 tag.', wizard.shown)).toBeVisible();
  await expect(wizard.button('Add tag')).toBeDisabled();
  await field('Your own tag').fill('នំប៉័ង');
  await wizard.button('Add tag').click();
  const { chips } = wizard;
  for (const at of [0, 1, 2, 3]) await chips.nth(at).click();
  await expect(chips.nth(4)).toBeDisabled();
  await expect(field('Your own tag')).toBeDisabled();
  for (const at of [0, 1, 2, 3]) await chips.nth(at).click();

  const onLine = (act: string, line: string) =>
    page.getByRole('button', { name: words(act).replace('{line}', line), exact: true });
  await field('New requirement').fill('to be deleted');
  await field('New requirement').press('Enter');
  await field('New requirement').fill('ចេះអាន');
  await wizard.button('Add requirement').click();
  await expect(field('New requirement')).toBeFocused();
  await onLine('Edit: {line}', 'ចេះអាន').click();
  await expect(field('Edit')).toBeFocused();
  await field('Edit').fill('');
  await expect(wizard.button('Update')).toBeDisabled();
  await field('Edit').fill('ចេះអាន និងសរសេរ');
  await onLine('Delete: {line}', 'to be deleted').click();
  await expect(field('Edit')).toHaveValue('ចេះអាន និងសរសេរ');
  await wizard.button('Update').click();
  await expect(onLine('Edit: {line}', 'ចេះអាន និងសរសេរ')).toBeFocused();
  await wizard.go('Next').click();
  await page.getByRole('radio', { name: words('Picture {number}').replace('{number}', '3') }).check();
  // Asked for as long as the employer has no company.
  await wizard.shown.locator('[name=company_name]').fill('Loom House');
  await wizard.go('Post').click();
  await expect(page).toHaveURL(/\/jobDetail\/\d+$/);
  await expect(notice('Job posted successfully.')).toBeVisible();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.locator(`a[href="/company/${employer.user_id}"]`)).toContainText('Loom House');
  const job_id = Number(/\d+$/.exec(page.url())?.[0]);
  const posted = await (await page.request.get(`/api/job/get/${job_id}`)).json();
  expect(posted).toMatchObject({
    name,
    tags: ['នំប៉័ង'],
    requirements: ['ចេះអាន និងសរសេរ'],
    responsibilities: [],
    required_skills: 'ដុតនំ',
    available_position: 2,
  });

  await test.step('it is listed, its draft is gone, and Back skips the steps', async () => {
    expect(await page.evaluate(() => localStorage.getItem('jobDraft'))).toBeNull();
    const [found, ...others] = await listing(page, `page=0&keyword=${encodeURIComponent(name)}`);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ job_id, img: 2, status: 'Hiring' });
    await expect(job).toContainText(longText);
    await page.goBack();
    await expect(page).toHaveURL(/\/jobs$/);
    await expect(cardOf(page, { job_id }).first()).toBeVisible();
    await page.goto(`/jobs?keyword=${encodeURIComponent(name)}`);
    // Worse matches follow.
    await expect(cards(page).getByRole('heading', { level: 3 }).first()).toHaveText(name);
    await page.goto('/createjob/4');
    await expect(page).toHaveURL(step(1));
  });
});

test(
  'a template fills in the wizard, and asks before it replaces text',
  { tag: '@desktop' },
  async ({ page, request, words, field, main, button, wizard, visit }) => {
    const vue = page.getByRole('radio', { name: 'Vue.Js' });
    await comeAsNew(page, 'employer');
    await test.step('steps beyond the draft lead to the first unfinished one', async () => {
      for (const address of ['/createjob/3', '/createjob/7']) {
        await page.goto(address);
        await expect(page).toHaveURL(step(1));
      }
    });
    await test.step('a template that would replace text asks first', async () => {
      await page.getByRole('radio', { name: words('Post by myself') }).check();
      await wizard.go('Next').click();
      await field('Job name').fill('អ្នកដុតនំ');
      await wizard.go('Back').click();
      await page.getByRole('radio', { name: words('Choose from an existing template') }).check();
      await expect(page.getByRole('group', { name: words('Template') }).getByRole('radio')).toHaveCount(12);
      await expect(wizard.go('Next')).toBeDisabled();
      const question = page.getByRole('alertdialog', { name: words('Replace what you wrote?') });
      await vue.click();
      await button('Cancel', question).click();
      await expect(vue).not.toBeChecked();
      await vue.click();
      await button('Replace', question).click();
    });
    await test.step('it brings its name, skills, requirements and responsibilities', async () => {
      await wizard.go('Next').click();
      await expect(field('Job name')).toHaveValue('Vue.Js');
      await expect(field('Required skills')).not.toHaveValue('');
      await expect(field('Available positions')).toHaveValue('1');
      await expect(field('Minimum age')).toHaveValue('18');
      await wizard.fillFacts('Vue.Js');
      await wizard.go('Next').click();
      await expect(main.getByRole('listitem').first()).toBeVisible();
      await expect(main.getByRole('button', { pressed: true })).toHaveCount(0);
    });
    await test.step('only employers have access', async () => {
      const guest = await visit();
      await guest.page.goto('/createjob/1');
      await expect(guest.notice('Please login first.', 'alert')).toBeVisible();
      await expect(guest.page).toHaveURL(/\/login/);
      await comeAs(guest.page, await newPerson(request, 'employee'));
      await guest.page.goto('/createjob/1');
      await expect(guest.page).toHaveURL(/\/$/);
    });
  },
);
