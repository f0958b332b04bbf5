/** The guided CV and the ways to send a CV, as states of pages. */
import { type Locator, type Page } from '@playwright/test';
import { answers } from './cv-guide-answers.ts';
import { bearer, newPerson, newSeeker } from './people.ts';
import { cv, press, sheet, type Step, title, untilSeen, type Visit } from './page-visit.ts';

export const sheetOf = (page: Page): Locator => page.locator('dialog[open]');

const { email, ...others } = answers;
const wanted = { job_title: 'Cook', industry: 'Catering', job_level: 'Entry Level', city: 'Phnom Penh' };
const { date_of_birth: _, address: __, ...named } = others;

/** As if a user without a CV had given these answers. */
const comeAsBeginner =
  (user_info: object): Step =>
  async ({ page }) => {
    const { user_id, name, token, acc_type } = await newPerson(page.request, 'employee');
    const none = { work_exp: [], education: [], achievement: [], language: [], skill: [], reference: [] };
    await page.evaluate(
      ([user, draft, key]) => {
        localStorage.setItem('user', user);
        localStorage.setItem(key, draft);
      },
      [
        JSON.stringify({ user_id, name, token, acc_type }),
        JSON.stringify({ user_info, ...none, base: null }),
        `cvDraft:${user_id}`,
      ] as const,
    );
    await page.reload();
  };

const card = untilSeen(({ heading }) => heading('One question at a time'));
const go = [card, press('Continue')];
const question = (text: string) => untilSeen(({ heading }) => heading(text));
const guided = (state: string, user_info: object, ...reach: Step[]): Visit => ({
  page: '/cv',
  state,
  ready: cv,
  reach: [comeAsBeginner(user_info), ...go, ...reach],
});

export const cvVisits: readonly Visit[] = [
  { page: '/cv', state: 'without a CV', ready: cv, reach: [comeAsBeginner(named), card] },
  {
    page: '/cv',
    state: 'work card',
    ready: cv,
    reach: [
      comeAsBeginner(named),
      card,
      press('Make a work card'),
      untilSeen(({ heading }) => heading('Work card')),
    ],
  },
  guided('birthday', named, question('When were you born?'), press('Next'), question('When were you born?')),
  guided(
    'home',
    { ...named, date_of_birth: '2001-04-14' },
    question('Where do you live?'),
    press('More'),
    press('Next'),
  ),
  guided(
    'languages',
    { ...others, ...wanted },
    question('How far did you go in school?'),
    press('High School'),
    press('Primary school'),
    press('Skip'),
    question('Which languages do you speak?'),
    press('Khmer'),
    press('English'),
  ),
  guided(
    'finished',
    { ...others, ...wanted, email },
    untilSeen(({ main }) => main.getByRole('img')),
  ),
  { page: '/cv', state: 'sending', ready: cv, reach: [press('Send your CV'), sheet] },
  {
    page: '/cv',
    state: 'new link',
    ready: cv,
    reach: [
      press('Send your CV'),
      press('Link and QR code'),
      press('Create a link'),
      untilSeen(({ page }) => sheetOf(page).locator('code')),
    ],
  },
];

/** Opens the shared CV of a user. */
const withLink: Step = async ({ page }) => {
  const person = await newSeeker(page.request);
  const made = await page.request.post('/api/cv/links', { headers: bearer(person), data: { days: 7 } });
  const { token } = (await made.json()) as { token: string };
  await page.goto('/about');
  await page.goto(`/cv/shared#${token}`);
};

export const sharedCvVisits: readonly Visit[] = [
  {
    page: '/cv/shared',
    address: '/cv/shared#ended',
    ready: ({ says }) => says("This link doesn't work any more."),
  },
  {
    page: '/cv/shared',
    state: 'of somebody',
    ready: title,
    reach: [withLink, untilSeen(({ main }) => main.getByRole('article'))],
  },
];
