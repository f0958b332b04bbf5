/** Warnings about a posting: on its page, and in the wizard before it is posted (product 2.6, 2.7, 2.23). */
import { expect } from './fixtures.ts';
import { comeAsNew, comeAsSeeker, newPerson, post } from './people.ts';
import { ownName, step, test } from './wizard.ts';

const asksForMoney = 'A deposit of $20 is required for the uniform.';
const keepsPapers = 'We keep your original passport until the contract ends.';

test("a job's page shows a fee warning below its pay and above Apply, and explains “Verified”", async ({
  page,
  request,
  own,
  main,
  job,
  says,
  words,
  language,
}) => {
  const employer = await newPerson(request, 'employer');
  const withFee = await post(request, employer, ownName('Waiter'), { description: asksForMoney });
  const withoutFee = await post(request, employer, ownName('Baker'), { description: 'There is no fee.' });
  const warning = page.getByRole('region', { name: words('Be careful') });
  await test.step('the warning is in the server-rendered page, and in the app', async () => {
    const advice = 'This posting mentions a fee or deposit. A real job never costs money.';
    const html = await (
      await request.get(`/jobDetail/${withFee}?lang=${language === 'km' ? 'kh' : 'eng'}`)
    ).text();
    expect(html.replaceAll('\u200b', '')).toContain(words(advice));
    await comeAsSeeker(page);
    await page.goto(`/jobDetail/${withFee}`);
    await expect(says(advice)).toBeVisible();
    const line = words('Be careful: {what}').replace('{what}', words('fee or deposit'));
    await expect(page.getByText(line).filter({ visible: true })).toHaveCount(1);
    await own('See why').filter({ visible: true }).click();
    await expect(warning).toBeFocused();
    await expect(says(advice)).toBeInViewport();
    await own('Apply Now').click();
    await expect(own('Applied')).toBeVisible();
  });
  await test.step('a job without a fee has no warning', async () => {
    await page.goto(`/jobDetail/${withoutFee}`);
    await expect(own('Report this job')).toBeVisible();
    await expect(warning).toHaveCount(0);
  });
  await test.step('“Verified” opens its explanation, and the row leads to the company', async () => {
    await page.goto('/company/1');
    await main.locator('[href^="/jobDetail/"]').filter({ visible: true }).first().click();
    // The company's page may still be leaving the screen, and has such a region, too.
    const row = job.getByRole('region', { name: words('Company') }).filter({ visible: true });
    await row.getByText(words('Verified'), { exact: true }).click();
    const meaning =
      "We have checked the registration number and spoken with the company. We don't check every job.";
    await expect(says(meaning, row)).toBeVisible();
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\/company\/1$/);
  });
});

test(
  'the wizard names the field that causes a warning and leads there, and posting stays possible',
  { tag: '@desktop' },
  async ({ page, wizard, words, own }) => {
    await comeAsNew(page, 'employer');
    const name = ownName('Porter');
    await wizard.reachPreview(name, asksForMoney);
    const note = wizard.shown.getByRole('region', { name: words('Job seekers will see a warning') });
    await expect(note).toContainText(words('the description'));
    await expect(note).toContainText('deposit');
    await expect
      .poll(() => page.evaluate(() => [...(CSS.highlights.get('marked-phrase') ?? [])].join()))
      .toContain('deposit');
    await note.getByRole('button', { name: words('Edit the text') }).click();
    await expect(page).toHaveURL(step(2));
    await expect(page.getByRole('textbox', { name: words('Description') })).toBeFocused();
    await wizard.go('Next').click();
    await wizard.shown.getByLabel(words('New requirement'), { exact: true }).fill(keepsPapers);
    await wizard.button('Add requirement').click();
    await expect(note).toContainText(words('the requirements'));
    await note.getByRole('button', { name: words('Edit the text') }).click();
    await expect(page.locator(':focus')).toHaveAccessibleName(/We keep your original passport/);
    await wizard.go('Next').click();
    await wizard.go('Post').click();
    await expect(page).toHaveURL(/\/jobDetail\//);
    await expect(page.getByRole('region', { name: words('Be careful') })).toBeVisible();
    // It is their own job.
    await expect(own('Report this job')).toHaveCount(0);
  },
);
