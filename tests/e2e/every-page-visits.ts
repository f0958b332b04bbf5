/** Every page of the app and its open states, and who may see them. */
import { type Page } from '@playwright/test';
import { type pagePaths } from '#contract/pages.ts';
import { expect } from './fixtures.ts';
import { type Screen } from './screen.ts';

export const visitors = ['guest', 'employee', 'employer'] as const;
export type Visitor = (typeof visitors)[number];

/** What of the demonstration a visitor can open. */
export type Findings = {
  /** Jobs with the longest names. */
  readonly jobs: { readonly khmer: number; readonly english: number };
  readonly decided: number;
  readonly pending: number;
};
export type Visit = {
  readonly page: (typeof pagePaths)[number] | '/404';
  readonly address: string | ((found: Findings) => string);
  /** The state that is looked at, where it is not the page as it opens. */
  readonly state?: string;
  /** What is there when the page is. */
  readonly ready: string;
  /** With a posting that is nearly ready kept on the device. */
  readonly withDraft?: true;
  /** Brings the page into its state; on a phone, unless the state is a desktop's. */
  readonly reach?: (page: Page, words: Screen['words']) => Promise<void>;
  /** Which sizes a state exists at; a page exists at all of them. */
  readonly sizes?: 'all' | 'phone' | 'desktop';
};

export const phoneSize = { width: 390, height: 844 } as const;
export const desktopSize = { width: 1280, height: 900 } as const;

const press = (name: string) => (page: Page, words: Screen['words']) =>
  page
    .getByRole('button', { name: words(name), exact: true })
    .filter({ visible: true })
    .first()
    .click();
const inTurn =
  (...steps: NonNullable<Visit['reach']>[]): NonNullable<Visit['reach']> =>
  async (page, words) => {
    for (const step of steps) await step(page, words);
  };
export const untilSeen = (selector: string) => async (page: Page) => {
  await expect(page.locator(selector).filter({ visible: true }).first()).toBeVisible();
};
const submit = async (page: Page) => {
  await page.locator('form button[type=submit]').filter({ visible: true }).click();
};
const fault = untilSeen('[aria-invalid=true]');
const sheet = untilSeen('dialog[open]');

const guestVisits: readonly Visit[] = [
  { page: '/', address: '/', ready: '.home-section .job-card h3' },
  {
    page: '/',
    state: 'menu',
    address: '/',
    ready: '.hero',
    reach: inTurn(press('Menu'), sheet),
    sizes: 'phone',
  },
  { page: '/login', address: '/login', ready: 'form' },
  { page: '/login', state: 'refused', address: '/login', ready: 'form', reach: inTurn(submit, fault) },
  { page: '/register', address: '/register', ready: 'form' },
  { page: '/register', state: 'refused', address: '/register', ready: 'form', reach: inTurn(submit, fault) },
  { page: '/jobs', address: '/jobs', ready: '.job-card h3' },
  {
    page: '/jobs',
    state: 'without results',
    address: '/jobs?keyword=qqqqzzzz&level=Junior&type=Full+Time',
    ready: '.kg-empty',
  },
  {
    page: '/jobs',
    state: 'filters',
    address: '/jobs',
    ready: '.job-card h3',
    reach: inTurn(press('Filters'), sheet),
    sizes: 'phone',
  },
  {
    page: '/jobs',
    state: 'one filter',
    address: '/jobs',
    ready: '.job-card h3',
    reach: inTurn(press('Filters'), (page) => page.locator('.filter-row').last().click()),
    sizes: 'phone',
  },
  {
    page: '/about',
    state: 'answers open',
    address: '/about',
    ready: 'details',
    reach: (page) =>
      page.locator('details').evaluateAll((all) => all.forEach((entry) => entry.setAttribute('open', ''))),
  },
  { page: '/contact', address: '/contact', ready: 'form' },
  { page: '/contact', state: 'refused', address: '/contact', ready: 'form', reach: inTurn(submit, fault) },
  {
    page: '/jobDetail/:id',
    state: 'with a Khmer name',
    address: ({ jobs }) => `/jobDetail/${jobs.khmer}`,
    ready: '.job-card h3',
  },
  {
    page: '/jobDetail/:id',
    state: 'with an English name',
    address: ({ jobs }) => `/jobDetail/${jobs.english}`,
    ready: '.job-card h3',
  },
  { page: '/404', address: '/404', ready: '.kg-empty' },
];

