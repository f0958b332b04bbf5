/** Two hundred applicants, answered from a phone (product 2.30). */
import { type Locator } from '@playwright/test';
import { type User } from '#contract/sessions.ts';
import { expect, test } from './fixtures.ts';
import { listOf } from './hiring.ts';
import { applicantCount, askingEmployer, crowdedEmployer } from './many-applicants.ts';
import { bearer, comeAs } from './people.ts';

/** Taps controls and counts the taps. */
function tapping() {
  let taps = 0;
  return {
    tap: async (control: Locator) => {
      await control.tap();
      taps += 1;
    },
    taps: () => taps,
  };
}

test('an employer answers two hundred applicants on a phone in six taps', async ({
  page,
  request,
  words,
  button,
  main,
  language,
}, { retry }) => {
  const said = (text: string, n: number) => words(text).replace('{n}', String(n));
  const answer = await request.post('/api/auth/login', { data: crowdedEmployer(language, retry) });
  const employer = (await answer.json()) as User;
  await comeAs(page, employer);
  await page.goto('/application');
  const choose = page.getByRole('button', { name: language === 'en' ? 'Choose' : 'ជ្រើស', exact: true });
  await expect(choose).toBeEnabled();
  const { tap, taps } = tapping();
  await tap(choose);
  await tap(button('All pending'));
  await expect(
    page.getByRole('status').filter({ hasText: said('{n} selected', applicantCount) }),
  ).toBeVisible();
  // A colleague answers one application in the meantime.
  const [first] = await listOf(request, employer);
  const decided = { data: { status: 'accepted' }, headers: bearer(employer) };
  await request.put(`/api/app/${first?.id}`, decided);
  await tap(button('Templates'));
  await tap(page.getByRole('dialog').getByRole('button', { name: /^អរគុណ/ }));
  const message = main.page().getByRole('textbox');
  await expect(message).toHaveValue(/^អរគុណដែលបានដាក់ពាក្យ។/);
  await tap(page.getByRole('button', { name: said('Reject {n}', applicantCount), exact: true }));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(said('Reject {n} applicants?', applicantCount));
  await tap(question.getByRole('button', { name: said('Reject {n}', applicantCount) }));
  expect(taps()).toBe(6);

  const toast = page.getByRole('status').filter({ hasText: said('Answers sent: {n}.', applicantCount - 1) });
  await expect(toast).toContainText(said('Already answered: {n}.', 1));
  // The button that had the focus is gone.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main.getByRole('listitem').first()).toContainText(words('Rejected'));
  const after = await listOf(request, employer);
  const rejected = after.filter(
    ({ status, message: text }) => status === 'rejected' && text?.startsWith('អរគុណ'),
  );
  expect(rejected).toHaveLength(applicantCount - 1);
});

test('an employer answers everyone without licence and motorbike in eight taps', async ({
  page,
  request,
  words,
  button,
  main,
  language,
}, { retry }) => {
  const answer = await request.post('/api/auth/login', { data: askingEmployer(language, retry) });
  await comeAs(page, (await answer.json()) as User);
  await page.goto('/application');
  // Readable without opening each: place, work, phone and answers.
  const row = main.getByRole('listitem').first();
  await expect(row).toContainText(words('Driving licence'));
  await expect(row.getByRole('link', { name: /0\d\d \d{3} \d{3}/ })).toBeVisible();
  const { tap, taps } = tapping();
  await tap(button('Driving licence'));
  await tap(button('Own motorbike'));
  await expect(page).toHaveURL(/answers=driving_licence%3Ayes%2Cown_motorbike%3Ayes/);
  await tap(button('Everyone else'));
  await expect(page).toHaveURL(/others=1/);
  await tap(page.getByRole('button', { name: language === 'en' ? 'Choose' : 'ជ្រើស', exact: true }));
  await tap(button('All pending'));
  const found = (applicantCount / 4) * 3;
  const said = (text: string) => words(text).replace('{n}', String(found));
  await expect(page.getByRole('status').filter({ hasText: said('{n} selected') })).toBeVisible();
  await tap(page.getByRole('button', { name: said('Reject {n}'), exact: true }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: said('Reject {n}') }));
  expect(taps()).toBeLessThanOrEqual(8);
  await expect(page.getByRole('status').filter({ hasText: said('Answers sent: {n}.') })).toBeVisible();
});
