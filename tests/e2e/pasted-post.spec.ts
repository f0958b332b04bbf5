/** A pasted post fills the form (product 2.7): what was read is marked until it was looked at. */
import { expect } from './fixtures.ts';
import { comeAsNew } from './people.ts';
import { step, test } from './wizard.ts';

test.use({ language: 'km' });

const post = [
  '📢📢ត្រូវការអ្នករត់តុ ៥នាក់ជាបន្ទាន់📢📢',
  '💰 ប្រាក់ខែ ២០០$ - ២៥០$',
  '📍 ខេត្តសៀមរាប',
  '🍚 មានបាយ និងកន្លែងស្នាក់នៅ',
  '✅ <b>ចេះញញឹម</b>',
  'ទូរស័ព្ទ 012 345 678',
].join('\n');

test('a Khmer post is pasted, checked and posted', async ({ page, words, main, field, wizard }) => {
  await comeAsNew(page, 'employer');
  await page.goto('/createjob');
  await page.getByRole('radio', { name: words('Paste a post') }).check();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.postData() ?? ''));
  await field('Text of the post').fill(post);
  await expect(main.getByRole('status').filter({ hasText: words('Pay') })).toBeVisible();
  await main.getByRole('button', { name: words('Fill in the form') }).click();

  await expect(page).toHaveURL(step(2));
  await expect(field('Job name')).toHaveValue('អ្នករត់តុ');
  await expect(field('From')).toHaveValue('200');
  await expect(field('Available positions')).toHaveValue('5');
  const marks = wizard.shown.getByRole('button', { name: words("It's right"), exact: true });
  // Occupation, name, place, pay, conditions, urgent, positions.
  await expect(marks).toHaveCount(7);
  const next = wizard.go('Next');
  await expect(next).toBeDisabled();

  await test.step('a draft retains the marks', async () => {
    await page.reload();
    await expect(marks).toHaveCount(7);
  });
  await test.step('looking at a field, changing or confirming it removes its mark', async () => {
    await field('Job name').focus();
    await expect(marks).toHaveCount(6);
    await field('To').fill('260');
    await expect(marks).toHaveCount(5);
    await wizard.shown.getByRole('button', { name: words('Show'), exact: true }).click();
    await expect(marks.first()).toBeFocused();
    for (let left = 5; left > 0; left--) {
      await marks.first().click();
      await expect(marks).toHaveCount(left - 1);
    }
  });
  expect(requests.join('')).not.toContain('ចេះញញឹម');
  await next.click();
  await expect(page).toHaveURL(step(4));
  await wizard.go('Post').click();
  await expect(page).toHaveURL(/\/jobDetail\/\d+$/);
  const posted = await (await page.request.get(`/api/job/get/${/\d+$/.exec(page.url())?.[0]}`)).json();
  expect(posted).toMatchObject({
    name: 'អ្នករត់តុ',
    occupation: 'waiter',
    province: 'KH-17',
    salary_min: 200,
    salary_max: 260,
    available_position: 5,
    conditions: { provides: ['meals', 'accommodation'] },
  });
  expect(posted.description).toContain('&lt;b&gt;ចេះញញឹម&lt;/b&gt;');
  expect(posted.description).toContain('012 345 678');
});

test('several jobs are posted one after another', async ({ page, words, main, field, wizard }) => {
  await comeAsNew(page, 'employer');
  await page.goto('/createjob');
  await page.getByRole('radio', { name: words('Paste a post') }).check();
  await field('Text of the post').fill('ហាងបាយជ្រើសរើស\n1. ចុងភៅ 2នាក់ 300$\n2. អ្នករត់តុ 3នាក់ 200$\nភ្នំពេញ');
  await main.getByRole('button', { name: words('Fill in the form') }).click();
  const marks = wizard.shown.getByRole('button', { name: words("It's right"), exact: true });
  for (const name of ['ចុងភៅ', 'អ្នករត់តុ']) {
    await expect(field('Job name')).toHaveValue(name);
    await expect(marks).not.toHaveCount(0);
    for (let left = await marks.count(); left > 0; left--) {
      await marks.first().click();
      await expect(marks).toHaveCount(left - 1);
    }
    await wizard.go('Next').click();
    await expect(page).toHaveURL(step(4));
    await wizard.go('Post').click();
    if (name !== 'ចុងភៅ') break;
    await expect(page).toHaveURL(step(1));
    await main.getByRole('button', { name: words('Fill in the form') }).click();
    await expect(page).toHaveURL(step(2));
  }
  await expect(page).toHaveURL(/\/jobDetail\/\d+$/);
});
