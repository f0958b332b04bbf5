/** Access by account type, and the failure codes without it (product 6.1). */
import { expect, test } from 'vitest';
import { refusal } from './roles.ts';

test.each([
  ['anyone', undefined, undefined],
  ['anyone', 'employee', undefined],
  ['loggedIn', undefined, 'unauthenticated'],
  ['loggedIn', 'employer', undefined],
  ['employee', undefined, 'unauthenticated'],
  ['employee', 'employee', undefined],
  ['employee', 'employer', 'forbidden'],
  ['employer', 'employee', 'forbidden'],
  ['operator', 'employer', 'forbidden'],
  ['employer', 'operator', 'forbidden'],
  ['operator', 'operator', undefined],
  ['employer', 'employer', undefined],
] as const)('a call for %s by %s is refused as %s', (access, accType, why) =>
  expect(refusal(access, accType)).toBe(why),
);
