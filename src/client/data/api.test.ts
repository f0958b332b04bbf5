// @vitest-environment jsdom
/** Addresses of calls, and what an answer's status means to the screens. */
import { expect, test } from 'vitest';
import { getJob, listJobs } from '#contract/jobs.ts';
import { addressOf } from './api.ts';
import { ApiFailure, codeOf, isPassing } from './api-failure.ts';

test('parameters are filled in and cannot break out of their place', () =>
  expect(addressOf(getJob, { params: { id: '1/../2' } })).toBe('/api/job/get/1%2F..%2F2'));

test('unset query values are left out, set ones are encoded', () =>
  expect(
    addressOf(listJobs, { query: { page: '0', keyword: 'C++ ការងារ', industry: undefined, level: '' } }),
  ).toBe(`/api/job/get?page=0&keyword=C%2B%2B+${encodeURIComponent('ការងារ')}`));

test.each([
  [409, 'no_cv', 'no_cv'],
  [429, undefined, 'rate_limited'],
  [404, 'strange', 'not_found'],
  [502, undefined, 'internal'],
  [418, undefined, 'malformed'],
])('an answer %i with code %s is %s', (status, code, expected) =>
  expect(codeOf(status, code)).toBe(expected),
);

test.each([
  ['offline', 0, true],
  ['unavailable', 503, true],
  ['rate_limited', 429, true],
  ['no_cv', 409, false],
  ['unreadable', 200, false],
] as const)('%s may pass by itself: %s', (code, status, passing) =>
  expect(isPassing(new ApiFailure(code, status, ''))).toBe(passing),
);
