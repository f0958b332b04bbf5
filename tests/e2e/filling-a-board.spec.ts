/** An operator imports a checked file or posts one job from a pasted text, and a company claims its jobs. */
import { expect, test } from './fixtures.ts';
import { enterAs } from './operator-page.ts';
import { newPerson } from './people.ts';

test('an operator imports a checked file, and an employer claims the company', async ({
  parts,
  words,
  visit,
}) => {
  const { page, button, main, heading } = parts;
  const company = `Claimed ${Date.now()}`;
  const header = 'company,source,occupation,salary,province';
  const file = (rows: readonly string[]) => ({
    name: 'jobs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...rows].join('\n')),
  });
  await enterAs(parts);
  await page.goto('/operator/import');
  await expect(heading('Fill the board')).toBeVisible();
  const chooser = main.locator('input[type=file]');

  await test.step('the check shows the row and column of an error, and posts nothing', async () => {
    await chooser.setInputFiles(file([`${company},Facebook,cook,$200,KH-99`]));
    await expect(main.getByRole('row').filter({ hasText: 'province' })).toContainText(
      words('Please choose an option from the list.'),
    );
    await expect(button('Post these jobs')).toHaveCount(0);
  });

  await chooser.setInputFiles(file([`${company},Facebook,cook,$200,KH-12`]));
  await button('Post these jobs').click();
  const code = await main.locator('.claim-codes code').textContent();

  const employer = await visit(await newPerson(page.request, 'employer'));
  await employer.page.goto('/companies/claim');
  await employer.field('Claim code').fill((code ?? '').toLowerCase());
  await employer.button('Claim', employer.main).click();
  await expect(employer.main.getByRole('status')).toContainText(company);
  await employer.page.goto('/companies/mine');
  await expect(employer.field('Name')).toHaveValue(company);
});

const post = [
  'ត្រូវការអ្នករត់តុ ៥នាក់ជាបន្ទាន់',
  'ប្រាក់ខែ ២០០$ - ២៥០$',
  'ខេត្តសៀមរាប',
  'មានបាយ និងកន្លែងស្នាក់នៅ',
  'ទូរស័ព្ទ 012 345 678',
].join('\n');

test('a pasted post becomes a job on behalf in at most 12 interactions, also over a reload', async ({
  parts,
  words,
}) => {
  const { page, button, main, field } = parts;
  await enterAs(parts);
  await page.goto('/operator/import');
  const company = `Pasted ${Date.now()}`;
  const address = 'https://www.facebook.com/example/posts/1';
  let interactions = 0;
  const act = async (action: Promise<void>): Promise<void> => {
    await action;
    interactions += 1;
  };
  await act(main.getByRole('link', { name: words('Post one job') }).click());
  await act(field('Text of the post').fill(post));
  await act(button('Fill in the form').click());
  await expect(field('Job name')).toHaveValue('អ្នករត់តុ');
  await expect(main.locator('[name="company.phone"]')).toHaveValue('012345678');
  await expect(field('Company name')).toBeFocused();
  await act(field('Company name').fill(company));
  await act(main.locator('[name="source.url"]').fill(address));
  await expect(button('Post')).toBeDisabled();
  await page.reload();
  await expect(field('Company name')).toHaveValue(company);
  await expect(main.locator('[name="source.url"]')).toHaveValue(address);
  await expect(field('Job name')).toHaveValue('អ្នករត់តុ');
  await act(button('All of it is right').click());
  await act(button('Post').click());
  await expect(main.getByText(words('Posted. Claim code for the company:'))).toBeVisible();
  expect(interactions).toBeLessThanOrEqual(12);

  await main.getByRole('link', { name: words('See the job') }).click();
  await expect(main.getByRole('link', { name: 'Facebook' })).toBeVisible();
});
