/** The guided CV, one question at a time (product 2.43): how fast it is, and that it shares its draft with the form. */
import { storedCv, test } from './cv-page.ts';
import { answerAll, answers, handsOn } from './cv-guide-answers.ts';
import { expect } from './fixtures.ts';
import { bearer, comeAsNew, giveCv, newPerson, post } from './people.ts';

test(
  'a CV that can be used to apply is created in a minute and a half',
  { tag: '@desktop' },
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
    await expect(main.getByRole('article')).toBeVisible();
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

test('a missing answer is reported at its question; going back leads to the form, and so does a CV made elsewhere', async ({
  page,
  parts,
  button,
  link,
  says,
  cvField,
}) => {
  const person = await comeAsNew(page, 'employee');
  await page.goto('/myProfile');
  await link('My CV').click();
  const { tap, tapOn, asks, type } = handsOn(parts);
  await tap('Start');
  await tap('Next');
  await expect(cvField('user_info.last_name')).toBeFocused();
  await type('user_info.last_name', answers.last_name);
  await type('user_info.first_name', answers.first_name);
  await tap('Next');
  await asks('Your phone number?');
  // The phone's back button leads to the previous question, and from the first one to the form.
  await page.goBack();
  await asks('What is your name?');
  // The guide has gone forward again: until then another step back would end it.
  await expect(page).toHaveURL(/\/cv$/);
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

  // Created elsewhere meanwhile: the user continues, and chooses in the form.
  await giveCv(page.request, person);
  const read = page.waitForResponse('**/api/cv/*');
  await page.evaluate((id) => new BroadcastChannel('karngea-cv').postMessage(id), person.user_id);
  await read;
  await tap('Cook');
  await tapOn('user_info.job_level', 'Entry Level');
  await tap('Next');
  await asks('How far did you go in school?');
  await button('Close').click();
  await expect(
    says('Your CV was changed on another device. When you save, you can choose which version to keep.'),
  ).toBeVisible();
  await expect(cvField('user_info.first_name')).toHaveValue(answers.first_name);
  await expect(cvField('user_info.country')).toHaveValue('Cambodia');
});

/** A draft with every required field except for the e-mail. */
const begun = {
  user_info: {
    ...answers,
    city: 'Kep',
    job_title: 'Cook',
    industry: 'Catering',
    job_level: 'Entry Level',
    email: '',
  },
  work_exp: [],
  education: [],
  achievement: [],
  language: [],
  skill: [],
  reference: [],
};

test('a skill that was typed and not added is not lost; the last page shows the CV as it is stored and creates it', async ({
  page,
  parts,
  says,
  button,
  field,
  cvField,
}) => {
  const person = await comeAsNew(page, 'employee');
  await page.addInitScript(
    ([key, draft]) => {
      localStorage.setItem(key, draft);
    },
    [`cvDraft:${person.user_id}`, JSON.stringify(begun)] as const,
  );
  await page.goto('/cv');
  const { tap, asks } = handsOn(parts);
  await tap('Continue');
  await asks('How far did you go in school?');
  await tap('Skip');
  await field('Another one').fill('ភាសាបារាំង');
  await tap('Next');
  await asks('What are you good at?');
  await field('Another one').fill('Welding pipes');
  // The other one belongs to the message that the draft was restored.
  await button('Close').first().click();
  await expect(cvField('language.0.language')).toHaveValue('ភាសាបារាំង');
  await expect(cvField('skill.0.skill')).toHaveValue('Welding pipes');

  await cvField('user_info.email').fill(answers.email);
  await cvField('user_info.contact_number').fill('០១២ 345-678');
  await tap('Continue');
  await asks('Your CV is ready.');
  await expect(parts.main.getByRole('article')).toContainText('012 345 678');
  await tap('Create');
  await expect(says('Your CV has been saved.')).toBeVisible();
});
