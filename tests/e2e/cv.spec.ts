/** The CV: creating, changing, keeping what was typed, and reading it, as people do it, in both languages. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { locales, wording } from '../support/wording.ts';
import { comeToCv, cvField as field, cvPart as part, fillPersonal, storedCv } from './cv-page.ts';
import { ownButton } from './job-page.ts';
import { bearer, comeAs, giveCv, newPerson, post, speak } from './people.ts';

/** Runs in the page: whether nothing lies over the middle of the element. */
const isUncovered = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

for (const locale of locales) {
  const words = wording(locale);
  const button = (within: Page | Locator, name: string) =>
    within.getByRole('button', { name: words(name), exact: true });
  const says = (page: Page, sentence: string) => page.getByText(words(sentence));

  test.describe(`in ${locale}`, () => {
    test.beforeEach(({ page }) => speak(page, locale));

    test('a first CV is asked for field by field, and only complete items are sent', async ({ page }) => {
      const person = await comeToCv(page, { withCv: false });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Curriculum Vitae'));
      await button(page, 'Create').click();
      await expect(field(page, 'user_info.first_name')).toBeFocused();
      await expect(says(page, 'Please choose a country.')).toHaveCount(1);
      await fillPersonal(page);
      await field(page, 'user_info.date_of_birth').fill('2199-01-01');
      await field(page, 'skill.0.skill').fill('Soup');
      await button(page, 'Create').click();
      await expect(field(page, 'user_info.date_of_birth')).toBeFocused();
      await expect(says(page, 'This date is in the future.')).toHaveCount(1);
      await field(page, 'user_info.date_of_birth').fill('2001-04-14');
      await button(page, 'Create').click();
      await expect(field(page, 'skill.0.level')).toBeFocused();
      await field(page, 'skill.0.level').selectOption('Expert');
      await button(page, 'Create').click();
      await expect(says(page, 'Your CV has been saved.')).toBeVisible();
      await expect(page.locator('.cv-view').getByRole('link', { name: '012 345 678' })).toBeVisible();
      await expect(button(page, 'Edit')).toBeVisible();
      const { user_info, ...sections } = await storedCv(page, person);
      expect(user_info.contact_number).toBe('12345678');
      expect(sections).toEqual({ skill: [{ id: expect.any(Number), skill: 'Soup', level: 'Expert' }] });
    });

    test('a chip leads to its part, and a refusal to the first wrong field, clear of both bars', async ({
      page,
    }) => {
      await comeToCv(page, { withCv: false });
      await fillPersonal(page);
      await field(page, 'reference.0.name').fill('Sok');
      await field(page, 'user_info.first_name').focus();
      await page.locator('.cv-section-bar button').last().click();
      const heading = page.locator('#cv-reference-heading');
      await expect.poll(() => heading.evaluate(isUncovered)).toBe(true);
      await page.locator('.cv-section-bar button').first().click();
      await expect(field(page, 'user_info.first_name')).toBeInViewport();
      await button(page, 'Create').click();
      const wrong = field(page, 'reference.0.position');
      await expect(wrong).toBeFocused();
      expect(await wrong.evaluate(isUncovered)).toBe(true);
    });

    test('a section has its cap and its minimum, and says so', async ({ page }) => {
      await comeToCv(page, { withCv: false });
      const skills = part(page, 'skill');
      for (let times = 0; times < 7; times++) await button(skills, 'Add').click();
      await expect(skills.getByRole('status')).toHaveText(words('Please fill at most 7 skills!'));
      await expect(skills.getByRole('listitem')).toHaveCount(7);
      for (let times = 0; times < 7; times++) await button(skills, 'Remove').click();
      await expect(skills.getByRole('listitem')).toHaveCount(1);
      await expect(skills.getByRole('status')).toContainText(
        words(
          "You must have at least 1 {section}. If you don't have any, please leave all the fields empty.",
        ).replace('{section}', words('skill')),
      );
      await expect(skills.getByRole('status')).toBeEmpty({ timeout: 7_000 });
    });

    test('removing asks only for an item that has text', async ({ page }) => {
      await comeToCv(page, { withCv: false });
      const languages = part(page, 'language');
      await button(languages, 'Add').click();
      await button(languages, 'Add').click();
      await button(languages, 'Remove').click();
      await expect(languages.getByRole('listitem')).toHaveCount(2);
      await field(page, 'language.1.language').fill('Khmer');
      await button(languages, 'Remove').click();
      const question = page.getByRole('alertdialog');
      await button(question, 'Cancel').click();
      await expect(field(page, 'language.1.language')).toHaveValue('Khmer');
      await button(languages, 'Remove').click();
      await button(question, 'Remove').click();
      await expect(languages.getByRole('listitem')).toHaveCount(1);
    });

    test('a save that fails, or whose answer is lost, keeps the form and can be tried again', async ({
      page,
    }) => {
      const person = await comeToCv(page, { withCv: false });
      await fillPersonal(page);
      await field(page, 'user_info.city').fill('Kampot');
      const failed = page.getByRole('alert').filter({
        hasText: words('Your CV was not saved. What you typed is kept.'),
      });
      await page.route('**/api/cv', (route) => route.fulfill({ status: 503, json: { message: 'down' } }));
      await button(page, 'Create').click();
      await expect(failed).toBeVisible();
      await expect(field(page, 'user_info.city')).toHaveValue('Kampot');
      await page.unroute('**/api/cv');
      // The server saves, but its answer is lost on the way: the next try finds a CV that it did not know of.
      await page.route('**/api/cv', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await page
        .getByRole('button', { name: words('Close') })
        .filter({ visible: true })
        .click();
      await expect(failed).toHaveCount(0);
      await button(page, 'Create').click();
      await expect(failed).toBeVisible();
      await page.unroute('**/api/cv');
      await button(page, 'Create').click();
      await expect(button(page, 'Edit')).toBeVisible();
      expect((await storedCv(page, person)).user_info.city).toBe('Kampot');
    });

    test('what was typed comes back after a reload, until it is saved', async ({ page }) => {
      await comeToCv(page, { withCv: true });
      await button(page, 'Edit').click();
      await field(page, 'user_info.address').fill('ផ្លូវ 271');
      await page.reload();
      await expect(says(page, 'Your draft has been restored.')).toBeVisible();
      await expect(field(page, 'user_info.address')).toHaveValue('ផ្លូវ 271');
      await button(page, 'Update').click();
      await expect(button(page, 'Edit')).toBeVisible();
      await page.reload();
      await expect(page.getByText('ផ្លូវ 271')).toBeVisible();
      await expect(button(page, 'Edit')).toBeVisible();
    });

    test('what was typed outlives a session that ended meanwhile', async ({ page, request }) => {
      const person = await comeToCv(page, { withCv: true });
      await button(page, 'Edit').click();
      await field(page, 'user_info.city').fill('Pursat');
      await request.post('/api/auth/logout', { headers: bearer(person) });
      await button(page, 'Update').click();
      await expect(page).toHaveURL(/\/login/);
      await page.getByLabel(words('Name'), { exact: true }).fill(person.name);
      await page.getByLabel(words('Password'), { exact: true }).fill(person.password);
      await button(page, 'Log In').click();
      await expect(page).toHaveURL(/\/cv$/);
      await expect(field(page, 'user_info.city')).toHaveValue('Pursat');
    });

    test('leaving with changes asks once, and the changes wait', async ({ page }) => {
      await comeToCv(page, { withCv: true });
      await button(page, 'Edit').click();
      await button(page, 'Go Back').click();
      await expect(button(page, 'Edit')).toBeVisible();
      await button(page, 'Edit').click();
      await field(page, 'user_info.city').fill('Takeo');
      await page
        .getByRole('link', { name: words('Home'), exact: true })
        .first()
        .click();
      const question = page.getByRole('alertdialog');
      await button(question, 'Cancel').click();
      await expect(page).toHaveURL(/\/cv$/);
      await page
        .getByRole('link', { name: words('Home'), exact: true })
        .first()
        .click();
      await button(question, 'Leave').click();
      await expect(page).toHaveURL(/\/$/);
      await page.goto('/cv');
      await expect(field(page, 'user_info.city')).toHaveValue('Takeo');
    });

    test('a save that fails after one has left is told', async ({ page }) => {
      await comeToCv(page, { withCv: true });
      await button(page, 'Edit').click();
      await field(page, 'user_info.city').fill('Takeo');
      let fail = () => {};
      const left = new Promise<void>((resolve) => (fail = resolve));
      await page.route('**/api/cv', async (route) => {
        await left;
        await route.fulfill({ status: 500, json: { message: 'no' } });
      });
      await button(page, 'Update').click();
      await button(page, 'Go Back').click();
      await button(page.getByRole('alertdialog'), 'Leave').click();
      await expect(button(page, 'Edit')).toBeVisible();
      fail();
      await expect(says(page, 'Your CV was not saved. What you typed is kept.')).toBeVisible();
      await page.goto('/cv');
      await expect(field(page, 'user_info.city')).toHaveValue('Takeo');
    });

    test('a job that needs a CV leads to the form, and the form back to the job', async ({
      page,
      request,
    }) => {
      const job = await post(request, await newPerson(request, 'employer'));
      await comeAs(page, await newPerson(request, 'employee'));
      await page.goto(`/jobDetail/${job}`);
      await ownButton(page, words('Apply Now')).click();
      await expect(says(page, 'Please create a curriculum vitae first.')).toBeVisible();
      await fillPersonal(page);
      await button(page, 'Create').click();
      await page.getByRole('link', { name: words('Go back to the job and apply') }).click();
      await expect(page).toHaveURL(new RegExp(`/jobDetail/${job}$`));
    });

    test('where the CV cannot be loaded there is the form for creating, which replaces none unseen', async ({
      page,
      request,
    }) => {
      const person = await newPerson(request, 'employee');
      await giveCv(request, person);
      await comeAs(page, person);
      const reading = '**/api/cv/*';
      await page.route(reading, (route) => route.fulfill({ status: 403, json: { message: 'no' } }));
      await page.goto('/cv');
      await expect(says(page, 'Your CV could not be loaded.')).toBeVisible();
      await fillPersonal(page);
      const refusedAgain = page.waitForResponse(reading);
      await button(page, 'Try again').click();
      await refusedAgain;
      await expect(field(page, 'user_info.address')).toHaveValue('Street 63');
      await page.unroute(reading);
      await button(page, 'Create').click();
      await expect(says(page, 'Your CV was not saved. What you typed is kept.')).toBeVisible();
      // The stored one has been read now; what was typed replaces it if the person says so again.
      await expect(button(page, 'Update')).toBeVisible();
      expect((await storedCv(page, person)).user_info.address).not.toBe('Street 63');
      await button(page, 'Update').click();
      await expect(button(page, 'Edit')).toBeVisible();
      expect((await storedCv(page, person)).user_info.address).toBe('Street 63');
    });

    test('a CV saved in another tab is announced in this one', async ({ page, context }) => {
      const person = await comeToCv(page, { withCv: true });
      await button(page, 'Edit').click();
      const other = await context.newPage();
      await speak(other, locale);
      await comeAs(other, person);
      await other.goto('/cv');
      await button(other, 'Edit').click();
      await field(page, 'user_info.city').fill('Siem Reap');
      await field(other, 'user_info.city').fill('Kep');
      await button(other, 'Update').click();
      await expect(button(other, 'Edit')).toBeVisible();
      const overtaken = words(
        'Your CV was changed elsewhere in the meantime. If you save here, this version replaces it.',
      );
      await expect(page.getByRole('status').filter({ hasText: overtaken })).toBeVisible();
      await expect(field(page, 'user_info.city')).toHaveValue('Siem Reap');
      await button(page, 'Update').click();
      await expect(button(page, 'Edit')).toBeVisible();
      expect((await storedCv(page, person)).user_info.city).toBe('Siem Reap');
    });

    test('a nearer copy of the CV takes its place in a form in which nothing was typed', async ({ page }) => {
      const person = await comeToCv(page, { withCv: true });
      await button(page, 'Edit').click();
      await field(page, 'user_info.address').focus();
      const { user_info } = await storedCv(page, person);
      const skill = [
        { skill: 'Soup', level: 'Expert' },
        { skill: 'Bread', level: 'Skilled' },
      ];
      const data = { user_info: { ...user_info, city: 'Kep' }, skill };
      await page.request.put('/api/cv', { data, headers: bearer(person) });
      await page.evaluate((id) => new BroadcastChannel('karngea-cv').postMessage(id), person.user_id);
      await expect(field(page, 'user_info.city')).toHaveValue('Kep');
      await expect(part(page, 'skill').getByRole('listitem')).toHaveCount(2);
      // Nobody added these here: the focus stays.
      await expect(field(page, 'user_info.address')).toBeFocused();
    });
  });
}