const openCv: NonNullable<Visit['reach']> = inTurn(press('Edit'), untilSeen('.ql-editor'));
const employeeVisits: readonly Visit[] = [
  {
    page: '/',
    state: 'menu',
    address: '/',
    ready: '.hero',
    reach: inTurn(press('Menu'), sheet),
    sizes: 'phone',
  },
  {
    page: '/',
    state: 'user menu',
    address: '/',
    ready: '.kg-user-button',
    reach: inTurn((page) => page.locator('button.kg-user-button').click(), untilSeen('.kg-user-menu')),
    sizes: 'desktop',
  },
  { page: '/jobDetail/:id', address: ({ jobs }) => `/jobDetail/${jobs.khmer}`, ready: '.job-card h3' },
  { page: '/cv', address: '/cv', ready: '.cv-view' },
  { page: '/cv', state: 'form', address: '/cv', ready: '.cv-view', reach: openCv },
  {
    page: '/cv',
    state: 'refused',
    address: '/cv',
    ready: '.cv-view',
    reach: inTurn(
      openCv,
      (page) => page.locator('[name="user_info.first_name"]').fill(''),
      press('Update'),
      fault,
    ),
  },
  { page: '/myProfile', address: '/myProfile', ready: '.profile-card' },
  {
    page: '/myProfile',
    state: 'form',
    address: '/myProfile',
    ready: '.profile-card',
    reach: inTurn(press('Update Profile'), sheet),
  },
  { page: '/appliedJobs', address: '/appliedJobs', ready: '.application-list li' },
  { page: '/application', address: '/application', ready: 'main h1, header h1' },
  {
    page: '/application/:id',
    address: ({ decided }) => `/application/${decided}`,
    ready: '.application-timeline',
  },
  { page: '/favJobs', address: '/favJobs', ready: '.job-card h3' },
  { page: '/setting', address: '/setting', ready: 'form' },
  {
    page: '/setting',
    state: 'refused',
    address: '/setting',
    ready: 'form',
    reach: inTurn(
      (page) => page.locator('input[type=password]').filter({ visible: true }).fill('short'),
      submit,
      fault,
    ),
  },
];

/** A kept draft opens at the second step, wherever one comes in. */
const wizard = { page: '/createjob/:step', address: '/createjob/2', withDraft: true } as const;
const employerVisits: readonly Visit[] = [
  { page: '/', address: '/', ready: '.home-section .job-card h3' },
  { page: '/jobs', address: '/jobs', ready: '.job-card h3' },
  {
    page: '/createjob',
    state: 'templates',
    address: '/createjob',
    ready: 'main [type=radio]',
    reach: (page, words) =>
      page.getByRole('radio', { name: words('Choose from an existing template') }).check(),
  },
  { ...wizard, state: 'step 2', ready: '.ql-editor' },
  { ...wizard, state: 'step 3', ready: '.ql-editor', reach: inTurn(press('Next'), untilSeen('.kg-chip')) },
  {
    ...wizard,
    state: 'step 4',
    ready: '.ql-editor',
    reach: inTurn(press('Next'), untilSeen('.kg-chip'), press('Next'), untilSeen('.job-detail, .job-facts')),
  },
  { page: '/myProfile', address: '/myProfile', ready: '.my-jobs' },
  {
    page: '/myProfile',
    state: 'question',
    address: '/myProfile',
    ready: '.my-jobs',
    reach: inTurn(
      (page, words) =>
        page
          .getByRole('button', { name: new RegExp(`^${words('Stop: {name}').replace('{name}', '')}`) })
          .filter({ visible: true })
          .first()
          .click(),
      sheet,
    ),
  },
  { page: '/application', address: '/application', ready: '.application-list li' },
  {
    page: '/application/:id',
    address: ({ pending }) => `/application/${pending}`,
    ready: '.application-timeline',
  },
  {
    page: '/application/:id',
    state: 'question',
    address: ({ pending }) => `/application/${pending}`,
    ready: '.application-timeline',
    reach: inTurn(press('Reject'), sheet),
  },
  { page: '/favJobs', address: '/favJobs', ready: '.job-card h3, .kg-empty' },
];

export const visitsOf: Readonly<Record<Visitor, readonly Visit[]>> = {
  guest: guestVisits,
  employee: employeeVisits,
  employer: employerVisits,
};
