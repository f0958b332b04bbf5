/** Every page of the app (spec §2) with the demonstration on it, as who may see it opens it. Knows no expectations. */
import { type Browser, expect, type Page } from '@playwright/test';
import { type User } from '#contract/accounts.ts';
import { type Application } from '#contract/applications.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { type pagePaths } from '#contract/pages.ts';
import { posting } from '../support/samples.ts';
import { type Locale, wording } from '../support/wording.ts';
import { bearer, comeAs, speak } from './people.ts';

export const visitors = ['guest', 'employee', 'employer'] as const;
type Visitor = (typeof visitors)[number];
type Words = (english: string) => string;

/** Which sizes a state exists at; a page exists at all of them. */
export type Sizes = 'all' | 'phone' | 'desktop';
export type Visit = {
  readonly page: (typeof pagePaths)[number] | '/404';
  readonly address: string;
  /** What is there when the page is. */
  readonly ready: string;
  /** With a posting that is nearly ready kept on the device. */
  readonly withDraft?: true;
  /** Brings the page into the state that is looked at; on a phone, unless the state is a desktop's. */
  readonly reach?: (page: Page, words: Words) => Promise<void>;
  readonly sizes?: Sizes;
};

export const phoneSize = { width: 390, height: 844 } as const;
export const desktopSize = { width: 1280, height: 900 } as const;

const press = (name: string) => (page: Page, words: Words) =>
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
const untilSeen = (selector: string) => async (page: Page) => {
  await expect(page.locator(selector).filter({ visible: true }).first()).toBeVisible();
};
const submit = async (page: Page) => {
  await page.locator('form button[type=submit]').filter({ visible: true }).click();
};
const fault = untilSeen('[aria-invalid=true]');
const sheet = untilSeen('dialog[open]');

type Findings = {
  /** Jobs with the longest names, one in each script. */
  readonly jobs: readonly number[];
  readonly decided: number;
  readonly pending: number;
};

const guestVisits = ({ jobs }: Findings): Visit[] => [
  { page: '/', address: '/', ready: '.home-section .job-card h3' },
  { page: '/', address: '/', ready: '.hero', reach: inTurn(press('Menu'), sheet), sizes: 'phone' },
  { page: '/login', address: '/login', ready: 'form' },
  { page: '/login', address: '/login', ready: 'form', reach: inTurn(submit, fault) },
  { page: '/register', address: '/register', ready: 'form' },
  { page: '/register', address: '/register', ready: 'form', reach: inTurn(submit, fault) },
  { page: '/jobs', address: '/jobs', ready: '.job-card h3' },
  { page: '/jobs', address: '/jobs?keyword=qqqqzzzz&level=Junior&type=Full+Time', ready: '.kg-empty' },
  {
    page: '/jobs',
    address: '/jobs',
    ready: '.job-card h3',
    reach: inTurn(press('Filters'), sheet),
    sizes: 'phone',
  },
  {
    page: '/jobs',
    address: '/jobs',
    ready: '.job-card h3',
    reach: inTurn(press('Filters'), (page) => page.locator('.filter-row').last().click()),
    sizes: 'phone',
  },
  {
    page: '/about',
    address: '/about',
    ready: 'details',
    reach: (page) =>
      page.locator('details').evaluateAll((all) => all.forEach((entry) => entry.setAttribute('open', ''))),
  },
  { page: '/contact', address: '/contact', ready: 'form' },
  { page: '/contact', address: '/contact', ready: 'form', reach: inTurn(submit, fault) },
  ...jobs.map((id): Visit => ({
    page: '/jobDetail/:id',
    address: `/jobDetail/${id}`,
    ready: '.job-card h3',
  })),
  { page: '/404', address: '/404', ready: '.kg-empty' },
];

