/** Every way that we have seen a salary written, and what it sorts by. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { salaryNumber } from './salary-number.ts';

test.each<[string, number | null]>([
  ['$300-$500', 300],
  ['300$ ~ 500$', 300],
  ['300 ~ 500$', 300],
  ['$ 450', 450],
  ['450 USD', 450],
  ['USD 1,200.50', 1200.5],
  ['US$1,200', 1200],
  ['1.200 $', 1200],
  ['1.200,50 $', 1200.5],
  ['$1 200', 1200],
  ['300 500$', 300],
  ["$1'500", 1500],
  ['1.5k', 1500],
  ['1,5k', 1500],
  ['$1.125k', 1125],
  ['$1k-2k', 1000],
  ['$1-2k', 1000],
  ['500-1k', 500],
  ['2,000,000 riel', 500],
  ['2.000.000 KHR', 500],
  ['300 000 riels', 75],
  ['KHR 800,000 - 1,000,000', 200],
  ['800,000 - 1,000,000៛', 200],
  ['៛1,200,000', 300],
  ['800k KHR', 200],
  ['4 million riel', 1000],
  ['១២០០០០០រៀល', 300],
  ['៨០ម៉ឺនរៀល', 200],
  ['១.២លានរៀល', 300],
  ['៥០០ ដុល្លារ', 500],
  ['ពី ៣០០ ដល់ ៥០០ ដុល្លារ', 300],
  ['Up to $700', 700],
  ['From 250', 250],
  ['13th month, $500', 500],
  ['10% commission + $200', 200],
  ['5% commission', null],
  ['$0', 0],
  ['0.5', 0.5],
  ['Negotiable', null],
  ['អាចចរចាបាន', null],
  ['', null],
  ['$', null],
])('%j sorts by %j', (salary, expected) => {
  expect(salaryNumber(salary)).toBe(expected);
});

test('any text gives null or an amount that a column can hold', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme-composite' }), fc.stringMatching(/^[\d.,' $៛kKm%-]{0,60}$/)),
      (text) => {
        const number = salaryNumber(text);
        return number === null || (Number.isFinite(number) && number >= 0 && number <= 1e9);
      },
    ),
  );
});

test('a plain amount is found however its thousands are separated', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom(',', '.', "'", ''),
      (amount, separator) => {
        const written = String(amount).replace(/\B(?=(\d{3})+$)/g, separator);
        expect(salaryNumber(`$${written}`)).toBe(amount);
      },
    ),
  );
});
