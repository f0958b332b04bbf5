/** The CV form: its required fields, its sections, and what is sent. */
import { type Locator } from '@playwright/test';
import { expect } from './fixtures.ts';
import { comeToCv, fillPersonal, storedCv, test } from './cv-page.ts';

/** Runs in the page: whether nothing covers the middle of the element. */
const isUncovered = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

test('a first CV names its required fields one by one, and can be saved after failures; only complete items are sent', async ({
  page,
  words,
  button,
  says,
  main,
  cvField,
  language,
}) => {
  const person = await comeToCv(page, { withCv: false });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Curriculum Vitae'));
  await button('Create').click();
  await expect(cvField(`user_info.${language === 'km' ? 'last' : 'first'}_name`)).toBeFocused();
  await expect(says('Please choose a country.')).toHaveCount(1);
  // Safari writes today into an empty date: it must look empty.
  const birthday = cvField('user_info.date_of_birth');
  const colourOf = (field: Locator, part?: string) =>
    field.evaluate((element, pseudo) => getComputedStyle(element, pseudo).color, part);
  const ofPlaceholders = await colourOf(cvField('user_info.github'), '::placeholder');
  expect(await colourOf(birthday)).toBe(ofPlaceholders);
  await fillPersonal(page);
  expect(await colourOf(birthday)).not.toBe(ofPlaceholders);
  await birthday.fill('2199-01-01');
  await cvField('skill.0.skill').fill('Soup');
  await button('Create').click();
  await expect(birthday).toBeFocused();
  await expect(says('This date is in the future.')).toHaveCount(1);
  await birthday.fill('2001-04-14');
  await button('Create').click();
  await expect(cvField('skill.0.level')).toBeFocused();
  await cvField('skill.0.level').selectOption('Expert');
  await cvField('user_info.city').fill('Kampot');

  await test.step('a save that fails, or whose answer is lost, leaves the form open and can be repeated', async () => {
    const failed = page.getByRole('alert').filter({
      hasText: words("Your CV wasn't saved. What you typed is still here."),
    });
    await page.route('**/api/cv', (route) => route.fulfill({ status: 503, json: { message: 'down' } }));
    await button('Create').click();
    await expect(failed).toBeVisible();
    await expect(cvField('user_info.city')).toHaveValue('Kampot');
    await page.unroute('**/api/cv');
    // The server saves, but its answer is lost: the next attempt finds a CV that the form did not know.
    await page.route('**/api/cv', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button('Close').click();
    await expect(failed).toHaveCount(0);
    await button('Create').click();
    await expect(failed).toBeVisible();
    await page.unroute('**/api/cv');
  });

  await button('Create').click();
  await expect(says('Your CV has been saved.')).toBeVisible();
  await expect(main.getByRole('article').getByRole('link', { name: '012 345 678' })).toBeVisible();
  await expect(button('Edit')).toBeVisible();
  const { user_info, ...sections } = await storedCv(page, person);
  expect(user_info).toMatchObject({ contact_number: '12345678', city: 'Kampot' });
  expect(sections).toEqual({
    card: false,
    skill: [{ id: expect.any(Number), skill: 'Soup', level: 'Expert' }],
  });
});

test(
  'sections have a maximum and a minimum, chips scroll to them, and an error to the first invalid field, below both bars',
  { tag: '@each-width' },
  async ({ page, button, words, cvField, cvPart }) => {
    await page.clock.install();
    await comeToCv(page, { withCv: false });

    await test.step('a section says when its maximum or minimum is reached', async () => {
      const skills = cvPart('skill');
      for (let times = 0; times < 7; times++) await button('Add', skills).click();
      await expect(skills.getByRole('status')).toHaveText(words('Please fill at most 7 skills!'));
      await expect(skills.getByRole('listitem')).toHaveCount(7);
      for (let times = 0; times < 7; times++) await button('Remove', skills).click();
      await expect(skills.getByRole('listitem')).toHaveCount(1);
      await expect(skills.getByRole('status')).toContainText(
        words(
          "You must have at least 1 {section}. If you don't have any, please leave all the fields empty.",
        ).replace('{section}', words('skill')),
      );
      await page.clock.fastForward(10_000);
      await expect(skills.getByRole('status')).toBeEmpty();
    });

    await test.step('removing asks only for an item that has text', async () => {
      const languages = cvPart('language');
      await button('Add', languages).click();
      await button('Add', languages).click();
      await button('Remove', languages).click();
      await expect(languages.getByRole('listitem')).toHaveCount(2);
      await cvField('language.1.language').fill('Khmer');
      await button('Remove', languages).click();
      const question = page.getByRole('alertdialog');
      await button('Cancel', question).click();
      await expect(cvField('language.1.language')).toHaveValue('Khmer');
      await button('Remove', languages).click();
      await button('Remove', question).click();
      await expect(languages.getByRole('listitem')).toHaveCount(1);
    });

    await fillPersonal(page);
    await cvField('reference.0.name').fill('Sok');
    await cvField('user_info.first_name').focus();
    const chips = page.getByRole('navigation', { name: words('Parts of the CV') }).getByRole('button');
    await chips.last().click();
    const heading = page.locator('#cv-reference-heading');
    await expect.poll(() => heading.evaluate(isUncovered)).toBe(true);
    await chips.first().click();
    await expect(cvField('user_info.first_name')).toBeInViewport();
    await button('Create').click();
    const wrong = cvField('reference.0.position');
    await expect(wrong).toBeFocused();
    expect(await wrong.evaluate(isUncovered)).toBe(true);
  },
);
