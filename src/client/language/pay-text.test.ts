/** Texts for pay, and none without numbers. */
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { type Pay } from '#contract/pay.ts';
import { payText } from './pay-text.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const dollars: Pay = { salary_min: 180, salary_max: 220, salary_currency: 'USD', salary_period: 'month' };
const words = (change: Partial<Pay> = {}, form: 'short' | 'long' = 'long') =>
  payText(i18n, { ...dollars, ...change }, form);

test.each<[Partial<Pay>, string]>([
  [{}, '$180–220 a month'],
  [{ salary_min: 1_200, salary_max: 1_800 }, '$1,200–1,800 a month'],
  [{ salary_max: 180 }, '$180 a month'],
  [{ salary_max: null }, 'from $180 a month'],
  [{ salary_min: null }, 'up to $220 a month'],
  [{ salary_min: 1.5, salary_max: 2, salary_period: 'hour' }, '$1.50–2 an hour'],
  [{ salary_min: 800_000, salary_max: 1_000_000, salary_currency: 'KHR' }, '800,000–1,000,000៛ a month'],
  [
    { salary_min: null, salary_max: 40_000, salary_currency: 'KHR', salary_period: 'day' },
    'up to 40,000៛ a day',
  ],
])('%j is %s', (change, expected) => expect(words(change)).toBe(expected));

test('cards say it shorter', () => expect(words({}, 'short')).toBe('$180–220 / month'));

test('there is no text without numbers, currency or period', () => {
  expect(words({ salary_min: null, salary_max: null })).toBeUndefined();
  expect(words({ salary_currency: null })).toBeUndefined();
  expect(words({ salary_period: null })).toBeUndefined();
});
