/** Posting a job in four steps (product 2.7, 4.7, 5.4): template, own words, guards; its draft has a file of its own. */
import { expect } from './fixtures.ts';
import { cards, cardOf, listing } from './job-cards.ts';
import { comeAsNew, newPerson } from './people.ts';
import { ownName, step, test } from './wizard.ts';

test('a job with a long description is listed and found at once, and its draft and steps are gone', async ({
  page,
  words,
  notice,
  job,
  wizard,
}) => {
  const name = ownName('UI/UX Designer');
  const words5000 = Array.from({ length: 5_000 }, (_, at) => (at % 2 ? 'រចនា' : `word${at}`)).join(' ');
  await comeAsNew(page, 'employer');
  await page.goto('/jobs');
  await expect(cards(page).first()).toBeVisible();
  await wizard.reachPreview(name, words5000);
  await page.getByRole('radio', { name: words('Picture {number}').replace('{number}', '3') }).check();
  await wizard.go('Post').click();
  await expect(page).toHaveURL(/\/jobDetail\/\d+$/);
  await expect(notice('Job posted successfully.')).toBeVisible();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('jobDraft'))).toBeNull();
  const id = /\d+$/.exec(page.url())?.[0];
  const [found, ...others] = await listing(page, `page=0&keyword=${encodeURIComponent(name)}`);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ job_id: Number(id), img: 2, status: 'Hiring' });
  await expect(job).toContainText(words5000);

  // Going back leads to where the person was before, past the steps of the finished posting.
  await page.goBack();
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(cardOf(page, { job_id: Number(id) }).first()).toBeVisible();
  await page.goto(`/jobs?keyword=${encodeURIComponent(name)}`);
  // Behind it come jobs that lack the word that nobody knows.
  await expect(cards(page).getByRole('heading', { level: 3 }).first()).toHaveText(name);
  await page.goto('/createjob/4');
  await expect(page).toHaveURL(step(1));
});

test('a template brings its name, skills, requirements and responsibilities', async ({
  page,
  words,
  field,
  main,
  wizard,
}) => {
  await comeAsNew(page, 'employer');
  await page.goto('/createjob/1');
  await page.getByRole('radio', { name: words('Choose from an existing template') }).check();
  await expect(wizard.go('Next')).toBeDisabled();
  await expect(page.getByRole('group', { name: words('Template') }).getByRole('radio')).toHaveCount(12);
  await page.getByRole('radio', { name: 'Vue.Js' }).check();
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

test('a template that would replace what somebody wrote asks first', async ({
  page,
  words,
  field,
  button,
  wizard,
}) => {
  await comeAsNew(page, 'employer');
  await wizard.beginWith('Post by myself');
  await field('Job name').fill('អ្នកដុតនំ');
  await wizard.go('Back').click();
  await page.getByRole('radio', { name: words('Choose from an existing template') }).check();
  const question = page.getByRole('alertdialog', { name: words('Replace what you wrote?') });
  await page.getByRole('radio', { name: 'Vue.Js' }).click();
  await button('Cancel', question).click();
  await expect(page.getByRole('radio', { name: 'Vue.Js' })).not.toBeChecked();
  await page.getByRole('radio', { name: 'Vue.Js' }).click();
  await button('Replace', question).click();
  await wizard.go('Next').click();
  await expect(field('Job name')).toHaveValue('Vue.Js');
});

test('a job in own Khmer words, with own tag and lists, is posted as it was written', async ({
  page,
  words,
  field,
  says,
  wizard,
}) => {
  const name = ownName('អ្នកដុតនំពេលយប់');
  await comeAsNew(page, 'employer');
  await wizard.beginWith('Post by myself');
  await expect(wizard.go('Next')).toBeDisabled();
  await expect(says('Please fill in all the areas!', wizard.shown)).toBeVisible();
  await wizard.fillFacts(name);
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
  await wizard.go('Post').click();
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
  request,
  visit,
}) => {
  await comeAsNew(page, 'employer');
  await page.goto('/createjob/3');
  await expect(page).toHaveURL(step(1));
  await page.goto('/createjob/7');
  await expect(page).toHaveURL(step(1));

  const guest = await visit();
  await guest.page.goto('/createjob/1');
  await expect(guest.notice('Please login first.', 'alert')).toBeVisible();
  await expect(guest.page).toHaveURL(/\/login/);
  const employee = await visit(await newPerson(request, 'employee'));
  await employee.page.goto('/createjob/1');
  await expect(employee.page).toHaveURL(/\/$/);
});
