import { expect, test } from 'vitest';
import { type Pay } from '#contract/pay.ts';
import { salarySaysMore } from './salary-says-more.ts';

const monthly = (salary_min: number | null, salary_max: number | null, change: Partial<Pay> = {}): Pay => ({
  salary_min,
  salary_max,
  salary_currency: 'USD',
  salary_period: 'month',
  ...change,
});
const riel = { salary_currency: 'KHR' } as const;

test.each<[string, Pay]>([
  ['$250 - $320', monthly(250, 320)],
  ['$250-320 a month', monthly(250, 320)],
  ['250–320 USD per month', monthly(250, 320)],
  ['($1,200 to $1,500) / month', monthly(1200, 1500)],
  ['$២៥០–៣២០ ក្នុងមួយខែ', monthly(250, 320)],
  ['ពី 250 ដល់ 320 ដុល្លារ', monthly(250, 320)],
  ['$250', monthly(250, 250)],
  ['from $250 a month', monthly(250, null)],
  ['ចាប់ពី $250 ក្នុងមួយខែ', monthly(250, null)],
  ['Up to $700', monthly(null, 700)],
  ['រហូតដល់ $700', monthly(null, 700)],
  ['$10 a day', monthly(10, null, { salary_period: 'day' })],
  ['2.50$ per hour', monthly(2.5, null, { salary_period: 'hour' })],
  ['800,000–1,000,000៛', monthly(800_000, 1_000_000, riel)],
  ['80ម៉ឺនរៀល/ខែ', monthly(800_000, null, riel)],
])('%j says the same', (salary, pay) => expect(salarySaysMore(salary, pay)).toBe(false));

test.each<[string, Pay]>([
  ['$250 - $350', monthly(250, 320)],
  ['$250', monthly(250, 320)],
  ['250 riel', monthly(250, null)],
  ['$10 a day', monthly(10, null)],
  ['$250 and lunch', monthly(250, null)],
  ['$250–320 + bonus', monthly(250, 320)],
  ['$250+', monthly(250, null)],
  ['$250 + 5%', monthly(250, null)],
  ['up to $250', monthly(250, null)],
  ['$250 និងអាហារ', monthly(250, null)],
  ['Negotiable', monthly(250, null)],
  ['$250', monthly(null, null, { salary_currency: null, salary_period: null })],
])('%j says more', (salary, pay) => expect(salarySaysMore(salary, pay)).toBe(true));
