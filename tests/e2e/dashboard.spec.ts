/** The profile page of both account types, and changing the password in the settings. */
import { type Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type Screen } from './screen.ts';
import { bearer, comeAsNew, comeAsSeeker, newPerson, newSeeker, post } from './people.ts';

/** The jobs in the employer's table, without its header. */
const rowsIn = (main: Locator): Locator =>
  main.getByRole('row').filter({ has: main.page().getByRole('rowheader') });
const moreOf = ({ main, words }: Screen): Locator =>
  main.getByRole('button', { name: words('More: {name}').replace('{name}', 'Night Baker') });
async function askToStop(screen: Screen): Promise<void> {
  await moreOf(screen).click();
  const name = screen.words('Stop: {name}').replace('{name}', 'Night Baker');
  await screen.page.getByRole('dialog').getByRole('button', { name }).click();
}

test(
  'an employer posts a first job, and stops it after a question',
  { tag: '@desktop' },
  async ({ page, request, words, main, button, link, says, notice, visit, parts }) => {
    const employer = await comeAsNew(page, 'employer');
    const none = says('There are no applications.');
    await page.goto('/application');
    await expect(none).toBeVisible();
    await page.goto('/myProfile');
    await expect(none).toBeVisible();
    await link('Post A Job', main).click();
    await expect(page).toHaveURL(/\/createjob\/1$/);

    const job = await post(request, employer);
    const theirs = await visit(await newSeeker(request));
    await theirs.page.goto(`/jobDetail/${job}`);
    const apply = theirs.own('Apply Now');
    await expect(apply).toBeEnabled();
    await page.goto('/myProfile');
    const question = page.getByRole('alertdialog', { name: words('Stop hiring?') });

    await test.step('a failed stop is reported', async () => {
      const stopping = '**/api/job/stop/*';
      await page.route(stopping, (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
      await askToStop(parts);
      await button('Stop', question).click();
      await expect(notice('Something went wrong. Please try again.', 'alert')).toBeVisible();
      await expect(moreOf(parts)).toBeEnabled();
      await page.unroute(stopping);
    });

    await test.step('the job is closed, also for a seeker who has its page open', async () => {
      await askToStop(parts);
      await expect(question).toContainText(words("This can't be undone."));
      await button('Cancel', question).click();
      await expect(rowsIn(main)).toContainText(words('Hiring'));
      await askToStop(parts);
      await button('Stop', question).click();
      await expect(says('No jobs here.')).toBeVisible();
      await main.getByRole('radio', { name: words('Closed') }).check();
      await expect(rowsIn(main)).toContainText(words('Closed'));
      await moreOf(parts).click();
      await expect(link('Post again')).toBeVisible();
      await expect(link('Edit')).toHaveCount(0);
      await apply.click();
      await expect(apply).toBeDisabled();
      await expect(theirs.says('Closed', theirs.job)).toBeVisible();
    });
  },
);

test(
  'a seeker sees the counts of applications, completes the profile, and picks a photo that is not uploaded',
  { tag: '@desktop' },
  async ({ page, request, words, says, button, main, notice }) => {
    const person = await comeAsSeeker(page);
    const employer = await newPerson(request, 'employer');
    for (const job_id of [await post(request, employer), await post(request, employer)])
      await request.post('/api/app', { data: { job_id }, headers: bearer(person) });
    await page.goto('/myProfile');
    for (const count of [`2${words('Applied')}`, `2${words('Pending')}`, `0${words('Accepted')}`])
      await expect(main.getByText(count, { exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: words('Activity') }).getByRole('listitem')).toHaveCount(2);
    await expect(says('No answers yet.')).toBeVisible();

    const profile = main.getByRole('region', { name: words('My Profile') });
    await test.step('a picked photo stays in this browser', async () => {
      const sent: string[] = [];
      page.on('request', (one) => one.method() !== 'GET' && sent.push(one.url()));
      await page.getByLabel(words('Change photo')).setInputFiles('public/icons/icon-192.png');
      const picture = profile.locator('img');
      await expect(picture).toHaveAttribute('src', /^blob:/);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192);
      expect(sent).toEqual([]);
    });

    await test.step('required fields must be filled in before the profile is updated', async () => {
      const sheet = page.getByRole('dialog', { name: words('Update Profile') });
      const profession = sheet.getByLabel(words('Profession'));
      await button('Update Profile').click();
      await expect(profession).toBeVisible();
      await page.mouse.click(5, 5);
      await expect(sheet).toHaveCount(0);
      await expect(button('Update Profile')).toBeFocused();
      await button('Update Profile').click();
      await button('Update', sheet).click();
      await expect(profession).toBeFocused();
      for (const label of ['Profession', 'E-mail', 'Date of birth'])
        await expect(sheet.getByLabel(words(label))).toHaveAttribute('aria-invalid', 'true');
      await profession.fill('អ្នកដុតនំ');
      await expect(profession).not.toHaveAttribute('aria-invalid', 'true');
      // Selecting text and releasing outside of the sheet must not count as a click there.
      await profession.hover();
      await page.mouse.down();
      await page.mouse.move(5, 5);
      await page.mouse.up();
      await expect(profession).toHaveValue('អ្នកដុតនំ');
      await sheet.getByLabel(words('E-mail')).fill('not an address');
      await sheet.getByLabel(words('Date of birth')).fill('2000-06-15');
      await button('Update', sheet).click();
      await expect(sheet.getByLabel(words('E-mail'))).toBeFocused();
      await sheet.getByLabel(words('E-mail')).fill('baker@example.com');
      await button('Update', sheet).click();
      await expect(notice('Your profile has been updated.')).toBeVisible();
      await expect(sheet).toHaveCount(0);
      await page.reload();
      for (const text of ['អ្នកដុតនំ', 'baker@example.com']) await expect(profile).toContainText(text);
    });
  },
);

test('a password that could not be changed stays in its field; an older log-in must give the current one', async ({
  page,
  words,
  field,
  main,
  button,
  header,
  notice,
}) => {
  const person = await comeAsNew(page, 'employee');
  const change = '**/api/auth/updatePW';
  const password = field('New password');
  await page.goto('/setting');
  await password.fill('another long password');

  await test.step('there is no network', async () => {
    await page.route(change, (route) => route.abort());
    await button('Save', main).click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect(password).toHaveValue('another long password');
    await expect(page).toHaveURL(/\/setting$/);
    await page.unroute(change);
  });

  await test.step("an unknown refusal of a later version shows the server's message", async () => {
    const json = { message: 'Passwords rest on Sundays.', code: 'of_a_later_version' };
    await page.route(change, (route) => route.fulfill({ status: 409, json }));
    await button('Save', main).click();
    await expect(page.getByRole('alert').filter({ hasText: json.message })).toBeVisible();
    await expect(password).toHaveValue('another long password');
    await page.unroute(change);
  });

  await test.step('a failure is reported after the page was left', async () => {
    let fail = (): void => undefined;
    const released = new Promise<void>((resolve) => (fail = resolve));
    await page.route(change, (route) => released.then(() => route.abort()));
    await password.fill('another long password');
    await button('Save', main).click();
    await button('Back', header).click();
    await expect(button('Save', main)).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    fail();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await page.unroute(change);
  });

  await test.step('an hour after the log-in the current password is required', async () => {
    await page.addInitScript(
      (owner) => localStorage.setItem('visit', JSON.stringify({ owner, since: Date.now() - 3_600_000 })),
      person.user_id,
    );
    await page.goto('/setting');
    await field('Current password').fill('not the password');
    await password.fill('another long password');
    await button('Save', main).click();
    await expect(field('Current password')).toHaveAccessibleDescription(
      words("The current password isn't correct."),
    );
    await field('Current password').fill(person.password);
    await button('Save', main).click();
    await expect(notice('You have successfully reset your password.')).toBeVisible();
  });
});
