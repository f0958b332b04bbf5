import { expect, test } from 'vitest';
import { ApiFailure, codeOf, isRetryable } from './api-failure.ts';

test.each([
  [409, 'no_cv', 'no_cv'],
  [429, undefined, 'rate_limited'],
  [404, 'strange', 'not_found'],
  [502, undefined, 'internal'],
  [418, undefined, 'malformed'],
  [409, 'of_a_later_version', 'internal'],
])('an answer %i with code %s is %s', (status, code, expected) =>
  expect(codeOf(status, code)).toBe(expected),
);

test.each([
  ['offline', 0, true],
  ['unavailable', 503, true],
  ['rate_limited', 429, true],
  ['no_cv', 409, false],
  ['unreadable', 200, false],
] as const)('%s can be retried: %s', (code, status, passing) =>
  expect(isRetryable(new ApiFailure(code, status, ''))).toBe(passing),
);
