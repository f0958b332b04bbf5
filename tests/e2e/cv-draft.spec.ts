/** What was typed into a CV is not lost: to a failure, a reload, an ended session, another tab. */
import { type Page } from '@playwright/test';
import { type User } from '#contract/accounts.ts';
import { expect } from './fixtures.ts';
import { comeToCv, fillPersonal, storedCv, test } from './cv-page.ts';
import { screenOf } from './screen.ts';
import { bearer, comeAs, comeAsSeeker } from './people.ts';

test('a save that fails, or whose answer is lost, keeps the form and can be tried again', async ({
  page,
  words,
  button,
  cvField,
}) => {
  const person = await comeToCv(page, { withCv: false });
  await fillPersonal(page);
  await cvField('user_info.city').fill('Kampot');
  const failed = page.getByRole('alert').filter({
    hasText: words('Your CV was not saved. What you typed is kept.'),
  });
  await page.route('**/api/cv', (route) => route.fulfill({ status: 503, json: { message: 'down' } }));
  await button('Create').click();
  await expect(failed).toBeVisible();
  await expect(cvField('user_info.city')).toHaveValue('Kampot');
  await page.unroute('**/api/cv');
  // The server saves, but its answer is lost on the way: the next try finds a CV that it did not know of.
  await page.route('**/api/cv', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button('Close').click();
  await expect(failed).toHaveCount(0);
  await button('Create').click();
  await expect(failed).toBeVisible();
  await page.unroute('**/api/cv');
  await button('Create').click();
  await expect(button('Edit')).toBeVisible();
  expect((await storedCv(page, person)).user_info.city).toBe('Kampot');
});

test('what was typed comes back after a reload, until it is saved', async ({
  page,
  changeCv,
  button,
  says,
  cvField,
}) => {
  await changeCv();
  await cvField('user_info.address').fill('ផ្លូវ 271');
  await page.reload();
  await expect(says('Your draft has been restored.')).toBeVisible();
  await expect(cvField('user_info.address')).toHaveValue('ផ្លូវ 271');
  await button('Update').click();
  await expect(button('Edit')).toBeVisible();
  await page.reload();
  await expect(page.getByText('ផ្លូវ 271')).toBeVisible();
  await expect(button('Edit')).toBeVisible();
});

test('what was typed outlives a session that ended meanwhile', async ({
  page,
  changeCv,
  request,
  button,
  logIn,
  cvField,
}) => {
  const person = await changeCv();
  await cvField('user_info.city').fill('Pursat');
  await request.post('/api/auth/logout', { headers: bearer(person) });
  await button('Update').click();
  await expect(page).toHaveURL(/\/login/);
  await logIn(person);
  await expect(page).toHaveURL(/\/cv$/);
  await expect(cvField('user_info.city')).toHaveValue('Pursat');
});

test('leaving with changes asks once, and the changes wait', async ({
  page,
  changeCv,
  button,
  link,
  cvField,
}) => {
  await changeCv();
  await button('Go Back').click();
  await expect(button('Edit')).toBeVisible();
  await button('Edit').click();
  await cvField('user_info.city').fill('Takeo');
  await link('Home').first().click();
  const question = page.getByRole('alertdialog');
  await button('Cancel', question).click();
  await expect(page).toHaveURL(/\/cv$/);
  await link('Home').first().click();
  await button('Leave', question).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/cv');
  await expect(cvField('user_info.city')).toHaveValue('Takeo');
});

test('a save that fails after one has left is told', async ({
  page,
  changeCv,
  button,
  says,
  cvField,
  hold,
}) => {
  await changeCv();
  await cvField('user_info.city').fill('Takeo');
  const fail = await hold('**/api/cv', (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
  await button('Update').click();
  await button('Go Back').click();
  await button('Leave', page.getByRole('alertdialog')).click();
  await expect(button('Edit')).toBeVisible();
  fail();
  await expect(says('Your CV was not saved. What you typed is kept.')).toBeVisible();
  await page.goto('/cv');
  await expect(cvField('user_info.city')).toHaveValue('Takeo');
});

test('where the CV cannot be loaded there is the form for creating, which replaces none unseen', async ({
  page,
  button,
  says,
  cvField,
}) => {
  const person = await comeAsSeeker(page);
  const reading = '**/api/cv/*';
  await page.route(reading, (route) => route.fulfill({ status: 403, json: { message: 'no' } }));
  await page.goto('/cv');
  await expect(says('Your CV could not be loaded.')).toBeVisible();
  await fillPersonal(page);
  const refusedAgain = page.waitForResponse(reading);
  await button('Try again').click();
  await refusedAgain;
  await expect(cvField('user_info.address')).toHaveValue('Street 63');
  await page.unroute(reading);
  await button('Create').click();
  await expect(says('Your CV was not saved. What you typed is kept.')).toBeVisible();
  // The stored one has been read now; what was typed replaces it if the person says so.
  expect((await storedCv(page, person)).user_info.address).not.toBe('Street 63');
  await button('The one typed here').click();
  await expect(button('Edit')).toBeVisible();
  expect((await storedCv(page, person)).user_info.address).toBe('Street 63');
});

test('a CV saved in another tab is announced in this one', async ({
  page,
  changeCv,
  context,
  words,
  button,
  cvField,
}) => {
  const person = await changeCv();
  const tab = await context.newPage();
  const other = screenOf(tab, words);
  await comeAs(tab, person);
  await tab.goto('/cv');
  await other.button('Edit').click();
  await cvField('user_info.city').fill('Siem Reap');
  await tab.locator('[name="user_info.city"]').fill('Kep');
  await other.button('Update').click();
  await expect(other.button('Edit')).toBeVisible();
  const overtaken = words('Your CV was changed elsewhere. When you save, you choose which one to keep.');
  await expect(page.getByRole('status').filter({ hasText: overtaken })).toBeVisible();
  await expect(cvField('user_info.city')).toHaveValue('Siem Reap');
  await button('Update').click();
  await button('Close', page.getByRole('dialog')).click();
  await expect(cvField('user_info.city')).toHaveValue('Siem Reap');
  expect((await storedCv(page, person)).user_info.city).toBe('Kep');
  await button('Update').click();
  await button('The one typed here').click();
  await expect(button('Edit')).toBeVisible();
  expect((await storedCv(page, person)).user_info.city).toBe('Siem Reap');
});

/** Another device, of which this one hears nothing. */
async function saveElsewhere(page: Page, person: User, city: string): Promise<void> {
  const { user_info, ...sections } = await storedCv(page, person);
  const data = { ...sections, user_info: { ...user_info, city } };
  await page.request.put('/api/cv', { data, headers: bearer(person) });
}

test('what another device saved is not replaced unseen, and can be kept', async ({
  page,
  changeCv,
  button,
  main,
  cvField,
}) => {
  const person = await changeCv();
  await cvField('user_info.city').fill('Siem Reap');
  await saveElsewhere(page, person, 'Kampong Cham');
  await button('Update').click();
  const question = page.getByRole('dialog');
  await expect(button('The one typed here', question)).toBeVisible();
  expect((await storedCv(page, person)).user_info.city).toBe('Kampong Cham');
  await button('The saved one', question).click();
  await expect(button('Edit')).toBeVisible();
  await expect(main.getByText('Kampong Cham')).toBeVisible();
  await page.reload();
  await expect(button('Edit')).toBeVisible();
});

test('a draft is not saved over what another device saved after it, until the person says so', async ({
  page,
  changeCv,
  button,
  says,
  cvField,
}) => {
  const person = await changeCv();
  await cvField('user_info.city').fill('Siem Reap');
  await saveElsewhere(page, person, 'Kampong Cham');
  await page.reload();
  await expect(cvField('user_info.city')).toHaveValue('Siem Reap');
  await expect(
    says('Your CV was changed elsewhere. When you save, you choose which one to keep.'),
  ).toBeVisible();
  await button('Update').click();
  await button('The one typed here').click();
  await expect(button('Edit')).toBeVisible();
  expect((await storedCv(page, person)).user_info.city).toBe('Siem Reap');
});

test('a nearer copy of the CV takes its place in a form in which nothing was typed', async ({
  page,
  changeCv,
  cvField,
  cvPart,
}) => {
  const person = await changeCv();
  await cvField('user_info.address').focus();
  const { user_info } = await storedCv(page, person);
  const skill = [
    { skill: 'Soup', level: 'Expert' },
    { skill: 'Bread', level: 'Skilled' },
  ];
  const data = { user_info: { ...user_info, city: 'Kep' }, skill };
  await page.request.put('/api/cv', { data, headers: bearer(person) });
  await page.evaluate((id) => new BroadcastChannel('karngea-cv').postMessage(id), person.user_id);
  await expect(cvField('user_info.city')).toHaveValue('Kep');
  await expect(cvPart('skill').getByRole('listitem')).toHaveCount(2);
  // Nobody added these here: the focus stays.
  await expect(cvField('user_info.address')).toBeFocused();
});
