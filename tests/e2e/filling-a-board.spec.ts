/** An operator imports a file after checking it, and a company claims its jobs. */
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
