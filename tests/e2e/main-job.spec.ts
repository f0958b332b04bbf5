/** The main journey from end to end: find a job, apply, and appear in the employer's list. */
import { expect, test } from './fixtures.ts';
import { fillPersonal } from './cv-page.ts';

/** A demo job, and a word from the middle of its unsegmented name. */
const jobName = 'ទីប្រឹក្សាផ្នែកលក់ សាខាទួលគោក';
const wordInside = 'ទួលគោក';

test(
  'a seeker finds a job by a Khmer word, registers, creates a CV and applies, and the employer sees it',
  { tag: '@each-width' },
  async ({ page, request, words, main, button, link, heading, notice, own, visit }) => {
    // One test with many pages.
    test.slow();
    const name = `seeker-${crypto.randomUUID()}`;
    const firstName = `សុភា ${name.slice(-6)}`;
    const job = page.getByRole('heading', { level: 1, name: jobName });

    await page.goto('/jobs');
    const keyword = page.locator('input[type=search]').filter({ visible: true });
    await keyword.fill(wordInside);
    await keyword.press('Enter');
    await expect(heading('Search Results:')).toBeVisible();
    await page.getByRole('link', { name: jobName }).filter({ visible: true }).first().click();
    await expect(job).toBeVisible();

    await own('Save').click();
    await expect(notice('Please log in first.', 'alert')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await link('Register', main).click();
    await expect(page).toHaveURL(/\/register/);
    // The log-in page may still be leaving the screen, and has the same fields.
    const send = button('Register');
    const form = page.locator('form').filter({ has: send });
    await form.getByLabel(words('Name'), { exact: true }).fill(name);
    await form.getByLabel(words('Password'), { exact: true }).fill('long-enough-password');
    await send.click();

    await expect(job).toBeVisible();
    await own('Apply Now').click();
    await expect(notice('Please create a curriculum vitae first.', 'alert')).toBeVisible();
    await expect(page).toHaveURL(/\/cv/);
    await button('Fill in the full CV').click();
    await fillPersonal(page, { first_name: firstName, last_name: 'ចាន់' });
    await button('Create').click();
    await expect(notice('Your CV has been saved.')).toBeVisible();

    await link('Go back to the job and apply').click();
    await expect(job).toBeVisible();
    await own('Apply Now').click();
    await expect(own('Applied')).toBeDisabled();
    await page.goto('/appliedJobs');
    await expect(page.getByRole('link', { name: jobName }).filter({ visible: true }).first()).toBeVisible();

    const sokha = await request.post('/api/auth/login', {
      data: { name: 'sokha', password: 'karngea-demo' },
    });
    const office = await visit(await sokha.json());
    await office.page.goto('/application');
    await expect(office.page.getByRole('link', { name: `ចាន់ ${firstName}` })).toBeVisible();
  },
);