const openCv: NonNullable<Visit['reach']> = inTurn(press('Edit'), untilSeen('.ql-editor'));
const employeeVisits = ({ jobs, decided }: Findings): Visit[] => [
  { page: '/', address: '/', ready: '.hero', reach: inTurn(press('Menu'), sheet), sizes: 'phone' },
  {
    page: '/',
    address: '/',
    ready: '.kg-user-button',
    reach: inTurn((page) => page.locator('button.kg-user-button').click(), untilSeen('.kg-user-menu')),
    sizes: 'desktop',
  },
  { page: '/jobDetail/:id', address: `/jobDetail/${jobs[0]}`, ready: '.job-card h3' },
  { page: '/cv', address: '/cv', ready: '.cv-view' },
  { page: '/cv', address: '/cv', ready: '.cv-view', reach: openCv },
  {
    page: '/cv',
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
    address: '/myProfile',
    ready: '.profile-card',
    reach: inTurn(press('Update Profile'), sheet),
  },
  { page: '/appliedJobs', address: '/appliedJobs', ready: '.application-list li' },
  { page: '/application', address: '/application', ready: 'main h1, header h1' },
  { page: '/application/:id', address: `/application/${decided}`, ready: '.application-timeline' },
  { page: '/favJobs', address: '/favJobs', ready: '.job-card h3' },
  { page: '/setting', address: '/setting', ready: 'form' },
  {
    page: '/setting',
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
const employerVisits = ({ pending }: Findings): Visit[] => [
  { page: '/', address: '/', ready: '.home-section .job-card h3' },
  { page: '/jobs', address: '/jobs', ready: '.job-card h3' },
  {
    page: '/createjob',
    address: '/createjob',
    ready: 'main [type=radio]',
    reach: (page, words) =>
      page.getByRole('radio', { name: words('Choose from an existing template') }).check(),
  },
  { ...wizard, ready: '.ql-editor' },
  { ...wizard, ready: '.ql-editor', reach: inTurn(press('Next'), untilSeen('.kg-chip')) },
  {
    ...wizard,
    ready: '.ql-editor',
    reach: inTurn(press('Next'), untilSeen('.kg-chip'), press('Next'), untilSeen('.job-detail, .job-facts')),
  },
  { page: '/myProfile', address: '/myProfile', ready: '.my-jobs' },
  {
    page: '/myProfile',
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
  { page: '/application/:id', address: `/application/${pending}`, ready: '.application-timeline' },
  {
    page: '/application/:id',
    address: `/application/${pending}`,
    ready: '.application-timeline',
    reach: inTurn(press('Reject'), sheet),
  },
  { page: '/favJobs', address: '/favJobs', ready: '.job-card h3, .kg-empty' },
];

export const visitsOf = {
  guest: guestVisits,
  employee: employeeVisits,
  employer: employerVisits,
} as const satisfies Record<Visitor, (findings: Findings) => Visit[]>;

const accounts = { employee: 'dara', employer: 'sokha' } as const;

async function find(page: Page, visitor: Visitor): Promise<{ user?: User; findings: Findings }> {
  const answer = async <Body>(path: string, headers: Record<string, string> = {}) =>
    (await (await page.request.get(`/api${path}`, { headers })).json()) as Body;
  const listed = (
    await Promise.all([0, 1, 2].map((number) => answer<JobListItem[]>(`/job/get?page=${number}`)))
  ).flat();
  const longest = (of: JobListItem[]) => of.sort((a, b) => b.name.length - a.name.length)[0]?.job_id ?? 0;
  const isKhmer = ({ name }: JobListItem) => /[\u1780-\u17ff]/.test(name);
  const jobs = [longest(listed.filter(isKhmer)), longest(listed.filter((job) => !isKhmer(job)))];
  if (visitor === 'guest') return { findings: { jobs, decided: 0, pending: 0 } };
  const data = { name: accounts[visitor], password: 'karngea-demo' };
  const user = (await (await page.request.post('/api/auth/login', { data })).json()) as User;
  const applications = await answer<Application[]>('/app', bearer(user));
  const first = (is: (application: Application) => boolean) => applications.find(is)?.id ?? 0;
  return {
    user,
    findings: {
      jobs,
      decided: first(({ status }) => status !== 'pending'),
      pending: first(({ status }) => status === 'pending'),
    },
  };
}

/** A posting that is nearly ready, for the wizard's later steps. */
const draft = {
  ...posting,
  version: 2,
  way: 'self',
  age: '18',
  available_position: '2',
  industry: 'Banking & Finance',
  name: 'Night Baker ជាងដុតនំពេលយប់',
};

/** Opens a page for this visitor in this language; nothing on it moves by itself. */
export async function comeIn(
  browser: Browser,
  baseURL: string | undefined,
  locale: Locale,
  visitor: Visitor,
) {
  const page = await browser.newPage({
    ...(baseURL ? { baseURL } : {}),
    viewport: phoneSize,
    hasTouch: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'Asia/Phnom_Penh',
  });
  const { user, findings } = await find(page, visitor);
  await speak(page, locale);
  if (user) await comeAs(page, user);
  const words = wording(locale);
  return {
    page,
    visits: visitsOf[visitor](findings),
    /** Goes to the page and brings it into its state. */
    async enter({ address, ready, withDraft, reach, sizes }: Visit): Promise<void> {
      await page.setViewportSize(sizes === 'desktop' ? desktopSize : phoneSize);
      if (withDraft)
        await page.evaluate((text) => localStorage.setItem('jobDraft', text), JSON.stringify(draft));
      await page.goto(address);
      await untilSeen(ready)(page);
      await reach?.(page, words);
      // Rows out of sight are not laid out otherwise.
      await page.evaluate(() => {
        const style = new CSSStyleSheet();
        style.replaceSync('* { content-visibility: visible !important; }');
        document.adoptedStyleSheets = [style];
      });
    },
  };
}
