/** Operators in specs: operators-in-advance.ts creates them before the server starts, and each test takes one. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext } from '@playwright/test';
import { type User } from '#contract/sessions.ts';
import { codeAt } from '../support/operators.ts';
import { type Locale, locales } from '../support/wording.ts';

export const operatorsFolder = `${process.env['E2E_DATA_DIR'] ?? ''}-operators`;

/** How many queue entries each story has, and in which project it runs. */
export const waitingIn = {
  morning: { on: 'desktop', reports: 5, people: 0, posts: 3, verifications: 2, messages: 2 },
  typed: { on: 'desktop', reports: 3, people: 0, posts: 2, verifications: 0, messages: 0 },
  walk: { on: 'phone', reports: 2, people: 0, posts: 0, verifications: 0, messages: 0 },
  faster: { on: 'phone', reports: 3, people: 0, posts: 0, verifications: 0, messages: 0 },
  people: { on: 'desktop', reports: 0, people: 10, posts: 0, verifications: 0, messages: 0 },
} as const;

export type Story = keyof typeof waitingIn;

/** The first word of a story's entries: each language and each attempt has its own. */
export const storyName = (story: Story, language: Locale, retry: number): string =>
  `${story}-${language}-${retry}`;

/** The names of a story in all projects and attempts (playwright.config.ts). */
export function storyNames(story: Story): string[] {
  const usual = { desktop: ['en'], phone: ['km'] } as const;
  const languages = process.env['NIGHTLY'] === '1' ? locales : usual[waitingIn[story].on];
  return languages.flatMap((language) => [0, 1].map((retry) => storyName(story, language, retry)));
}

export type NewOperator = { readonly name: string; readonly password: string };

/** The start of the names of operators who still have to replace their password. */
export const firstPassword = 'new-operator-';

/** Takes an operator that no other test has. */
export function takeOperator(prefix = 'operator-'): NewOperator {
  for (let n = 1; ; n += 1) {
    const file = join(operatorsFolder, `${prefix}${n}.json`);
    const operator = JSON.parse(readFileSync(file, 'utf8')) as NewOperator;
    try {
      mkdirSync(`${file}.taken`);
      return operator;
    } catch {
      // Another test was faster.
    }
  }
}

/** Sets up the authenticator app and logs in. */
export async function enterOperator(request: APIRequestContext, operator: NewOperator): Promise<User> {
  const data = { ...operator, remember: false };
  const asked = (await (await request.post('/api/auth/login', { data })).json()) as { otpauth: string };
  const code = codeAt(asked.otpauth, new Date());
  return (await (await request.post('/api/auth/login', { data: { ...data, code } })).json()) as User;
}
