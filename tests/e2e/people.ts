/** Opens the app as a given user: in a language, as a guest or logged in. */
import { type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { type AccType } from '#contract/roles.ts';
import { type User } from '#contract/sessions.ts';
import { posting, shortCv } from '../support/samples.ts';
import { type Locale } from '../support/wording.ts';

const stored = { en: 'eng', km: 'kh' } as const;

/** Pages open in this language until another one is chosen, without the card of the first visit (product 2.55). */
export async function speak(place: BrowserContext | Page, locale: Locale): Promise<void> {
  await place.addInitScript((lang) => {
    if (localStorage.getItem('lang') === null) localStorage.setItem('lang', lang);
    if (localStorage.getItem('wishes') === null) localStorage.setItem('wishes', '{}');
  }, stored[locale]);
}

/** Opens the path like an installed app: from its own shell, without a server-rendered page. */
export async function startFromShell(page: Page, path: string): Promise<void> {
  await page.route(path, async (route) => route.fulfill({ response: await page.request.get('/index.html') }));
}

/** A new account, so that parallel tests do not affect each other. */
export async function newPerson(
  request: APIRequestContext,
  accType: AccType,
): Promise<User & { password: string }> {
  const password = 'long-enough-password';
  const name = `${accType}-${crypto.randomUUID()}`;
  const answer = await request.post('/api/auth/register', { data: { name, password, accType } });
  const user: User = await answer.json();
  return { ...user, password };
}

/** The app's stored session. */
export const sessionOf = ({ user_id, name, token, acc_type }: User) => ({ user_id, name, token, acc_type });

/** The user is already logged in when the app opens, as after Remember me. */
export async function comeAs(page: Page, user: User): Promise<void> {
  await page.addInitScript(
    (text) => {
      // Only once: a session that ended during the test stays ended after a reload.
      if (sessionStorage.getItem('came')) return;
      sessionStorage.setItem('came', 'yes');
      localStorage.setItem('user', text);
    },
    JSON.stringify(sessionOf(user)),
  );
}

/** The headers that authenticate a user. */
export const bearer = ({ token }: Pick<User, 'token'>) => ({ authorization: `BEARER ${token}` });

export async function giveCv(request: APIRequestContext, person: User, info: object = {}): Promise<void> {
  const data = { user_info: { ...shortCv.user_info, ...info } };
  const answer = await request.post('/api/cv', { data, headers: bearer(person) });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** A new seeker with a CV that contains this information. */
export async function newSeeker(
  request: APIRequestContext,
  info: object = {},
): Promise<User & { password: string }> {
  const person = await newPerson(request, 'employee');
  await giveCv(request, person, info);
  return person;
}

/** A new user, already logged in when the app opens. */
export async function comeAsNew(page: Page, accType: AccType): Promise<User & { password: string }> {
  const person = await newPerson(page.request, accType);
  await comeAs(page, person);
  return person;
}

/** A new seeker with a CV, logged in the same way. */
export async function comeAsSeeker(page: Page): Promise<User & { password: string }> {
  const person = await newSeeker(page.request);
  await comeAs(page, person);
  return person;
}

/** Posts a job as this employer. @returns its id */
export async function post(
  request: APIRequestContext,
  employer: User,
  name: string = posting.name,
  more: { description?: string; occupation?: string; province?: string } = {},
): Promise<number> {
  const data = { ...posting, name, ...more };
  const answer = await request.post('/api/job', { data, headers: bearer(employer) });
  const { job_id }: { job_id: number } = await answer.json();
  return job_id;
}
