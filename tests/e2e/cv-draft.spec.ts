/** Text typed into a CV survives a failure, a reload, the end of a session, another tab and another device. */
import { type Page, type Route } from '@playwright/test';
import { type User } from '#contract/sessions.ts';
import { expect } from './fixtures.ts';
import { fillPersonal, storedCv, test } from './cv-page.ts';
import { screenOf } from './screen.ts';
import { bearer, comeAs, comeAsSeeker } from './people.ts';

test('changes are stored on leaving, reloading, failing to save or being logged out, until they are saved', async ({
  page,
  changeCv,
  request,
  button,
  link,
  logIn,
  says,
  cvField,
  hold,
}) => {
  const person = await changeCv();
  const address = cvField('user_info.address');
  const question = page.getByRole('alertdialog');
  await button('Go Back').click();
  await expect(button('Edit')).toBeVisible();
  await button('Edit').click();
  await address.fill('ផ្លូវ 271');

  await test.step('leaving asks once', async () => {
    await link('Home').first().click();
    await button('Cancel', question).click();
    await expect(page).toHaveURL(/\/cv$/);
    await link('Home').first().click();
    await button('Leave', question).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/cv');
    await expect(address).toHaveValue('ផ្លូវ 271');
    await page.reload();
    await expect(says('Your draft has been restored.')).toBeVisible();
    await expect(address).toHaveValue('ផ្លូវ 271');
  });

  await test.step('a failed save is reported after the form was left', async () => {
    const fail = await hold('**/api/cv', (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
    await button('Update').click();
    await button('Go Back').click();
    await button('Leave', question).click();
    await expect(button('Edit')).toBeVisible();
    fail();
    await expect(says("Your CV wasn't saved. What you typed is still here.")).toBeVisible();
    await page.unroute('**/api/cv');
    await page.goto('/cv', { waitUntil: 'networkidle' });
    await expect(address).toHaveValue('ផ្លូវ 271');
  });

  await test.step('the session ends meanwhile', async () => {
    // The save is the first request without a valid session.
    const reading = (route: Route) => (route.request().method() === 'GET' ? route.abort() : route.continue());
    await page.route('**/api/**', reading);
    await request.post('/api/auth/logout', { headers: bearer(person) });
    await button('Update').click();
    await expect(page).toHaveURL(/\/login/);
    await page.unroute('**/api/**', reading);
    await logIn(person);
    await expect(page).toHaveURL(/\/cv$/);
    await expect(address).toHaveValue('ផ្លូវ 271');
  });

  await button('Update').click();
  await expect(button('Edit')).toBeVisible();
  await page.reload();
  await expect(page.getByText('ផ្លូវ 271')).toBeVisible();
  await expect(button('Edit')).toBeVisible();
});

test('if the CV cannot be loaded the form for creating opens, which never overwrites an unseen one', async ({
  page,
  button,
  says,
  cvField,
}) => {
  const person = await comeAsSeeker(page);
  const reading = '**/api/cv/*';
  await page.route(reading, (route) => route.fulfill({ status: 403, json: { message: 'no' } }));
  await page.goto('/cv');
  await expect(says("Your CV couldn't be loaded.")).toBeVisible();
  await fillPersonal(page);
  const refusedAgain = page.waitForResponse(reading);
  await button('Try again').click();
  await refusedAgain;
  await expect(cvField('user_info.address')).toHaveValue('Street 63');
  await page.unroute(reading);
  await button('Create').click();
  await expect(says("Your CV wasn't saved. What you typed is still here.")).toBeVisible();
  // The stored one has been read now; the draft replaces it after a question.
  expect((await storedCv(page, person)).user_info.address).not.toBe('Street 63');
  await button('My edits here').click();
  await expect(button('Edit')).toBeVisible();
  expect((await storedCv(page, person)).user_info.address).toBe('Street 63');
});

test(
  'a CV saved in another tab is announced in this one',
  { tag: '@desktop' },
  async ({ page, changeCv, context, words, button, cvField }) => {
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
    const overtaken = words(
      'Your CV was changed on another device. When you save, you can choose which version to keep.',
    );
    await expect(page.getByRole('status').filter({ hasText: overtaken })).toBeVisible();
    await expect(cvField('user_info.city')).toHaveValue('Siem Reap');
    await button('Update').click();
    await button('Close', page.getByRole('dialog')).click();
    await expect(cvField('user_info.city')).toHaveValue('Siem Reap');
    expect((await storedCv(page, person)).user_info.city).toBe('Kep');
    await button('Update').click();
    await button('My edits here').click();
    await expect(button('Edit')).toBeVisible();
    expect((await storedCv(page, person)).user_info.city).toBe('Siem Reap');
  },
);

/** On another device, which does not notify this one. */
async function saveElsewhere(page: Page, person: User, city: string): Promise<void> {
  const { user_info, ...sections } = await storedCv(page, person);
  const data = { ...sections, user_info: { ...user_info, city } };
  await page.request.put('/api/cv', { data, headers: bearer(person) });
}

test('a CV saved on another device fills an untouched form, and is never replaced without a question', async ({
  page,
  changeCv,
  button,
  says,
  main,
  cvField,
  cvPart,
}) => {
  const person = await changeCv();
  const city = cvField('user_info.city');
  const storedCity = async () => (await storedCv(page, person)).user_info.city;

  await test.step('an untouched form shows it', async () => {
    await cvField('user_info.address').focus();
    const { user_info } = await storedCv(page, person);
    const skill = [
      { skill: 'Soup', level: 'Expert' },
      { skill: 'Bread', level: 'Skilled' },
    ];
    const data = { user_info: { ...user_info, city: 'Kep' }, skill };
    await page.request.put('/api/cv', { data, headers: bearer(person) });
    await page.evaluate((id) => new BroadcastChannel('karngea-cv').postMessage(id), person.user_id);
    await expect(city).toHaveValue('Kep');
    await expect(cvPart('skill').getByRole('listitem')).toHaveCount(2);
    // Not added by this user, so the focus stays.
    await expect(cvField('user_info.address')).toBeFocused();
  });

  await test.step('the saved one can be chosen', async () => {
    await city.fill('Siem Reap');
    await saveElsewhere(page, person, 'Skun');
    await button('Update').click();
    const question = page.getByRole('dialog');
    await expect(button('My edits here', question)).toBeVisible();
    expect(await storedCity()).toBe('Skun');
    await button('The saved version', question).click();
    await expect(button('Edit')).toBeVisible();
    await expect(main.getByText('Skun')).toBeVisible();
    await page.reload();
    await expect(button('Edit')).toBeVisible();
  });

  await test.step('a draft replaces it on request', async () => {
    await button('Edit').click();
    await city.fill('Siem Reap');
    await saveElsewhere(page, person, 'Pursat');
    await page.reload();
    await expect(city).toHaveValue('Siem Reap');
    await expect(
      says('Your CV was changed on another device. When you save, you can choose which version to keep.'),
    ).toBeVisible();
    await button('Update').click();
    await button('My edits here').click();
    await expect(button('Edit')).toBeVisible();
    expect(await storedCity()).toBe('Siem Reap');
  });
});
