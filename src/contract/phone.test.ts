/** Cambodian phone numbers in any notation have the same wire value. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { mobileNumber, nationalNumber } from './phone.ts';

test.each([
  '12345678',
  '012345678',
  '012 345 678',
  '+855 12 345 678',
  '855-12-345-678',
  '0085512345678',
  '០១២ ៣៤៥ ៦៧៨',
  '０１２ 345 678',
  '\u202a+855 12 345 678\u202c',
  '(012) 345678',
])('%s is 12345678', (typed) => {
  expect(nationalNumber(typed)).toBe('12345678');
  expect(mobileNumber(typed)).toBe('12345678');
});

test('nine-digit numbers are valid', () => expect(nationalNumber('096 234 5678')).toBe('962345678'));

test.each([
  ['023 721 234', '23721234'],
  ['063 963 636', '63963636'],
  ['+855 23 5123456', '235123456'],
])('the fixed line %s is %s, and gets no SMS', (typed, wireValue) => {
  expect(nationalNumber(typed)).toBe(wireValue);
  expect(mobileNumber(typed)).toBeUndefined();
});

test.each([
  '',
  'abc',
  '123',
  '0000000000',
  '99999999999999',
  '+1 202 555 0100',
  '023 456 789',
  '1800 123 456',
])('%j is no Cambodian number', (typed) => expect(nationalNumber(typed)).toBeUndefined());

test('the same numbers are valid as by the full metadata, apart from those with special rates', () => {
  for (let prefix = 1_000; prefix < 10_000; prefix += 1)
    for (const digits of [`${prefix}2345`, `${prefix}23456`]) {
      const number = parsePhoneNumberFromString(`+855${digits}`);
      expect(nationalNumber(digits) !== undefined, digits).toBe(number?.isValid() ?? false);
    }
});
