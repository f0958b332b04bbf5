/** Every page of the app and its open states, and who may see them. */
import { editorOf } from './cv-page.ts';
import { cards } from './job-cards.ts';
import { alertVisits } from './alert-visits.ts';
import { cvVisits, sharedCvVisits } from './cv-visits.ts';
import { guestRecoveryVisits, recoveryVisits } from './recovery-visits.ts';
import { postingStartVisits } from './posting-visits.ts';
import { searchVisits } from './search-visits.ts';
import { operatorVisits } from './operator-visits.ts';
import { guestPhoneVisits, ownPhoneVisits } from './own-phone-visits.ts';
import {
  card,
  chip,
  cv,
  description,
  entry,
  type Findings,
  form,
  hero,
  myJobs,
  type Part,
  press,
  profile,
  refused,
  sheet,
  type Step,
  submit,
  title,
  untilSeen,
  type Visit,
  type Visitor,
} from './page-visit.ts';

/** Phones have rows, wide screens cards. */
const companyJob: Part = ({ main }) => main.locator('[href^="/jobDetail/"]').filter({ visible: true });
const menu: Visit = { page: '/', state: 'menu', ready: hero, reach: [press('Menu'), sheet], sizes: 'phone' };
export const khmerAddress = ({ jobs }: Findings): string => `/jobDetail/${jobs.khmer}`;
const khmerJob: Visit = {
  page: '/jobDetail/:id',
  state: 'with a Khmer name',
  address: khmerAddress,
  ready: card,
};

const guestVisits: readonly Visit[] = [
  { page: '/', ready: card },
  menu,
  { page: '/login', ready: form },
  { page: '/login', state: 'refused', ready: form, reach: [submit, refused] },
  { page: '/register', ready: form },
  { page: '/register', state: 'refused', ready: form, reach: [submit, refused] },
  ...guestPhoneVisits,
  ...guestRecoveryVisits,
  ...sharedCvVisits,
  { page: '/jobs', ready: card },
  {
    page: '/jobs',
    state: 'without results',
    address: '/jobs?keyword=qqqqzzzz&level=Junior&type=Full+Time',
    ready: ({ heading }) => heading('No results found :( Perhaps, try a different keyword'),
  },
  {
    page: '/jobs',
    state: 'without results, with other searches',
    address: '/jobs?keyword=developer+qqqqzzzz',
    ready: ({ heading }) => heading('Try one of these searches'),
  },
  ...searchVisits,
  { page: '/jobs', state: 'filters', ready: card, reach: [press('Filters'), sheet], sizes: 'phone' },
  {
    page: '/jobs',
    state: 'one filter',
    ready: card,
    reach: [press('Filters'), press('Any Category')],
    sizes: 'phone',
  },
  {
    page: '/jobs',
    state: 'places',
    ready: card,
    reach: [press('Filters'), press('Any Locations')],
    sizes: 'phone',
  },
  {
    page: '/jobs',
    state: 'filters on a wide screen',
    address: '/jobs?province=KH-17&salary_from=1500&within=7&verified=1&status=Hiring',
    ready: title,
    reach: [
      ({ page, words }) => page.getByRole('button', { name: new RegExp(`^${words('Filters')}`) }).click(),
      sheet,
    ],
    sizes: 'desktop',
  },
  {
    page: '/about',
    state: 'answers open',
    ready: ({ main }) => main.locator('details'),
    reach: [
      ({ main }) =>
        main.locator('details').evaluateAll((all) => all.forEach((entry) => entry.setAttribute('open', ''))),
    ],
  },
  { page: '/privacy', ready: title },
  { page: '/terms', ready: title },
  { page: '/accessibility', ready: title },
  { page: '/contact', ready: form },
  { page: '/contact', state: 'refused', ready: form, reach: [submit, refused] },
  khmerJob,
  {
    page: '/jobDetail/:id',
    state: 'with an English name',
    address: ({ jobs }) => `/jobDetail/${jobs.english}`,
    ready: card,
  },
  { page: '/company/:id', address: '/company/1', ready: companyJob },
  { page: '/jobs', state: 'of one company', address: '/jobs?company=1', ready: card },
  { page: '/404', ready: ({ link }) => link('Take me back') },
];

