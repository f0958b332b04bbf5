/** Operators in specs: taken one by one of those that were made before the server started (operators-in-advance.ts). */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext } from '@playwright/test';
import { type User } from '#contract/accounts.ts';
import { codeAt } from '../support/operators.ts';

export const operatorsFolder = `${process.env['E2E_DATA_DIR'] ?? ''}-operators`;

/** What waits for which story. */
export const waitingIn = {
  morning: { reports: 8, posts: 5, verifications: 4, messages: 3 },
  early: { reports: 8, posts: 5, verifications: 4, messages: 3 },
  typed: { reports: 6, posts: 0, verifications: 0, messages: 0 },
  walk: { reports: 3, posts: 0, verifications: 0, messages: 0 },
  faster: { reports: 1, posts: 0, verifications: 0, messages: 0 },
  changed: { reports: 0, posts: 1, verifications: 0, messages: 0 },
  twice: { reports: 1, posts: 0, verifications: 0, messages: 0 },
  pages: { reports: 3, posts: 1, verifications: 1, messages: 1 },
} as const;

export type NewOperator = { readonly name: string; readonly password: string };

/** One that nobody else has. */
export function takeOperator(): NewOperator {
  for (let n = 1; ; n += 1) {
    const file = join(operatorsFolder, `${n}.json`);
    const operator = JSON.parse(readFileSync(file, 'utf8')) as NewOperator;
    try {
      mkdirSync(`${file}.taken`);
      return operator;
    } catch {
      // Another test was faster.
    }
  }
}

/** Sets the code app up and logs in. */
export async function enterOperator(request: APIRequestContext, operator: NewOperator): Promise<User> {
  const data = { ...operator, remember: false };
  const asked = (await (await request.post('/api/auth/login', { data })).json()) as { otpauth: string };
  const code = codeAt(asked.otpauth, new Date());
  return (await (await request.post('/api/auth/login', { data: { ...data, code } })).json()) as User;
}
