/** The CV, one question at a time (product 2.43): how quickly it is there, and that the form and it are one. */
import { storedCv, test } from './cv-page.ts';
import { answerAll, answers, handsOn } from './cv-guide-answers.ts';
import { expect } from './fixtures.ts';
import { bearer, comeAsNew, newPerson, post } from './people.ts';

test(
  'from nothing to a CV that can apply in a minute and a half',
  { tag: '@each-width' },
  async ({ page, parts, says, button, main }) => {
    const person = await comeAsNew(page, 'employee');
    await page.goto('/cv');
    const hands = handsOn(parts);
    await hands.tap('Start');
    await answerAll(hands);
    await hands.asks('Your e-mail?');
    await hands.type('user_info.email', answers.email);
    await page.locator('[name="user_info.email"]').press('Enter');
    await hands.asks('Your CV is ready.');
    await expect(main.getByRole('img')).toBeVisible();
    await hands.tap('Create');
    await expect(says('Your CV has been saved.')).toBeVisible();
    await expect(button('Edit')).toBeVisible();
    expect(hands.seconds()).toBeLessThanOrEqual(90);
    const { user_info, work_exp, language, skill, education } = await storedCv(page, person);
    expect(user_info).toMatchObject({
      ...answers,
      country: 'Cambodia',
      industry: 'Café/Restaurant',
      job_level: 'Entry Level',
    });
    expect(work_exp).toMatchObject([{ start_date: '2021-03-01', type_of_exp: 'Working Experience' }]);
    expect([language?.length, skill?.length, education]).toEqual([1, 1, undefined]);
    const job_id = await post(page.request, await newPerson(page.request, 'employer'));
    const sent = await page.request.post('/api/app', { data: { job_id }, headers: bearer(person) });
    expect(sent.status()).toBe(201);
  },
);

test('a missing answer is told at its question, and who has not worked is not asked where', async ({
  page,
  parts,
  button,
  link,
  cvField,
}) => {
  await comeAsNew(page, 'employee');
  await page.goto('/myProfile');
  await link('My CV').click();
  const { tap, asks, type } = handsOn(parts);
  await tap('Start');
  await tap('Next');
  await expect(cvField('user_info.last_name')).toBeFocused();
  await type('user_info.last_name', answers.last_name);
  await type('user_info.first_name', answers.first_name);
  await tap('Next');
  await asks('Your phone number?');
  // The phone's own way back leads to the question before, and from the first one to the form.
  await page.goBack();
  await asks('What is your name?');
  await page.goBack();
  await expect(cvField('user_info.first_name')).toHaveValue(answers.first_name);
  await cvField('user_info.contact_number').fill(answers.contact_number);
  await cvField('user_info.date_of_birth').fill(answers.date_of_birth);
  await cvField('user_info.city').fill('Phnom Penh');
  await cvField('user_info.address').fill(answers.address);
  await tap('Continue');
  await asks('What was your last job?');
  await tap("I haven't worked yet");
  await asks('What work are you looking for?');
  await button('Close').click();
  await expect(cvField('user_info.country')).toHaveValue('Cambodia');
});