const openCv = [press('Edit'), untilSeen(editorOf)];
const employeeVisits: readonly Visit[] = [
  menu,
  {
    page: '/',
    state: 'user menu',
    ready: hero,
    reach: [
      ({ page }) => page.getByRole('navigation').getByRole('button', { name: 'dara' }).click(),
      untilSeen(({ link }) => link('My Profile')),
    ],
    sizes: 'desktop',
  },
  khmerJob,
  { page: '/cv', ready: cv },
  { page: '/cv', state: 'form', ready: cv, reach: openCv },
  {
    page: '/cv',
    state: 'refused',
    ready: cv,
    reach: [
      ...openCv,
      ({ page }) => page.locator('[name="user_info.first_name"]').fill(''),
      press('Update'),
      refused,
    ],
  },
  ...cvVisits,
  { page: '/myProfile', ready: profile },
  { page: '/myProfile', state: 'form', ready: profile, reach: [press('Update Profile'), sheet] },
  { page: '/appliedJobs', ready: entry },
  { page: '/application', ready: title },
  { page: '/application/:id', address: ({ decided }) => `/application/${decided}`, ready: entry },
  { page: '/favJobs', ready: card },
  { page: '/notices', ready: entry },
  ...alertVisits,
  { page: '/setting', ready: form },
  { page: '/setting/devices', ready: ({ main }) => main.locator('.kg-rows .kg-badge') },
  ...recoveryVisits,
  ...ownPhoneVisits,
  { page: '/setting', state: 'delete', ready: form, reach: [press('Delete my account'), sheet] },
  {
    page: '/setting',
    state: 'refused',
    ready: form,
    reach: [({ field }) => field('New password').fill('short'), submit, refused],
  },
];

/** A stored draft opens at the second step, whatever the URL. */
export const wizard = {
  page: '/createjob/:step',
  address: '/createjob/2',
  withDraft: true,
  ready: description,
} as const;
export const toLists = [press('Next'), untilSeen(chip)];
const pending = {
  page: '/application/:id',
  address: (found: Findings) => `/application/${found.pending}`,
  ready: entry,
} as const;
const editing = {
  page: '/createjob/:step',
  address: ({ own }: Findings) => `/createjob/2?edit=${own}`,
  ready: description,
} as const;
const startOf = (text: string): RegExp => new RegExp(`^${text.replace('{name}', '')}`);
const openJobMenu: Step = ({ main, words }) =>
  main
    .getByRole('button', { name: startOf(words('More: {name}')) })
    .first()
    .click();
const openKindsOfWork: Step = ({ main, words }) => main.getByLabel(words('What kind of work is it?')).click();
const employerVisits: readonly Visit[] = [
  { page: '/', ready: card },
  { page: '/jobs', ready: card },
  ...postingStartVisits,
  { ...wizard, state: 'step 2' },
  { ...wizard, state: 'places', reach: [({ field }) => field('Location').click(), sheet] },
  { ...wizard, state: 'kinds of work', reach: [openKindsOfWork, sheet] },
  { ...wizard, state: 'step 3', reach: toLists },
  {
    ...wizard,
    state: 'step 4',
    reach: [...toLists, press('Next'), untilSeen(({ main }) => main.getByRole('term'))],
  },
  { ...editing, state: 'changing a job' },
  {
    ...editing,
    state: 'changes of a job',
    reach: [
      ({ field }) => field('Job name').fill('អ្នកដុតនំពេលយប់ Night Baker'),
      ...toLists,
      press('Next'),
      untilSeen(({ main }) => main.getByRole('term')),
    ],
  },
  {
    page: '/createjob/:step',
    state: 'posting again',
    address: ({ own }) => `/createjob/2?again=${own}`,
    withDraft: true,
    ready: ({ page }) => page.getByRole('alertdialog'),
  },
  { page: '/myProfile', ready: myJobs },
  {
    page: '/myProfile',
    state: 'closed jobs',
    ready: myJobs,
    reach: [({ main, words }) => main.getByRole('radio', { name: words('Closed') }).check()],
  },
  { page: '/myProfile', state: 'menu of a job', ready: myJobs, reach: [openJobMenu, sheet] },
  {
    page: '/jobDetail/:id',
    state: 'own',
    address: ({ own }) => `/jobDetail/${own}`,
    ready: ({ link }) => link('Post again'),
  },
  {
    page: '/myProfile',
    state: 'question',
    ready: myJobs,
    reach: [
      openJobMenu,
      ({ page, words }) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: startOf(words('Stop: {name}')) })
          .click(),
      untilSeen(({ page }) => page.getByRole('alertdialog')),
    ],
  },
  { page: '/notices', ready: entry },
  { page: '/alerts', ready: ({ heading }) => heading('No job alerts yet') },
  { page: '/companies/claim', ready: form },
  { page: '/companies/mine', ready: form },
  {
    page: '/companies/mine',
    state: 'refused',
    ready: form,
    reach: [({ field }) => field('Name').fill(''), press('Save'), refused],
  },
  { page: '/application', ready: entry },
  pending,
  { ...pending, state: 'interview', reach: [press('Interview'), sheet] },
  {
    ...pending,
    state: 'messages',
    reach: [
      ({ page, words }) => page.getByRole('tab', { name: words('Messages') }).click(),
      untilSeen(({ says }) => says('No messages yet')),
    ],
  },
  { ...pending, state: 'question', reach: [press('Reject'), sheet] },
  {
    page: '/application/:id',
    state: 'decided',
    address: ({ decided }) => `/application/${decided}`,
    ready: entry,
  },
  {
    page: '/favJobs',
    ready: ({ page, heading }) => cards(page).or(heading('You have not saved any jobs.')),
  },
];

export const visitsOf: Readonly<Record<Visitor, readonly Visit[]>> = {
  guest: guestVisits,
  employee: employeeVisits,
  employer: employerVisits,
  operator: operatorVisits,
};
