/** Texts for how long ago something happened. */
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { agoMessage } from './relative-time.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const words = (ms: number) => i18n._(agoMessage(ms));

test('less than a minute ago, or in the future, is just now', () => {
  expect(words(0)).toBe('just now');
  expect(words(59_999)).toBe('just now');
  expect(words(-5 * hour)).toBe('just now');
});

test('each unit begins exactly at its length', () => {
  expect(words(minute)).toBe('1 minute ago');
  expect(words(hour - 1)).toBe('59 minutes ago');
  expect(words(hour)).toBe('1 hour ago');
  expect(words(day - 1)).toBe('23 hours ago');
  expect(words(day)).toBe('1 day ago');
  expect(words(7 * day - 1)).toBe('6 days ago');
  expect(words(7 * day)).toBe('1 week ago');
  expect(words(31 * day)).toBe('1 month ago');
  expect(words(366 * day)).toBe('1 year ago');
});

test('hours are not affected by time zones', () => {
  expect(words(3 * hour)).toBe('3 hours ago');
});
