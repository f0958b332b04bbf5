/** The profile page of both account types and the setting: stopping, updating, the password. */
import { type Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type Screen } from './screen.ts';
import { bearer, comeAs, comeAsNew, giveCv, newPerson, newSeeker, post } from './people.ts';

/** The jobs in the employer's table; its head is no job. */
const rowsIn = (main: Locator): Locator =>
  main.getByRole('row').filter({ has: main.page().getByRole('rowheader') });
const moreOf = ({ main, words }: Screen): Locator =>
  main.getByRole('button', { name: words('More: {name}').replace('{name}', 'Night Baker') });
async function askToStop(screen: Screen): Promise<void> {
  await moreOf(screen).click();
  const name = screen.words('Stop: {name}').replace('{name}', 'Night Baker');
  await screen.page.getByRole('dialog').getByRole('button', { name }).click();
}

test('stopping asks first, closes the job, and a seeker with the page open can no longer apply', async ({
  page,
  request,
  words,
  main,
  button,
  link,
  says,
  visit,
  parts,
}) => {
  const employer = await newPerson(request, 'employer');
  const seeker = await newSeeker(request);
  const job = await post(request, employer);
  const theirs = await visit(seeker);
  await comeAs(page, employer);
  await page.goto('/myProfile');
  await theirs.page.goto(`/jobDetail/${job}`);
  const apply = theirs.own('Apply Now');
  await expect(apply).toBeEnabled();

  await askToStop(parts);
  const question = page.getByRole('alertdialog', { name: words('Stop hiring?') });
  await expect(question).toContainText(words('This cannot be undone.'));
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

test('a stop that failed says so and can be tried again', async ({
  page,
  request,
  says,
  button,
  notice,
  parts,
}) => {
  const employer = await newPerson(request, 'employer');
  await post(request, employer);
  await comeAs(page, employer);
  await page.goto('/myProfile');
  await page.route('**/api/job/stop/*', (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
  await askToStop(parts);
  await button('Stop', page.getByRole('alertdialog')).click();
  await expect(notice('Something went wrong. Please try again.', 'alert')).toBeVisible();
  await expect(moreOf(parts)).toBeEnabled();
  await page.unroute('**/api/job/stop/*');
  await askToStop(parts);
  await button('Stop', page.getByRole('alertdialog')).click();
  await expect(says('No jobs here.')).toBeVisible();
});

test('an employer without jobs is led to posting one', async ({ page, says, main, link }) => {
  await comeAsNew(page, 'employer');
  await page.goto('/myProfile');
  await expect(says('There are no applications.')).toBeVisible();
  await link('Post A Job', main).click();
  await expect(page).toHaveURL(/\/createjob\/1$/);
});

test('of many jobs thirty are drawn, and the others when they are asked for', async ({
  page,
  request,
  button,
  main,
}) => {
  const employer = await newPerson(request, 'employer');
  await Promise.all(Array.from({ length: 51 }, () => post(request, employer)));
  await comeAs(page, employer);
  await page.goto('/myProfile');
  const rows = rowsIn(main);
  await expect(rows).toHaveCount(30);
  await button('Show More').click();
  await expect(rows).toHaveCount(51);
  await expect(button('Show More')).toHaveCount(0);
  await expect(rows.last().getByRole('button')).toBeFocused();
});

test('the counts and the activity are those of the applications', async ({
  page,
  request,
  words,
  says,
  main,
}) => {
  const employer = await newPerson(request, 'employer');
  const person = await comeAsNew(page, 'employee');
  await giveCv(request, person);
  const headers = bearer(person);
  for (const job_id of [await post(request, employer), await post(request, employer)]) {
    await request.post('/api/app', { data: { job_id }, headers });
  }
  await page.goto('/myProfile');
  for (const count of [`2${words('Applied')}`, `2${words('Pending')}`, `0${words('Accepted')}`]) {
    await expect(main.getByText(count, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('list', { name: words('Activity') }).getByRole('listitem')).toHaveCount(2);
  await expect(says('No answers yet.')).toBeVisible();
});

test('the profile is updated once its required fields are filled in', async ({
  page,
  words,
  button,
  main,
  notice,
}) => {
  await comeAsNew(page, 'employee');
  await page.goto('/myProfile');
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
  await button('Update', sheet).click();
  await expect(sheet.getByLabel(words('E-mail'))).toBeFocused();
  await sheet.getByLabel(words('E-mail')).fill('baker@example.com');
  await button('Update', sheet).click();
  await expect(notice('Your profile has been updated.')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await page.reload();
  await expect(main.getByRole('region', { name: words('My Profile') })).toContainText('អ្នកដុតនំ');
  await expect(main.getByRole('region', { name: words('My Profile') })).toContainText('baker@example.com');
});

test('a chosen photo is shown here and sent nowhere', async ({ page, words, main }) => {
  await comeAsNew(page, 'employee');
  await page.goto('/myProfile');
  const profile = main.getByRole('region', { name: words('My Profile') });
  await expect(profile).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.getByLabel(words('Change photo')).setInputFiles('public/icons/icon-192.png');
  const picture = profile.locator('img');
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192);
  expect(sent).toEqual([]);
});

test('a new password signs out the other devices and keeps this one', async ({
  page,
  request,
  button,
  field,
  main,
  notice,
}) => {
  const person = await comeAsNew(page, 'employee');
  const elsewhere: { token: string } = await (
    await request.post('/api/auth/login', { data: { name: person.name, password: person.password } })
  ).json();
  const statusOf = async (token: string) =>
    (await request.get('/api/app', { headers: bearer({ token }) })).status();
  await page.goto('/setting');
  const password = field('New password');
  const save = button('Save', main);
  await expect(save).toBeDisabled();
  await password.fill('short');
  await save.click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await button('Show password').click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.fill('another long password');
  await save.click();
  await expect(notice('You have successfully reset your password.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await statusOf(elsewhere.token)).toBe(401);
  // Whoever had copied this one's token has nothing either.
  expect(await statusOf(person.token)).toBe(401);
  const stored = await page.evaluate(() => localStorage.getItem('user'));
  expect(await statusOf((JSON.parse(stored ?? '{}') as { token: string }).token)).toBe(200);
});

test('a log-in that is older is asked for the current password', async ({
  page,
  words,
  field,
  main,
  button,
  notice,
}) => {
  const person = await comeAsNew(page, 'employee');
  await page.addInitScript(
    (owner) => localStorage.setItem('visit', JSON.stringify({ owner, since: Date.now() - 3_600_000 })),
    person.user_id,
  );
  await page.goto('/setting');
  await field('Current password').fill('not the password');
  await field('New password').fill('another long password');
  await button('Save', main).click();
  await expect(field('Current password')).toHaveAccessibleDescription(
    words('The current password is not correct.'),
  );
  await field('Current password').fill(person.password);
  await button('Save', main).click();
  await expect(notice('You have successfully reset your password.')).toBeVisible();
});

test('a password that could not be changed stays in its field', async ({ page, field, main, button }) => {
  await comeAsNew(page, 'employee');
  await page.goto('/setting');
  await page.route('**/api/auth/updatePW', (route) => route.abort());
  const password = field('New password');
  await password.fill('another long password');
  await button('Save', main).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(password).toHaveValue('another long password');
  await expect(page).toHaveURL(/\/setting$/);
});

test('a refusal that this version does not know is told in the words of the server', async ({
  page,
  field,
  main,
  button,
}) => {
  await comeAsNew(page, 'employee');
  await page.goto('/setting');
  const message = 'Passwords rest on Sundays.';
  await page.route('**/api/auth/updatePW', (route) =>
    route.fulfill({ status: 409, json: { message, code: 'of_a_later_version' } }),
  );
  await field('New password').fill('another long password');
  await button('Save', main).click();
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await expect(field('New password')).toHaveValue('another long password');
});

test('a password that could not be changed is told even after one has left', async ({
  page,
  field,
  main,
  button,
  header,
  hold,
}) => {
  await comeAsNew(page, 'employee');
  await page.goto('/setting');
  const fail = await hold('**/api/auth/updatePW', (route) => route.abort());
  await field('New password').fill('another long password');
  await button('Save', main).click();
  await button('Back', header).click();
  await expect(button('Save', main)).toHaveCount(0);
  fail();
  await expect(page.getByRole('alert')).toBeVisible();
});
