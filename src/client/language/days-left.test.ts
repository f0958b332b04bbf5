/** The days until a job closes, counted in Cambodia. */
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { daysLeft, daysLeftMessage } from './days-left.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const ending = (expires_on: string | null, at: string, status: 'Hiring' | 'Closed' = 'Hiring') =>
  daysLeft({ status, expires_on }, Date.parse(at));

test('they are counted from seven down to the last day', () => {
  expect(ending('2026-11-30', '2026-11-22T10:00:00Z')).toBeUndefined();
  expect(ending('2026-11-29', '2026-11-22T10:00:00Z')).toBe(7);
  expect(ending('2026-11-25', '2026-11-22T10:00:00Z')).toBe(3);
  expect(ending('2026-11-22', '2026-11-22T10:00:00Z')).toBe(0);
});

test('a day begins at midnight in Cambodia, at 17:00 in UTC', () => {
  expect(ending('2026-11-25', '2026-11-22T16:59:59Z')).toBe(3);
  expect(ending('2026-11-25', '2026-11-22T17:00:00Z')).toBe(2);
});

test('nothing is counted for a job that is closed, past its day, or without one', () => {
  expect(ending('2026-11-25', '2026-11-22T10:00:00Z', 'Closed')).toBeUndefined();
  expect(ending('2026-11-21', '2026-11-22T10:00:00Z')).toBeUndefined();
  expect(ending(null, '2026-11-22T10:00:00Z')).toBeUndefined();
});

test('the words', () => {
  expect([3, 1, 0].map((days) => i18n._(daysLeftMessage(days)))).toEqual([
    '3 days left',
    '1 day left',
    'Last day',
  ]);
});
