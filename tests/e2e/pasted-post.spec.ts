/** A pasted post fills the form (product 2.7): what was read is marked until it was looked at. */
import { expect } from './fixtures.ts';
import { bearer, comeAsNew } from './people.ts';
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
  const employer = await comeAsNew(page, 'employer');
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
  // Occupation, name, place, pay, conditions, contact, urgent, positions.
  await expect(marks).toHaveCount(8);
  const next = wizard.go('Next');
  await expect(next).toBeDisabled();

  const show = wizard.shown.getByRole('button', { name: words('Show'), exact: true });
  // The occupation's texts, loaded later, fill the rest.
  await expect(show).toBeVisible();

  await test.step('a draft retains the marks', async () => {
    await page.reload();
    await expect(marks).toHaveCount(8);
  });
  await test.step('looking at a field, changing or confirming it removes its mark', async () => {
    await field('Job name').focus();
    await expect(marks).toHaveCount(7);
    await field('To').fill('260');
    await expect(marks).toHaveCount(6);
    await show.click();
    await expect(marks.first()).toBeFocused();
    for (let left = 6; left > 0; left--) {
      await marks.first().click();
      await expect(marks).toHaveCount(left - 1);
    }
  });
  expect(requests.join('')).not.toContain('ចេះញញឹម');
  await next.click();
  await expect(page).toHaveURL(step(4));
  await wizard.go('Post').click();
  await expect(page).toHaveURL(/\/jobDetail\/\d+$/);
  const address = `/api/job/get/${/\d+$/.exec(page.url())?.[0]}`;
  const posted = await (await page.request.get(address, { headers: bearer(employer) })).json();
  expect(posted).toMatchObject({
    name: 'អ្នករត់តុ',
    occupation: 'waiter',
    province: 'KH-17',
    salary_min: 200,
    salary_max: 260,
    available_position: 5,
    contact: { phone: '12345678' },
    conditions: { provides: ['meals', 'accommodation'] },
  });
  expect(posted.description).toContain('&lt;b&gt;ចេះញញឹម&lt;/b&gt;');
  expect(posted.description).not.toContain('012 345 678');
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
