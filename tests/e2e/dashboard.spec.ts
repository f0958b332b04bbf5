/** The profile page of both account types and the setting, in both languages: stopping, updating, the password. */
import { expect, type Page, test } from '@playwright/test';
import { locales, wording } from '../support/wording.ts';
import { ownButton } from './job-page.ts';
import { bearer, comeAs, comeAsNew, giveCv, newPerson, post, speak } from './people.ts';

for (const locale of locales) {
  const words = wording(locale);
  const button = (page: Page, name: string) => page.getByRole('button', { name: words(name), exact: true });
  const says = (page: Page, sentence: string) => page.locator('.kg-notices').getByText(words(sentence));
  const stopButton = (page: Page) =>
    page.getByRole('button', { name: words('Stop: {name}').replace('{name}', 'Night Baker') });

  test.describe(`in ${locale}`, () => {
    test.beforeEach(({ page }) => speak(page, locale));

    test('stopping asks first, closes the job, and a seeker with the page open can no longer apply', async ({
      page,
      browser,
      request,
    }) => {
      const employer = await newPerson(request, 'employer');
      const seeker = await newPerson(request, 'employee');
      await giveCv(request, seeker);
      const job = await post(request, employer);
      const theirs = await (await browser.newContext()).newPage();
      await speak(theirs, locale);
      await comeAs(theirs, seeker);
      await comeAs(page, employer);
      await page.goto('/myProfile');
      await theirs.goto(new URL(`/jobDetail/${job}`, page.url()).href);
      const apply = ownButton(theirs, words('Apply Now'));
      await expect(apply).toBeEnabled();

      await stopButton(page).click();
      const question = page.getByRole('alertdialog', { name: words('Stop hiring?') });
      await expect(question).toContainText(words('This cannot be undone.'));
      await question.getByRole('button', { name: words('Cancel') }).click();
      await expect(page.locator('.my-jobs tbody')).toContainText(words('Hiring'));
      await stopButton(page).click();
      await question.getByRole('button', { name: words('Stop') }).click();
      await expect(page.locator('.my-jobs tbody')).toContainText(words('Closed'));
      await expect(stopButton(page)).toHaveCount(0);
      // The focus went on to the row's own link.
      await expect(page.locator('.my-jobs').getByRole('link', { name: 'Night Baker' })).toBeFocused();

      await apply.click();
      await expect(apply).toBeDisabled();
      await expect(theirs.locator('.job-head:visible').getByText(words('Closed'))).toBeVisible();
    });

    test('a stop that failed says so and can be tried again', async ({ page, request }) => {
      const employer = await newPerson(request, 'employer');
      await post(request, employer);
      await comeAs(page, employer);
      await page.goto('/myProfile');
      await page.route('**/api/job/stop/*', (route) =>
        route.fulfill({ status: 500, json: { message: 'down' } }),
      );
      await stopButton(page).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('Stop') })
        .click();
      await expect(says(page, 'Something went wrong. Please try again.')).toBeVisible();
      await expect(stopButton(page)).toBeEnabled();
      await page.unroute('**/api/job/stop/*');
      await stopButton(page).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('Stop') })
        .click();
      await expect(page.locator('.my-jobs tbody')).toContainText(words('Closed'));
    });

    test('an employer without jobs is led to posting one', async ({ page }) => {
      await comeAsNew(page, 'employer');
      await page.goto('/myProfile');
      await expect(page.getByText(words('There are no applications.'))).toBeVisible();
      await page
        .locator('.dashboard-jobs')
        .getByRole('link', { name: words('Post A Job') })
        .click();
      await expect(page).toHaveURL(/\/createjob\/1$/);
    });

    test('of many jobs fifty are drawn, and the others when they are asked for', async ({
      page,
      request,
    }) => {
      const employer = await newPerson(request, 'employer');
      await Promise.all(Array.from({ length: 51 }, () => post(request, employer)));
      await comeAs(page, employer);
      await page.goto('/myProfile');
      const rows = page.locator('.my-jobs tbody tr');
      await expect(rows).toHaveCount(50);
      await button(page, 'Show More').click();
      await expect(rows).toHaveCount(51);
      await expect(button(page, 'Show More')).toHaveCount(0);
      await expect(rows.last().getByRole('button')).toBeFocused();
    });

    test('the counts and the activity are those of the applications', async ({ page, request }) => {
      const employer = await newPerson(request, 'employer');
      const person = await comeAsNew(page, 'employee');
      await giveCv(request, person);
      const headers = bearer(person);
      for (const job_id of [await post(request, employer), await post(request, employer)]) {
        await request.post('/api/app', { data: { job_id }, headers });
      }
      await page.goto('/myProfile');
      await expect(page.locator('.kg-tile strong')).toHaveText(['2', '2', '0']);
      await expect(page.getByRole('list', { name: words('Activity') }).getByRole('listitem')).toHaveCount(2);
      await expect(page.getByText(words('No answers yet.'))).toBeVisible();
    });

    test('the profile is updated once its required fields are filled in', async ({ page }) => {
      await comeAsNew(page, 'employee');
      await page.goto('/myProfile');
      const sheet = page.getByRole('dialog', { name: words('Update Profile') });
      const profession = sheet.getByLabel(words('Profession'));
      await button(page, 'Update Profile').click();
      await expect(profession).toBeVisible();
      await page.mouse.click(5, 5);
      await expect(sheet).toHaveCount(0);
      await expect(button(page, 'Update Profile')).toBeFocused();
      await button(page, 'Update Profile').click();
      await sheet.getByRole('button', { name: words('Update'), exact: true }).click();
      await expect(profession).toBeFocused();
      for (const label of ['Profession', 'E-mail', 'Date of birth']) {
        await expect(sheet.getByLabel(words(label))).toHaveAttribute('aria-invalid', 'true');
      }
      await profession.fill('អ្នកដុតនំ');
      await expect(profession).not.toHaveAttribute('aria-invalid', 'true');
      // Marking the text and letting go outside of the sheet is no tap there.
      await profession.hover();
      await page.mouse.down();
      await page.mouse.move(5, 5);
      await page.mouse.up();
      await expect(profession).toHaveValue('អ្នកដុតនំ');
      await sheet.getByLabel(words('E-mail')).fill('not an address');
      await sheet.getByLabel(words('Date of birth')).fill('2000-06-15');
      await sheet.getByRole('button', { name: words('Update'), exact: true }).click();
      await expect(sheet.getByLabel(words('E-mail'))).toBeFocused();
      await sheet.getByLabel(words('E-mail')).fill('baker@example.com');
      await sheet.getByRole('button', { name: words('Update'), exact: true }).click();
      await expect(says(page, 'Your profile has been updated.')).toBeVisible();
      await expect(sheet).toHaveCount(0);
      await page.reload();
      await expect(page.locator('.profile-card')).toContainText('អ្នកដុតនំ');
      await expect(page.locator('.profile-card')).toContainText('baker@example.com');
    });

    test('a chosen photo is shown here and sent nowhere', async ({ page }) => {
      await comeAsNew(page, 'employee');
      await page.goto('/myProfile');
      await expect(page.locator('.kg-tile').first()).toBeVisible();
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET') sent.push(request.url());
      });
      await page.getByLabel(words('Change photo')).setInputFiles('public/icons/icon-192.png');
      const picture = page.locator('.profile-photo img');
      await expect(picture).toHaveAttribute('src', /^blob:/);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192);
      expect(sent).toEqual([]);
    });

    test('a new password signs out the other devices and keeps this one', async ({ page, request }) => {
      const person = await comeAsNew(page, 'employee');
      const elsewhere: { token: string } = await (
        await request.post('/api/auth/login', { data: { name: person.name, password: person.password } })
      ).json();
      const statusOf = async (token: string) =>
        (await request.get('/api/app', { headers: bearer({ token }) })).status();
      await page.goto('/setting');
      const password = page.getByLabel(words('New password'), { exact: true });
      const save = page.getByRole('main').getByRole('button', { name: words('Save'), exact: true });
      await expect(save).toBeDisabled();
      await password.fill('short');
      await save.click();
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await button(page, 'Show password').click();
      await expect(password).toHaveAttribute('type', 'text');
      await password.fill('another long password');
      await save.click();
      await expect(page.locator('.kg-notice.blue')).toContainText(
        words('You have successfully reset your password.'),
      );
      await expect(page).toHaveURL(/\/$/);
      expect(await statusOf(elsewhere.token)).toBe(401);
      expect(await statusOf(person.token)).toBe(200);
    });

    test('a password that could not be changed stays in its field', async ({ page }) => {
      await comeAsNew(page, 'employee');
      await page.goto('/setting');
      await page.route('**/api/auth/updatePW', (route) => route.abort());
      const password = page.getByLabel(words('New password'), { exact: true });
      await password.fill('another long password');
      await page
        .getByRole('main')
        .getByRole('button', { name: words('Save'), exact: true })
        .click();
      await expect(page.locator('.kg-notice.red')).toBeVisible();
      await expect(password).toHaveValue('another long password');
      await expect(page).toHaveURL(/\/setting$/);
    });

    test('a password that could not be changed is told even after one has left', async ({ page }) => {
      await comeAsNew(page, 'employee');
      await page.goto('/setting');
      let fail = () => {};
      const left = new Promise<void>((resolve) => (fail = resolve));
      await page.route('**/api/auth/updatePW', async (route) => {
        await left;
        await route.abort();
      });
      await page.getByLabel(words('New password'), { exact: true }).fill('another long password');
      await page
        .getByRole('main')
        .getByRole('button', { name: words('Save'), exact: true })
        .click();
      await page
        .locator('.kg-sub-header')
        .getByRole('button', { name: words('Back') })
        .click();
      await expect(page.locator('.setting-save')).toHaveCount(0);
      fail();
      await expect(page.locator('.kg-notice.red')).toBeVisible();
    });
  });
}
