/** Opens any page of `every-page-visits.ts` with demonstration data, as a fixture. */
import { type APIRequestContext, type Page } from '@playwright/test';
import { type User } from '#contract/sessions.ts';
import { type Application } from '#contract/applications.ts';
import { type JobListItem } from '#contract/jobs.ts';
import { type Person } from '#contract/operators.ts';
import { demoPassword } from '#server/seed/fixtures.ts';
import { readFixtures } from '#server/seed/fixtures.ts';
import { posting } from '../support/samples.ts';
import { type Locale } from '../support/wording.ts';
import { desktopSize, type Findings, phoneSize, untilSeen, type Visit, type Visitor } from './page-visit.ts';
import { appStarted, blockNotifications, expect, test as base } from './fixtures.ts';
import { enterOperator, takeOperator } from './operator-people.ts';
import { bearer, newPerson, post, sessionOf, speak } from './people.ts';
import { comeAtFirst } from './first-visits.ts';
import { takePushes } from './push-visits.ts';

type Found = { readonly user?: User; readonly findings: Findings };

const logins = { employee: 'dara', employer: 'sokha' } as const;

const postWarned = async (request: APIRequestContext): Promise<number> =>
  post(request, await newPerson(request, 'employer'), undefined, {
    description:
      'A deposit of $20 is required. We keep your passport. Work in Thailand, visa provided. Earn $500 a day, no experience.',
  });

/** An application of this seeker with a decision, a message and an invitation. */
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

/** A demonstration account, logged in once for all pages, and what it can open. */
async function find(request: APIRequestContext, visitor: Visitor): Promise<Found> {
  const answer = async <Body>(path: string, headers: Record<string, string> = {}) =>
    (await (await request.get(`/api${path}`, { headers })).json()) as Body;
  /** Demonstration jobs only: those that other tests post come and go. */
  const longestNamed = async (isMeant: (name: string) => boolean): Promise<number> => {
    const lasting = readFixtures().jobs.filter(
      ({ name, status, endsInDays }) => status === 'Hiring' && endsInDays === undefined && isMeant(name),
    );
    const [longest] = lasting.toSorted((a, b) => b.name.length - a.name.length);
    const found = await answer<JobListItem[]>(`/job/get?keyword=${encodeURIComponent(longest?.name ?? '')}`);
    return found.find(({ name }) => name === longest?.name)?.job_id ?? 0;
  };
  const isKhmer = (name: string) => /[\u1780-\u17ff]/.test(name);
  const jobs = {
    khmer: await longestNamed(isKhmer),
    english: await longestNamed((name) => !isKhmer(name)),
  };
  const warned = visitor === 'guest' ? await postWarned(request) : 0;
  if (visitor === 'guest') return { findings: { jobs, warned, decided: 0, pending: 0, own: 0, talk: 0 } };
  if (visitor === 'operator') {
    const user = await enterOperator(request, takeOperator());
    const [reported] = await answer<Person[]>('/operator/people?name=pages-person-1', bearer(user));
    return {
      user,
      findings: { jobs, warned, decided: 0, pending: 0, own: 0, talk: 0, reported: reported?.user_id ?? 0 },
    };
  }
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

/** An almost complete posting, for the wizard's later steps. */
const draft = {
  ...posting,
  version: 2,
  way: 'self',
  age: '18',
  available_position: '2',
  industry: 'Banking & Finance',
  name: 'Night Baker ជាងដុតនំពេលយប់',
};

type WorkerFixtures = {
  findFor: (visitor: Visitor) => Promise<Found>;
  /** Pages that stay open for all visits in a language, because a process for each visit would take most of the time. */
  openPages: Map<Locale, Page>;
};
type Fixtures = {
  /** Opens the page as this visitor and brings it into its state. */
  enter: (visitor: Visitor, visit: Visit) => Promise<void>;
};

/** The tag of visits that inject scripts into the browser: their page is not reused. */
export const ownPage = '@own-page';

/** A page of the app's origin without the app, from which the device's storage can be set. */
const emptyPage = '/robots.txt';

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
  openPages: [
    async ({}, use) => {
      const pages = new Map<Locale, Page>();
      await use(pages);
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  context: async ({ page }, use) => use(page.context()),
  page: async ({ browser, openPages, language, contextOptions, baseURL, locale, timezoneId }, use, info) => {
    const page = openPages.get(language) ?? (await openPage());
    openPages.set(language, page);
    await page.goto(emptyPage);
    // Clears what the previous visit stored on the device.
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {
      origin: new URL(page.url()).origin,
      storageTypes: 'local_storage,indexeddb,cache_storage',
    });
    await session.detach();
    await page.evaluate(() => sessionStorage.clear());
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (!info.tags.includes(ownPage)) return;
    openPages.delete(language);
    await page.context().close();

    async function openPage(): Promise<Page> {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL ? { baseURL } : {}),
        ...(locale ? { locale } : {}),
        ...(timezoneId ? { timezoneId } : {}),
        hasTouch: true,
        serviceWorkers: 'block',
      });
      await speak(context, language);
      await blockNotifications(context);
      return context.newPage();
    }
  },
  enter: async ({ page, parts, language, findFor }, use) => {
    await use(
      async (
        visitor,
        { page: path, address = path, ready, withDraft, withPushes, atFirst, reach = [], sizes },
      ) => {
        const { user, findings } = await findFor(visitor);
        const stored = {
          ...(user ? { user: JSON.stringify(sessionOf(user)) } : {}),
          ...(withDraft ? { jobDraft: JSON.stringify(draft) } : {}),
        };
        await page.evaluate((entries) => {
          for (const [key, value] of entries) localStorage.setItem(key, value);
        }, Object.entries(stored));
        if (withPushes) await takePushes(page);
        if (atFirst) await comeAtFirst(page, language);
        await page.setViewportSize(sizes === 'desktop' ? desktopSize : phoneSize);
        await page.goto(typeof address === 'string' ? address : address(findings));
        await untilSeen(ready)(parts);
        // The server-rendered page has no scripts: what needs them, such as which rows scroll, is in the app's.
        await appStarted(page);
        await expect(page.locator('[data-more-to-come]')).toHaveCount(0);
        for (const step of reach) await step(parts);
        await page.evaluate(async () => {
          // A first visit may be drawn without the heading font, which is optional: wait for it here.
          for (const face of document.fonts) {
            face.display = 'block';
            await face.load();
          }
          // Rows out of view are not laid out otherwise.
          const style = new CSSStyleSheet();
          style.replaceSync('* { content-visibility: visible !important; }');
          document.adoptedStyleSheets.push(style);
        });
      },
    );
  },
});
