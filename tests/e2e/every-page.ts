/** Opens any of the pages in `every-page-visits.ts` with the demonstration on it, as a fixture. */
import { type APIRequestContext } from '@playwright/test';
import { type User } from '#contract/accounts.ts';
import { type Application } from '#contract/applications.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { demoPassword } from '#server/seed/demo-password.ts';
import { posting } from '../support/samples.ts';
import { desktopSize, type Findings, phoneSize, untilSeen, type Visit, type Visitor } from './page-visit.ts';
import { appStarted, expect, test as base } from './fixtures.ts';
import { enterOperator, takeOperator } from './operator-people.ts';
import { bearer, comeAs, newPerson, post } from './people.ts';
import { comeAtFirst } from './first-visits.ts';
import { takePushes } from './push-visits.ts';

type Found = { readonly user?: User; readonly findings: Findings };

const logins = { employee: 'dara', employer: 'sokha' } as const;

const postWarned = async (request: APIRequestContext): Promise<number> =>
  post(request, await newPerson(request, 'employer'), undefined, {
    description:
      'A deposit of $20 is required. We keep your passport. Work in Thailand, visa provided. Earn $500 a day, no experience.',
  });

/** An application of this person that was answered with a message and an invitation. */
async function invited(request: APIRequestContext, person: User): Promise<number> {
  const employer = await newPerson(request, 'employer');
  const job_id = await post(request, employer);
  const answer = await request.post('/api/app', { data: { job_id }, headers: bearer(person) });
  const { id } = (await answer.json()) as Application;
  const headers = bearer(employer);
  const at = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await request.post(`/api/app/${id}/message`, { headers, data: { text: 'សួស្ដី Can you come?' } });
  const place = 'ផ្ទះលេខ 12 ផ្លូវ 278 បឹងកេងកង';
  await request.post(`/api/app/${id}/interview`, { headers, data: { at, place, note: 'Ask for Bopha' } });
  return id;
}

/** Somebody of the demonstration, logged in once for all pages, and what they can open. */
async function find(request: APIRequestContext, visitor: Visitor): Promise<Found> {
  const answer = async <Body>(path: string, headers: Record<string, string> = {}) =>
    (await (await request.get(`/api${path}`, { headers })).json()) as Body;
  const pages = await Promise.all(
    [0, 1, 2].map((number) => answer<JobListItem[]>(`/job/get?page=${number}`)),
  );
  const byLength = pages.flat().toSorted((a, b) => b.name.length - a.name.length);
  const isKhmer = ({ name }: JobListItem) => /[\u1780-\u17ff]/.test(name);
  const jobs = {
    khmer: byLength.find(isKhmer)?.job_id ?? 0,
    english: byLength.find((job) => !isKhmer(job))?.job_id ?? 0,
  };
  const warned = visitor === 'guest' ? await postWarned(request) : 0;
  if (visitor === 'guest') return { findings: { jobs, warned, decided: 0, pending: 0, own: 0, talk: 0 } };
  if (visitor === 'operator')
    return {
      user: await enterOperator(request, takeOperator()),
      findings: { jobs, warned, decided: 0, pending: 0, own: 0, talk: 0 },
    };
  const data = { name: logins[visitor], password: demoPassword };
  const user = (await (await request.post('/api/auth/login', { data })).json()) as User;
  const applications = await answer<Application[]>('/app', bearer(user));
  const own = visitor === 'employer' ? await answer<JobListItem[]>('/job/myJobs', bearer(user)) : [];
  const first = (is: (application: Application) => boolean) => applications.find(is)?.id ?? 0;
  return {
    user,
    findings: {
      jobs,
      warned,
      decided: first(({ status }) => status !== 'pending'),
      pending: first(({ status }) => status === 'pending'),
      own: own.find(({ status }) => status === 'Hiring')?.job_id ?? 0,
      talk: visitor === 'employee' ? await invited(request, user) : 0,
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

type WorkerFixtures = { findFor: (visitor: Visitor) => Promise<Found> };
type Fixtures = {
  /** Comes as this visitor, goes to the page and brings it into its state. */
  enter: (visitor: Visitor, visit: Visit) => Promise<void>;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  findFor: [
    async ({ playwright }, use, { project }) => {
      const { baseURL } = project.use;
      const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
      const found = new Map<Visitor, Promise<Found>>();
      await use((visitor) => {
        const finding = found.get(visitor) ?? find(request, visitor);
        found.set(visitor, finding);
        return finding;
      });
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  enter: async ({ page, parts, language, findFor }, use) => {
    await use(
      async (
        visitor,
        { page: path, address = path, ready, withDraft, withPushes, atFirst, reach = [], sizes },
      ) => {
        const { user, findings } = await findFor(visitor);
        if (user) await comeAs(page, user);
        if (withDraft)
          await page.addInitScript((text) => localStorage.setItem('jobDraft', text), JSON.stringify(draft));
        if (withPushes) await takePushes(page);
        if (atFirst) await comeAtFirst(page, language);
        await page.setViewportSize(sizes === 'desktop' ? desktopSize : phoneSize);
        // A first visit may be drawn without the fonts, which are optional: here they are waited for.
        await page.route('**/*.css', async (route) => {
          const style = await route.fetch();
          const body = (await style.text()).replaceAll('font-display:optional', 'font-display:block');
          await route.fulfill({ response: style, body });
        });
        await page.goto(typeof address === 'string' ? address : address(findings));
        await untilSeen(ready)(parts);
        // The server's page has no scripts: what only they can know, such as which rows can be scrolled, is in the app's.
        await appStarted(page);
        await expect(page.locator('[data-more-to-come]')).toHaveCount(0);
        for (const step of reach) await step(parts);
        await page.evaluate(async () => void (await document.fonts.ready));
        // Rows out of sight are not laid out otherwise.
        await page.evaluate(() => {
          const style = new CSSStyleSheet();
          style.replaceSync('* { content-visibility: visible !important; }');
          document.adoptedStyleSheets = [style];
        });
      },
    );
    // A style sheet that is still asked for when the page closes is no fault.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
