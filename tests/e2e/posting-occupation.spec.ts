/** Posting begins with the occupation (product 2.7): short for work that the list knows. */
import { type Locator } from '@playwright/test';
import { type Wording } from '../support/wording.ts';
import { expect } from './fixtures.ts';
import { comeAsNew } from './people.ts';
import { step, test } from './wizard.ts';

/** Taps and fields that a posting of a known occupation may take. */
const maximumActions = 14;

/** Its label ends with "(optional)". */
const kindOfWork = (main: Locator, words: Wording) => main.getByLabel(words('What kind of work is it?'));

test('a sewing operator in Kandal with meals and transport is posted with at most 14 taps and fields', async ({
  page,
  words,
  main,
  field,
  job,
  wizard,
}) => {
  let actions = 0;
  const tap = async (target: Locator) => {
    actions++;
    await target.tap();
  };
  const fill = async (target: Locator, text: string) => {
    actions++;
    await target.fill(text);
  };
  const chip = (name: string) => wizard.shown.getByRole('button', { name: words(name), exact: true });
  await comeAsNew(page, 'employer');
  await page.goto('/createjob');

  await tap(kindOfWork(main, words));
  const picker = page.getByRole('dialog', { name: words('What kind of work is it?') });
  await fill(picker.getByRole('searchbox'), 'ដេរ');
  await tap(picker.getByRole('listitem').getByRole('button').first());
  await expect(picker).toHaveCount(0);
  await expect(page.getByRole('radio', { name: words('Post by myself') })).toBeChecked();
  await tap(wizard.go('Next'));

  await expect(page).toHaveURL(step(2));
  await expect(field('Job name')).toHaveValue('អ្នកដេរ');
  await tap(field('Location'));
  await tap(page.getByRole('dialog').getByText(words('Kandal'), { exact: true }));
  await fill(field('From'), '230');
  await fill(field('To'), '280');
  await tap(chip('Meals'));
  await tap(chip('Transport'));
  await tap(wizard.go('Next'));

  await expect(page).toHaveURL(step(4));
  await tap(wizard.go('Post'));
  await expect(page).toHaveURL(/\/jobDetail\/\d+$/);
  expect(actions).toBeLessThanOrEqual(maximumActions);

  await test.step('the job has what was chosen and what is usual for the occupation', async () => {
    await expect(job.getByRole('listitem').filter({ hasText: words('Meals') })).toBeVisible();
    const posted = await (await page.request.get(`/api/job/get/${/\d+$/.exec(page.url())?.[0]}`)).json();
    expect(posted).toMatchObject({
      name: 'អ្នកដេរ',
      occupation: 'sewing_operator',
      industry: 'Garment And Footwear',
      province: 'KH-8',
      salary_min: 230,
      salary_max: 280,
      conditions: { provides: ['meals', 'transport'] },
    });
    expect(posted.tags.length).toBeGreaterThan(0);
    expect(posted.responsibilities.length).toBeGreaterThanOrEqual(3);
  });
});

test(
  'the picker works by keyboard, and typed text stays when the occupation changes',
  { tag: '@desktop' },
  async ({ page, words, main, field, wizard }) => {
    await comeAsNew(page, 'employer');
    await page.goto('/createjob');
    await kindOfWork(main, words).press('Enter');
    const picker = page.getByRole('dialog', { name: words('What kind of work is it?') });
    const search = picker.getByRole('searchbox');
    await search.fill('der');
    await search.press('ArrowDown');
    await expect(picker.getByRole('listitem').getByRole('button').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(search).toBeFocused();
    await search.fill('seamstress');
    await expect(picker.getByRole('listitem')).toHaveCount(1);
    await search.press('Enter');
    await expect(picker).toHaveCount(0);
    await expect(kindOfWork(main, words)).toBeFocused();
    await expect(kindOfWork(main, words)).toHaveText('Sewing operator');
    await wizard.go('Next').click();
    await field('Job name').fill('Tailor for suits');
    // The step before has left.
    await expect(kindOfWork(main, words)).toHaveCount(1);
    await kindOfWork(main, words).click();
    await picker.getByRole('button', { name: 'Health', exact: true }).click();
    await picker.getByRole('button', { name: /^Nurse/ }).click();
    await expect(field('Job name')).toHaveValue('Tailor for suits');
    // The level of a nurse is for the employer to choose.
    await expect(field('Level')).toHaveValue('');
    await expect(field('Industry')).toHaveValue('Health');
  },
);
